export { PaginationLink as default } from '../../theme/parts/pagination-link.tsx';
