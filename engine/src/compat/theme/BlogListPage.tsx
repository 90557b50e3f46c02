export { BlogList as default } from '../../theme/pages/blog-list.tsx';
