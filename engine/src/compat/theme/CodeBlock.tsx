export { CodeBlock as default, type CodeBlockProps as Props } from '../../theme/content/code-block.tsx';
