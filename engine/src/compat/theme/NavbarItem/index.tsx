export { NavbarItem as default } from '../../../theme/parts/navbar-item.tsx';
