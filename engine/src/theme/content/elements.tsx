import { Children, isValidElement, type ComponentProps, type ImgHTMLAttributes, type ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';
import Link from 'yaprak:link';
import type { CodeBlockProps } from './code-block.tsx';

/** A link that a component of the site hands on. Read when it is drawn: where a plugin brings it, its modules import this one. */
export function A(props: ComponentProps<'a'>) {
  return <Link {...props} />;
}

/** Elements of Markdown as the theme draws them: copies of Docusaurus's list name them. */
export const DetailsElement = 'details';
export const Img = 'img';
export const Li = 'li';
export const Ul = 'ul';

/** Code in a line, or a whole block of it: a part of a site that draws `code` is given both. */
export function Code(props: ComponentProps<'code'>) {
  const isInline = Children.toArray(props.children).every(
    (child) => typeof child === 'string' && !child.includes('\n'),
  );
  return isInline ? <CodeInline {...props} /> : <CodeBlock {...props} />;
}

/** A part of a site that draws fences itself has their text, and gives it on to this. */
export function Pre(props: ComponentProps<'pre'>) {
  const { children } = props;
  const isFence = isValidElement<CodeBlockProps>(children) && typeof children.props.children === 'string';
  return isFence ? <CodeBlock {...children.props} /> : <pre {...props} />;
}

/** Markdown inside an author's own page: the same look as in the docs. */
export function MarkdownText({ children }: { children?: ReactNode }) {
  return <div className="theme-doc-markdown markdown">{children}</div>;
}
/** Texts of the theme's own pages have that look already. */
MarkdownText.isLook = true;

interface LoadedImage {
  src: string | { src: string; srcSet?: string; width?: number; height?: number };
  preSrc?: string;
}

export interface IdealImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  img: string | LoadedImage | { default: string };
}

/** The browser's own lazy loading does what this component was made for. */
export function IdealImage({ img, alt = '', ...rest }: IdealImageProps) {
  return <img loading="lazy" alt={alt} {...toSource(img)} {...rest} />;
}

function toSource(img: IdealImageProps['img']): ImgHTMLAttributes<HTMLImageElement> {
  if (typeof img === 'string') return { src: img };
  if ('default' in img) return { src: img.default };
  if (typeof img.src === 'string') return { src: img.src };
  const { src, srcSet, width, height } = img.src;
  return { src, srcSet, width, height };
}
