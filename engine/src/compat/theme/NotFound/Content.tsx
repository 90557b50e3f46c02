export { NotFoundContent as default } from '../../../theme/pages/not-found-content.tsx';
