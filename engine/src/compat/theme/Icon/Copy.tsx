import { lineIcon } from '../../icon.tsx';

export default lineIcon('M9 9h11v11H9zM5 15H4V4h11v1');
