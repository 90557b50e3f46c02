export { Details as default, type DetailsProps as Props } from '../../theme/content/details.tsx';
