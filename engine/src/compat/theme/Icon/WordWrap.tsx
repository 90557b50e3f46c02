import { lineIcon } from '../../icon.tsx';

export default lineIcon('M4 6h16M4 18h6M4 12h13a3 3 0 0 1 0 6h-3M16 15l-3 3 3 3');
