export { DocPage as default } from '../../../theme/pages/doc-page.tsx';
