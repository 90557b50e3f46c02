export { admonitionTypes as default } from '../../../theme/content/admonition-types.ts';
