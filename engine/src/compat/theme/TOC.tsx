export { Toc as default } from '../../theme/parts/toc.tsx';
