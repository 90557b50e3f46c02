export { DocCard as default } from '../../theme/parts/doc-card.tsx';
