export { PostList as default } from '../../theme/parts/post-list.tsx';
