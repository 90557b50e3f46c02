import { lineIcon } from '../../icon.tsx';

export default lineIcon('M9 5l7 7-7 7');
