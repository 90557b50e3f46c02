export { TagGroups as default } from '../../theme/parts/tags.tsx';
