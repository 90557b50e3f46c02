export { VersionBadge as default } from '../../theme/parts/version-notes.tsx';
