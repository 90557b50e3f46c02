import { lineIcon } from '../../icon.tsx';

export default lineIcon('M5 5l14 14M19 5L5 19');
