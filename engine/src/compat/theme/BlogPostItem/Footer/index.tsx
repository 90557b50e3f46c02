export { PostFooter as default } from '../../../../theme/parts/post-footer.tsx';
