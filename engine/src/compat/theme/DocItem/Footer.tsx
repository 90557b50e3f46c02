export { DocFooter as default } from '../../../theme/parts/doc-footer.tsx';
