export { DocContent as default } from '../../../theme/parts/doc-content.tsx';
