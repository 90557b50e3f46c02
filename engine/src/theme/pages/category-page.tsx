import { DocsLayout } from '../layouts/docs-layout.tsx';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { DocCards } from '../parts/doc-cards.tsx';
import { VersionBadge, VersionBanner } from '../parts/version-notes.tsx';
import { DocPagination } from './doc-pagination.tsx';
import type { PageProps } from './page-props.ts';

/** The generated index of a category. */
export function CategoryPage({ page }: PageProps<'category'>) {
  const { category, version } = page;
  return (
    <DocsLayout version={version}>
      <VersionBanner version={version} />
      <Breadcrumbs items={page.breadcrumbs} />
      <VersionBadge version={version} />
      <header>
        <h1>{category.title}</h1>
        {category.description && <p className="lead">{category.description}</p>}
      </header>
      <DocCards cards={page.cards} />
      <DocPagination previous={category.previous} next={category.next} />
    </DocsLayout>
  );
}
