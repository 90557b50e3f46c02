import type { LoadedSite } from '../../site/load-site.ts';
import type { PageResults, SitePage } from '../../store/site-record.ts';
import type { Progress } from '../../terminal/progress.ts';

/** A site whose pages are made, for the checks that only `yaprak check` does. */
export interface CheckedSite {
  site: Pick<LoadedSite, 'config' | 'languages' | 'sources'>;
  pages: readonly SitePage[];
  results: PageResults;
  progress: Progress;
}
