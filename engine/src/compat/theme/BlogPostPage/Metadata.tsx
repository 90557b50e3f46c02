export { PostMetadata as default } from '../../../theme/parts/post-metadata.tsx';
