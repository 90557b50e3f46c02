export { SkipToContent as default } from '../../theme/parts/skip-to-content.tsx';
