import { useContext } from 'react';
import { PageContext } from '../theme/context.ts';
import { docFacts, type ContentFacts, type DocMetadata } from '../theme/page-content.tsx';
import { outsideProvider } from './outside-provider.ts';

export interface DocLike extends ContentFacts<DocMetadata> {
  assets: { image?: string };
}

/** The doc whose page this is. An island that asks gets the page sent along. */
export function useDoc(): DocLike {
  const page = useContext(PageContext);
  const data = page?.view.page;
  if (data?.kind !== 'doc') throw outsideProvider('useDoc', 'only on the page of a doc');
  return { ...docFacts(data.doc, page?.articles[0]?.toc), assets: { image: page?.view.image } };
}
