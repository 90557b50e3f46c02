export { FooterCopyright as default } from '../../../theme/parts/footer-copyright.tsx';
