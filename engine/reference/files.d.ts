/** Files that a component may import. */

declare module '*.md' {
  import type { ComponentType } from 'react';
  const Content: ComponentType<{ components?: Record<string, ComponentType<never>> }>;
  export const frontMatter: Record<string, unknown>;
  export const contentTitle: string | undefined;
  export const toc: readonly { value: string; id: string; level: number }[];
  export default Content;
}
declare module '*.mdx' {
  export { default, frontMatter, contentTitle, toc } from '*.md';
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.module.scss' {
  export { default } from '*.module.css';
}
declare module '*.module.sass' {
  export { default } from '*.module.css';
}
declare module '*.css' {}
declare module '*.scss' {}

declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.jpg' {
  export { default } from '*.png';
}
declare module '*.jpeg' {
  export { default } from '*.png';
}
declare module '*.gif' {
  export { default } from '*.png';
}
declare module '*.webp' {
  export { default } from '*.png';
}
declare module '*.avif' {
  export { default } from '*.png';
}
declare module '*.svg' {
  import type { ComponentType, SVGProps } from 'react';
  const Image: ComponentType<SVGProps<SVGSVGElement>>;
  export default Image;
}
