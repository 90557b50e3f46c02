import { SingleLayout } from '../layouts/single-layout.tsx';
import { useText } from '../use-text.ts';

export function SearchPage() {
  const t = useText();
  return (
    <SingleLayout className="search-page">
      <h1>{t('search.title')}</h1>
    </SingleLayout>
  );
}
