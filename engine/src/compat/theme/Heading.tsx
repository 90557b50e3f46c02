export { Heading as default, type HeadingProps as Props } from '../../theme/content/heading.tsx';
