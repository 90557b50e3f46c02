export { FooterLinkItem as default } from '../../../theme/parts/footer-link-item.tsx';
