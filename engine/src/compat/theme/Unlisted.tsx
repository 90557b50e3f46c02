export { UnlistedBanner as default } from '../../theme/parts/unlisted-banner.tsx';
