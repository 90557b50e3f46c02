import type { Logo } from '../../shared/model.ts';
import { usePage } from '../context.ts';
import { SiteLogo } from './site-logo.tsx';

export function FooterLogo({ logo }: { logo: Logo }) {
  const { title } = usePage().view.site;
  if (!logo.href) return <SiteLogo logo={logo} title={title} />;
  return (
    <a href={logo.href} target={logo.target} className="footer-logo">
      <SiteLogo logo={logo} title={title} />
    </a>
  );
}
