export { FooterLogo as default } from '../../../theme/parts/footer-logo.tsx';
