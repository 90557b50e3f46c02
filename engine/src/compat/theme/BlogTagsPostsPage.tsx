export { BlogTag as default } from '../../theme/pages/blog-tags.tsx';
