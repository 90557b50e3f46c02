export { FooterLinks as default } from '../../../../theme/parts/footer-links.tsx';
