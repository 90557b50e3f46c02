export { FooterLayout as default } from '../../../theme/parts/footer-layout.tsx';
