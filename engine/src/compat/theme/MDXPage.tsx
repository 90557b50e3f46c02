export { MarkdownPage as default } from '../../theme/pages/markdown-page.tsx';
