export { DocTag as default } from '../../theme/pages/doc-tags.tsx';
