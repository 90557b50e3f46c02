export { DocTags as default } from '../../theme/pages/doc-tags.tsx';
