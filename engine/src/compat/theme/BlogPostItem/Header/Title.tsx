export { PostTitle as default } from '../../../../theme/parts/post-title.tsx';
