export { BlogLayout as default } from '../../theme/layouts/blog-layout.tsx';
