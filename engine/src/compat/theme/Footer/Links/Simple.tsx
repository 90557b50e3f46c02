export { FooterRow as default } from '../../../../theme/parts/footer-row.tsx';
