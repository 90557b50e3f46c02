import { lineIcon } from '../../icon.tsx';

export default lineIcon('M4 12l6 6L20 7');
