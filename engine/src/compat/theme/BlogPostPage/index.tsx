export { BlogPost as default } from '../../../theme/pages/blog-post.tsx';
