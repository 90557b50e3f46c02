import { lineIcon } from '../../icon.tsx';

export default lineIcon('M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18');
