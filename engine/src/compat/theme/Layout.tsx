export { Layout as default, type LayoutProps as Props } from '../../theme/layouts/layout.tsx';
