export { ArticleBody as default } from '../../../theme/parts/article-body.tsx';
