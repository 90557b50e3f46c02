export { LastUpdated as default } from '../../theme/parts/last-updated.tsx';
