export { DraftBanner as default } from '../../theme/parts/draft-banner.tsx';
