export { Authors as default } from '../../../../theme/parts/authors.tsx';
