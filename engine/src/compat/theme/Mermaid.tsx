export { Mermaid as default } from '../../theme/content/mermaid.tsx';
