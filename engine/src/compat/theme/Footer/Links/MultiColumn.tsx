export { FooterColumns as default } from '../../../../theme/parts/footer-columns.tsx';
