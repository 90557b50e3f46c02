import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isExternal } from '../shared/url.ts';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children?: ReactNode;
}

/** A link with a resolved address. An external one opens in a new tab, without a referrer. */
export function SmartLink({ href, ...rest }: Props) {
  const away = isExternal(href) && /^(?:https?:)?\/\//i.test(href);
  return <a href={href} {...(away && { target: '_blank', rel: 'noopener noreferrer' })} {...rest} />;
}
