export { Head as default } from '../../theme/content/head.tsx';
