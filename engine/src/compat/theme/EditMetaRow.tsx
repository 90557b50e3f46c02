export { EditMetaRow as default } from '../../theme/parts/edit-meta-row.tsx';
