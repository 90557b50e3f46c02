export { BlogTags as default } from '../../theme/pages/blog-tags.tsx';
