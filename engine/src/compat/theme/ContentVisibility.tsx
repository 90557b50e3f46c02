export { VisibilityBanners as default } from '../../theme/parts/visibility-banners.tsx';
