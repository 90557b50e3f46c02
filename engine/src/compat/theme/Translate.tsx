export { Translate as default, translate } from '../../theme/content/translate.tsx';
