import { Heading } from '../../../theme/content/heading.tsx';

export default Heading;
