export { Root as default } from '../../theme/root.tsx';
