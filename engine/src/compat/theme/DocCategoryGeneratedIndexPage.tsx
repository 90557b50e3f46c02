export { CategoryPage as default } from '../../theme/pages/category-page.tsx';
