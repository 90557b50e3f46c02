export { PostHeader as default } from '../../../../theme/parts/post-header.tsx';
