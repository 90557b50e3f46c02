export { SearchBar as default } from '../../theme/parts/search-bar.tsx';
