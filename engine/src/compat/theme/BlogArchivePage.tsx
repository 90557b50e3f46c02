export { BlogArchive as default } from '../../theme/pages/blog-archive.tsx';
