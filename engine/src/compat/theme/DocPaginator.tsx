export { DocPagination as default } from '../../theme/pages/doc-pagination.tsx';
