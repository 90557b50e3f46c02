export { Tags as default } from '../../theme/parts/tags.tsx';
