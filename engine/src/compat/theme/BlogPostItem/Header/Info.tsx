export { PostInfo as default } from '../../../../theme/parts/post-info.tsx';
