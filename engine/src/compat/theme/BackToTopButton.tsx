export { BackToTop as default } from '../../theme/parts/back-to-top.tsx';
