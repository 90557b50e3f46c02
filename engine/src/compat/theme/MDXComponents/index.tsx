export { mdxComponents as default } from '../../../theme/mdx-components.tsx';
