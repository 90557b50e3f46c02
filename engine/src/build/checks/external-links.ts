import { severityOf } from '../../errors/index.ts';
import type { Problem } from '../../shared/model.ts';
import { keyOf, type Store } from '../../store/store.ts';
import { createSourceFinder } from '../check-site-links.ts';
import { findWritten } from '../../routes/find-written.ts';
import { requestLink, type LinkAnswer } from './request-link.ts';
import type { CheckedSite } from './checked-site.ts';

export interface ExternalLinks {
  problems: Problem[];
  checked: number;
  /** How many of them were not asked again. */
  cached: number;
  /** How many were not asked, since their host did not answer before, or asked for a pause. */
  notAsked: number;
  /** Links that lead somewhere else for good. No error: the author may want to know. */
  moved: { from: string; to: string; file?: string; line?: number }[];
}

/** Hosts that are asked at once. Of one host, one link at a time. */
const AT_ONCE = 8;
const PAUSE_MS = 250;
/** How long an answer counts. What was wrong is asked again each time. */
const FRESH_MS = 7 * 24 * 60 * 60 * 1000;

interface ExternalOptions {
  store: Store;
  request?: (url: string) => Promise<LinkAnswer>;
  now?: () => number;
  pause?: number;
}

/** Asks every link to another site once, politely, and remembers good answers for a week. */
export async function checkExternalLinks(checked: CheckedSite, options: ExternalOptions): Promise<ExternalLinks> {
  const { store, request = requestLink, now = Date.now, pause = PAUSE_MS } = options;
  const links = collectLinks(checked);
  checked.progress.start('Checking links to other sites', { total: links.size, unit: 'links' });
  const answers = new Map<string, LinkAnswer>();
  const hosts = new Map<string, string[]>();
  for (const url of links.keys()) {
    const known = readAnswer(store, url);
    if (known && now() - known.time < FRESH_MS) answers.set(url, known.answer);
    else hosts.set(new URL(url).host, [...(hosts.get(new URL(url).host) ?? []), url]);
  }
  const cached = answers.size;
  checked.progress.advance(cached);
  const queue = hosts.values();
  const work = async (): Promise<void> => {
    for (const urls of queue)
      for (const [index, url] of urls.entries()) {
        if (index > 0) await new Promise((resolve) => setTimeout(resolve, pause));
        const answer = await request(url);
        answers.set(url, answer);
        if (answer.leaveHost) {
          checked.progress.advance(urls.length - index);
          break;
        }
        if (answer.kind === 'fine')
          store.put(keyOf('external', url), Buffer.from(JSON.stringify({ answer, time: now() })));
        checked.progress.advance();
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const notAsked = links.size - answers.size;
  return { ...report(links, { answers, checked }), checked: answers.size, cached, notAsked };
}

/** The lines for people about links that moved. */
export function formatExternal({ checked, cached, moved, notAsked }: ExternalLinks): string[] {
  const lines = moved.map(({ from, to, file, line }) => {
    const place = file === undefined ? '' : ` (${line === undefined ? file : `${file}:${line}`})`;
    return `moved  ${from} is now ${to}${place}`;
  });
  const left =
    notAsked === 0 ? '' : ` ${notAsked} not asked: a host does not answer, or wants a pause. Try again later.`;
  return [
    ...lines,
    `Checked ${checked} ${checked === 1 ? 'link' : 'links'} to other sites, ${cached} from cache.${left}`,
  ];
}

function readAnswer(store: Store, url: string): { answer: LinkAnswer; time: number } | undefined {
  const bytes = store.get(keyOf('external', url));
  return bytes && (JSON.parse(bytes.toString('utf8')) as { answer: LinkAnswer; time: number });
}

/** Where a link was first seen, by its address without the hash. */
type Links = Map<string, { href: string; pageUrl: string }>;

function collectLinks({ site, pages, results }: CheckedSite): Links {
  const ignored = site.config.check.ignoreLinks.map(toPattern);
  const found: Links = new Map();
  for (const page of pages)
    for (const href of results.resultOf(page).facts.links) {
      const full = href.startsWith('//') ? `https:${href}` : href;
      if (!/^https?:\/\//i.test(full) || !URL.canParse(full) || ignored.some((pattern) => pattern.test(full))) continue;
      const url = new URL(full);
      url.hash = '';
      if (!found.has(url.href)) found.set(url.href, { href, pageUrl: page.url });
    }
  return found;
}

function toPattern(text: string): RegExp {
  const source = text.split('*').map((piece) => piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${source.join('.*')}$`, 's');
}

function report(
  links: Links,
  { answers, checked: { site } }: { answers: ReadonlyMap<string, LinkAnswer>; checked: CheckedSite },
): Pick<ExternalLinks, 'problems' | 'moved'> {
  const problems: Problem[] = [];
  const moved: ExternalLinks['moved'] = [];
  const sourceOf = createSourceFinder(site);
  for (const [url, { href, pageUrl }] of links) {
    const answer = answers.get(url);
    if (!answer || (answer.kind === 'fine' && answer.movedTo === undefined)) continue;
    const file = sourceOf(pageUrl);
    const text = file === undefined ? undefined : site.sources.get(file)?.text;
    const { line, column } = findWritten(href, { text, bases: [] }) ?? {};
    const place = { ...(file === undefined ? {} : { file }), ...(line === undefined ? {} : { line, column }) };
    if (answer.kind === 'fine') {
      moved.push({ from: url, to: answer.movedTo ?? '', ...place });
      continue;
    }
    // What is surely gone counts like a link of the site itself; what may be back tomorrow is a warning.
    const severity = answer.kind === 'gone' ? severityOf(site.config.onBrokenLinks) : 'warning';
    if (severity)
      problems.push({
        code: 'external-link',
        severity,
        message: `${pageUrl} links to ${url}, ${answer.reason}.`,
        ...place,
        hint: 'Correct the link, or name it in `check.ignoreLinks`.',
      });
  }
  return { problems, moved };
}
