import type { ImgHTMLAttributes } from 'react';

interface Loaded {
  src: string | { src: string; srcSet?: string; width?: number; height?: number };
  preSrc?: string;
}

export interface Props extends ImgHTMLAttributes<HTMLImageElement> {
  img: string | Loaded | { default: string };
}

/** The browser's own lazy loading does what this component was made for. */
export default function IdealImage({ img, alt = '', ...rest }: Props) {
  return <img loading="lazy" alt={alt} {...toSource(img)} {...rest} />;
}

function toSource(img: Props['img']): ImgHTMLAttributes<HTMLImageElement> {
  if (typeof img === 'string') return { src: img };
  if ('default' in img) return { src: img.default };
  if (typeof img.src === 'string') return { src: img.src };
  const { src, srcSet, width, height } = img.src;
  return { src, srcSet, width, height };
}
