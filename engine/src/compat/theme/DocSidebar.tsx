export { Sidebar as default } from '../../theme/parts/sidebar.tsx';
