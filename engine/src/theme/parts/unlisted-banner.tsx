import { Admonition } from '../content/admonition.tsx';
import { useText } from '../use-text.ts';

export function UnlistedBanner({ unlisted }: { unlisted: boolean }) {
  const t = useText();
  if (!unlisted) return null;
  return (
    <Admonition type="caution" title={t('unlisted.title')} className="theme-unlisted-banner">
      <p>{t('unlisted.message')}</p>
    </Admonition>
  );
}
