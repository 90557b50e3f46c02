import { lineIcon } from '../../icon.tsx';

export default lineIcon('M4 20l1-5L16 4l4 4L9 19zM13 7l4 4');
