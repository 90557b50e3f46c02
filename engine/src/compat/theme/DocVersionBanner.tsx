export { VersionBanner as default } from '../../theme/parts/version-notes.tsx';
