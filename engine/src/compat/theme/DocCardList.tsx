export { DocCardList as default } from '../../theme/content/doc-card-list.tsx';
