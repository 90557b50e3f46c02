import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isExternal } from '../shared/url.ts';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children?: ReactNode;
}

/** A link whose address is already complete. One that leaves the site opens in its own tab and does not tell where it came from. */
export function SmartLink({ href, ...rest }: Props) {
  const away = isExternal(href) && /^(?:https?:)?\/\//i.test(href);
  return <a href={href} {...(away && { target: '_blank', rel: 'noopener noreferrer' })} {...rest} />;
}
