import type { FooterLink } from '../../shared/model.ts';
import { SmartLink } from './smart-link.tsx';

/** One link, or HTML of the author's own. */
export function FooterLinkItem({ item: link }: { item: FooterLink }) {
  if (link.html !== undefined)
    return <span className={link.className} dangerouslySetInnerHTML={{ __html: link.html }} />;
  return (
    <SmartLink
      href={link.href ?? ''}
      className={link.className}
      aria-label={link.ariaLabel}
      {...(link.target && { target: link.target })}
      {...(link.rel && { rel: link.rel })}
      {...link.attributes}
    >
      {link.label}
    </SmartLink>
  );
}
