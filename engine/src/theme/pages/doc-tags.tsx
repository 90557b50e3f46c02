import { SingleLayout } from '../layouts/single-layout.tsx';
import { DocCards } from '../parts/doc-cards.tsx';
import { TagGroups } from '../parts/tags.tsx';
import { UnlistedBanner } from '../parts/unlisted-banner.tsx';
import { useLocale, useText } from '../use-text.ts';
import type { PageProps } from './page-props.ts';

export function DocTags({ page }: PageProps<'docTags'>) {
  const t = useText();
  return (
    <SingleLayout className={page.version.className}>
      <h1>{t('tags.title')}</h1>
      <TagGroups tags={page.tags} locale={useLocale()} />
    </SingleLayout>
  );
}

export function DocTag({ page }: PageProps<'docTag'>) {
  const t = useText();
  return (
    <SingleLayout className={page.version.className}>
      <UnlistedBanner unlisted={page.unlisted} />
      <header>
        <h1>{t('docs.tagged', { count: page.count, tag: page.tag.label })}</h1>
        {page.tag.description && <p className="lead">{page.tag.description}</p>}
        <p>
          <a href={page.allTagsPath}>{t('tags.all')}</a>
        </p>
      </header>
      <DocCards cards={page.docs} />
    </SingleLayout>
  );
}
