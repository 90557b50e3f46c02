export { NavbarContent as default } from '../../../theme/parts/navbar-content.tsx';
