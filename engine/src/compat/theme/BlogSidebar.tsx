export { BlogSidebar as default } from '../../theme/parts/blog-sidebar.tsx';
