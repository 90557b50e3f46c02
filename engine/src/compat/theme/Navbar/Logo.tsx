export { NavbarLogo as default } from '../../../theme/parts/navbar-logo.tsx';
