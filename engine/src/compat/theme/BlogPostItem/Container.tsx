export { PostContainer as default } from '../../../theme/parts/post-container.tsx';
