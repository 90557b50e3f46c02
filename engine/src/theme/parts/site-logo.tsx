import type { Logo } from '../../shared/model.ts';

/** The logo in both colour modes: the hidden one is lazy, so a reader loads only what is seen. */
export function SiteLogo({ logo, title }: { logo: Logo; title: string }) {
  const size = { alt: logo.alt ?? title, width: logo.width, height: logo.height, style: logo.style };
  const className = logo.className ? `logo ${logo.className}` : 'logo';
  if (!logo.srcDark || logo.srcDark === logo.src) return <img src={logo.src} className={className} {...size} />;
  return (
    <>
      <img src={logo.src} className={`${className} only-light`} {...size} />
      <img src={logo.srcDark} className={`${className} only-dark`} loading="lazy" {...size} />
    </>
  );
}
