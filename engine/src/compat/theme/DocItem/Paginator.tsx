export { DocPaginator as default } from '../../../theme/parts/doc-paginator.tsx';
