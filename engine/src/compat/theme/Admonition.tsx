export { Admonition as default, type AdmonitionProps as Props } from '../../theme/content/admonition.tsx';
