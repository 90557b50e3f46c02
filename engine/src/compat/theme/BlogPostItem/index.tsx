export { PostItem as default } from '../../../theme/parts/post-item.tsx';
