export { Navbar as default } from '../../../theme/parts/navbar.tsx';
