export { DocLayout as default } from '../../../theme/parts/doc-layout.tsx';
