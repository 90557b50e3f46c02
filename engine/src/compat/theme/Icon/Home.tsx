import { lineIcon } from '../../icon.tsx';

export default lineIcon('M4 11l8-7 8 7M6 10v10h12V10');
