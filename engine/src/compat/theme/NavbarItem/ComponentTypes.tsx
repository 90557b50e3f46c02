export { navbarTypes as default } from '../../../theme/parts/navbar-types.ts';
