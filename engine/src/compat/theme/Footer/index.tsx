export { Footer as default } from '../../../theme/parts/footer.tsx';
