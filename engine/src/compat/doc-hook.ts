import { useContext } from 'react';
import type { Doc, FrontMatter } from '../shared/model.ts';
import { PageContext } from '../theme/context.ts';
import { toTocEntries, type TocEntry } from '../theme/parts/toc-entries.ts';
import { outsideProvider } from './outside-provider.ts';

interface DocMetadata extends Omit<Doc, 'lastUpdate'> {
  /** Milliseconds since 1970. */
  lastUpdatedAt?: number;
  lastUpdatedBy?: string;
}

export interface DocLike {
  metadata: DocMetadata;
  frontMatter: FrontMatter;
  contentTitle?: string;
  toc: TocEntry[];
  assets: { image?: string };
}

/** The doc whose page this is. An island that asks gets the page sent along. */
export function useDoc(): DocLike {
  const page = useContext(PageContext);
  const data = page?.view.page;
  if (data?.kind !== 'doc') throw outsideProvider('useDoc', 'only on the page of a doc');
  const { frontMatter, contentTitle } = data.doc;
  return {
    metadata: toMetadata(data.doc),
    frontMatter,
    contentTitle,
    toc: toTocEntries(page?.articles[0]?.toc ?? []),
    assets: { image: page?.view.image },
  };
}

function toMetadata(doc: Doc): DocMetadata {
  const { lastUpdate, ...rest } = doc;
  return {
    ...rest,
    source: `@site/${doc.source}`,
    lastUpdatedAt: lastUpdate?.date === undefined ? undefined : Date.parse(lastUpdate.date),
    lastUpdatedBy: lastUpdate?.author,
  };
}
