export { Admonition as default } from '../../../theme/content/admonition.tsx';
export type { AdmonitionProps as Props } from '../../../theme/content/admonition-box.tsx';
