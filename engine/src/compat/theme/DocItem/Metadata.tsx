export { DocMetadata as default } from '../../../theme/parts/doc-metadata.tsx';
