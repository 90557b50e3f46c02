export { PostContent as default } from '../../../theme/parts/post-content.tsx';
