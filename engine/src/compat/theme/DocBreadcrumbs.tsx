export { Breadcrumbs as default } from '../../theme/parts/breadcrumbs.tsx';
