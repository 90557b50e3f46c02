export { DocsLayout as default } from '../../../theme/layouts/docs-layout.tsx';
