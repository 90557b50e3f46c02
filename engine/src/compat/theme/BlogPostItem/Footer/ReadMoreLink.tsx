export { ReadMoreLink as default } from '../../../../theme/parts/read-more-link.tsx';
