import path from 'node:path';
import { readBytes } from '../../content/read.ts';
import { findText } from '../../errors/place.ts';
import type { Problem } from '../../shared/model.ts';
import { createSourceFinder } from '../check-site-links.ts';
import type { CheckedSite } from './checked-site.ts';
import { findBarriers, type Barrier } from './find-barriers.ts';

/** Reports what assistive technology cannot make sense of, in the HTML that was written. A browser would find more: colours, focus, names from CSS. */
export function checkAccessibility({ site, pages, progress, dir }: CheckedSite & { dir: string }): Problem[] {
  progress.start('Checking accessibility', { total: pages.length, unit: 'pages' });
  const sourceOf = createSourceFinder(site);
  return pages.flatMap(({ url, output }) => {
    const html = readBytes(path.join(dir, output))?.toString('utf8') ?? '';
    const file = sourceOf(url);
    const text = file === undefined ? undefined : site.sources.get(file)?.text;
    progress.advance();
    return findBarriers(html).map((barrier) => toProblem(barrier, { url, file, text }));
  });
}

function toProblem(
  { rule, message, hint, quote }: Barrier,
  { url, file, text }: { url: string; file: string | undefined; text: string | undefined },
): Problem {
  const place = quote === '' || text === undefined ? undefined : findText(text, quote);
  return {
    code: `a11y-${rule}`,
    severity: 'warning',
    message: `${url}: ${message}`,
    ...(file === undefined ? {} : { file, ...place }),
    hint,
    // What the layout repeats on every page is one problem.
    cause: message,
  };
}
