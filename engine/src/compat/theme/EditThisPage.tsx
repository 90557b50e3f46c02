export { EditThisPage as default } from '../../theme/parts/edit-this-page.tsx';
