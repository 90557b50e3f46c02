export { Brand as default } from '../../theme/parts/brand.tsx';
