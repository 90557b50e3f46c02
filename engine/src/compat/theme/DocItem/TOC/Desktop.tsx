export { DocToc as default } from '../../../../theme/parts/doc-toc.tsx';
