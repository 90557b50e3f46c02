export { ThemedImage as default, type ThemedImageProps as Props } from '../../theme/content/themed-image.tsx';
