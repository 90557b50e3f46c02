import type { ImgHTMLAttributes } from 'react';

export default function Img(props: ImgHTMLAttributes<HTMLImageElement>) {
  return (
    <figure data-resim>
      <img {...props} />
    </figure>
  );
}
