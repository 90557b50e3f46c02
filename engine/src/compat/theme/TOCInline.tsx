export { TOCInline as default, type TOCInlineProps as Props } from '../../theme/content/toc-inline.tsx';
