export { Translate as default, translate, type TranslateProps } from '../../theme/content/translate.tsx';
