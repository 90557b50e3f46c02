import { withoutHash, type PageFetcher } from './fetch-page.ts';
import { onPage } from './page-events.ts';
import { siteLink } from './site-link.ts';
import { whenIdle } from './when-idle.ts';

const AT_ONCE = 2;

/** Pages whose links are on the screen are fetched ahead, a few at a time, when the browser has nothing else to do. */
export function startPrefetch(fetcher: PageFetcher): void {
  // In dev a page is made when it is asked for: asking for all in sight would keep the machine busy.
  if (import.meta.hot) return;
  const waiting = new Set<HTMLAnchorElement>();
  let busy = 0;
  const fetchOne = async (url: string): Promise<void> => {
    busy += 1;
    const came = await fetcher.prefetch(url);
    busy -= 1;
    // Where one fails the others would too.
    if (came) whenIdle(next);
    else waiting.clear();
  };
  const next = (): void => {
    for (const link of waiting) {
      if (busy >= AT_ONCE) return;
      waiting.delete(link);
      const url = withoutHash(link.href);
      if (url !== withoutHash(location.href)) void fetchOne(url);
    }
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      waiting[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
    whenIdle(next);
  });
  onPage((root) =>
    whenIdle(() => {
      for (const link of root.querySelectorAll('a[href]')) if (siteLink(link)) observer.observe(link);
    }),
  );
}
