import { useText } from '../use-text.ts';

/** Holds no link: it is served for any address, at any depth. */
export function NotFoundContent() {
  const t = useText();
  return (
    <>
      <span className="not-found-leaf" aria-hidden="true" />
      <h1>{t('notFound.title')}</h1>
      <p className="lead">{t('notFound.what')}</p>
      <p>{t('notFound.next')}</p>
    </>
  );
}
