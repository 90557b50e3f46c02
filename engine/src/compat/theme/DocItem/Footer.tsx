export { PageFooter as default } from '../../../theme/parts/page-footer.tsx';
