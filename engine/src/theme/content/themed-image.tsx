import type { ImgHTMLAttributes } from 'react';

export interface ThemedImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  sources: { light: string; dark: string };
}

/** One picture per colour mode. The hidden one is lazy, so it is not fetched. */
export function ThemedImage({ sources, className, ...rest }: ThemedImageProps) {
  const extra = className ? ` ${className}` : '';
  return (
    <>
      <img {...rest} src={sources.light} loading="lazy" className={`only-light${extra}`} />
      <img {...rest} src={sources.dark} loading="lazy" className={`only-dark${extra}`} />
    </>
  );
}
