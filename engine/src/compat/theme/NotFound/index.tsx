export { NotFound as default } from '../../../theme/pages/not-found.tsx';
