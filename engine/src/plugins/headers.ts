import { findCodeHosts, type StaticPage } from './code-hosts.ts';
import { originOf } from '../render/page/script-sources.ts';
import type { Problem } from '../shared/model.ts';
import { hasRedirects, redirectScriptSource } from './redirects.ts';
import { definePlugin, type EmitSite } from './plugin.ts';
import { findStyleHosts, fontHosts, linkedHosts, listHosts, loadStyleHosts, type StyleHosts } from './style-hosts.ts';

/** Writes `_headers`, unless the author has a file of that name in a static folder. */
export const headers = definePlugin({
  name: 'headers',
  load: loadStyleHosts,
  emit: {
    handles: (path) => path === '_headers',
    write(site, out) {
      if (out.has('_headers')) return;
      const { text, problems } = writeHeaders(site, site.data);
      for (const problem of problems) out.report(problem);
      if (text !== undefined) out.file('_headers', text);
    },
  },
});

/** The text of `_headers`, and which scripts it has no room for. */
export function writeHeaders(site: EmitSite, hosts: StyleHosts): { text?: string; problems: Problem[] } {
  const [main] = site.languages;
  if (!main) return { problems: [] };
  const code = findCodeHosts(main.config);
  const { sources, problems } = allowScripts(listPageScripts(site), code.pages);
  const own = findStyleHosts(code.sheets);
  const { rootUrl, noIndex, search } = main.config;
  const events = search !== false && search.events;
  const { sheets: linked, fonts, early } = linkedHosts(main.headTags);
  const sheets = [...linked, ...code.styles];
  const others = listHosts(main.headTags);
  const allowed = [
    ...site.languages.flatMap(({ scriptSources }) => scriptSources),
    ...sources,
    ...code.scripts,
    ...(events ? [originOf(events.script) ?? []].flat() : []),
    ...(site.languages.some(hasRedirects) ? [redirectScriptSource] : []),
  ];
  const asked = site.languages.flatMap(({ connectSources }) => connectSources);
  const text = buildHeaders({
    baseUrl: rootUrl,
    noIndex,
    scripts: [...new Set(allowed)],
    connect: [
      ...new Set([...asked, ...(events ? events.connect : []), ...others, ...early, ...code.scripts, ...code.connect]),
    ],
    styles: [...new Set([...sheets, ...hosts.styles, ...own.styles, ...code.pages.flatMap(({ styles }) => styles)])],
    fonts: [
      ...new Set([
        ...[hosts.fonts, own.fonts, fonts, sheets.flatMap(fontHosts)].flat(),
        ...(linked.length > 0 ? early : []),
      ]),
    ],
    hasOtherScripts: others.length > 0 || allowed.some((source) => !source.startsWith("'")),
  });
  return { text, problems: [...problems, ...code.problems] };
}

function listPageScripts({ languages, page }: Pick<EmitSite, 'languages' | 'page'>): PageScripts[] {
  return languages.flatMap(({ routes }) =>
    routes.flatMap(({ url, source }) => {
      const scripts = page(url)?.scriptSources() ?? [];
      return scripts.length > 0 ? [{ url, source, scripts }] : [];
    }),
  );
}

/**
 * `_headers`, as static hosts read it: caching, and a Content-Security-Policy that allows the scripts of the site and no others. Pages get no
 * caching rule: hosts revalidate them anyway, and where two rules fit one file some hosts join their values.
 */
export function buildHeaders(options: {
  baseUrl: string;
  /** What the policy allows besides the site's own files: hashes and hosts. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Hosts that scripts may talk to. */
  connect?: readonly string[];
  fonts?: readonly string[];
  /** Scripts of other hosts may talk to hosts that nobody has named. */
  hasOtherScripts?: boolean;
  noIndex: boolean;
}): string {
  const policy = [
    `default-src 'self'`,
    `script-src ${["'self'", ...options.scripts].join(' ')}`,
    // Authors may style inline, and diagrams do.
    `style-src ${["'self'", "'unsafe-inline'", ...options.styles].join(' ')}`,
    `img-src 'self' data: https:`,
    `media-src 'self' https:`,
    `font-src ${["'self'", 'data:', ...(options.fonts ?? [])].join(' ')}`,
    `connect-src ${["'self'", ...(options.connect ?? [])].join(' ')}`,
    `worker-src 'self'`,
    `frame-src 'self' https:`,
    // PDF files and drawings of the site itself.
    `object-src 'self'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ');
  const lines = [
    ...(options.hasOtherScripts ? OTHER_SCRIPTS : []),
    `${options.baseUrl}*`,
    `  Content-Security-Policy: ${policy}`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    ...(options.noIndex ? ['  X-Robots-Tag: noindex, nofollow'] : []),
    `${options.baseUrl}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
  ];
  return `${lines.join('\n')}\n`;
}

const OTHER_SCRIPTS = [
  '# The site loads scripts of other hosts. What these load in turn or talk to cannot be known: where a browser',
  '# reports a refusal, copy this file to static/_headers and add the host to script-src, connect-src or style-src.',
];

export interface PageScripts {
  url: string;
  source?: string;
  /** See readScriptSources. */
  scripts: readonly string[];
}

/** An entry is about 50 letters, and hosts cut a header after 2,000. */
const MOST = 20;

/**
 * Which scripts of single pages the one policy of the site allows. A rule for one page could not add to it: where two rules fit, hosts join
 * them, and then both must allow a script. So the entries are for all pages, the most used first and those of static files last, and what goes
 * beyond the header's room is reported.
 */
export function allowScripts(
  pages: readonly PageScripts[],
  files: readonly Pick<StaticPage, 'source' | 'scripts'>[] = [],
): { sources: string[]; problems: Problem[] } {
  const made = groupByScript(pages);
  const written = groupByScript(files).filter(([script]) => !made.some(([known]) => known === script));
  const sources = [...made, ...written].slice(0, MOST).map(([script]) => script);
  const count = made.length + written.length;
  const refused = made.slice(MOST).flatMap(([, [page]]) => (page ? tooMany(page, { count }) : []));
  const left = written.filter(([script]) => !sources.includes(script)).flatMap(([, users]) => users);
  return {
    sources,
    problems: [...refused, ...(left[0] ? [tooManyInFiles(left[0], { files: new Set(left).size })] : [])],
  };
}

/** The most used first. */
function groupByScript<User extends { scripts: readonly string[] }>(users: readonly User[]): [string, User[]][] {
  const groups = new Map<string, User[]>();
  for (const user of users)
    for (const script of user.scripts) {
      const known = groups.get(script);
      if (known) known.push(user);
      else groups.set(script, [user]);
    }
  return [...groups].toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
}

const OWN_HEADERS = 'Put the scripts into a static folder and name them by `src`, or write your own `static/_headers`.';

function tooMany(page: PageScripts, options: { count: number }): Problem {
  return {
    code: 'script-policy',
    severity: 'warning',
    message: `A script of ${page.url} is not allowed by the Content-Security-Policy in \`_headers\`: the pages have ${options.count} different scripts of their own, and there is room for ${MOST}.`,
    file: page.source,
    hint: OWN_HEADERS,
  };
}

function tooManyInFiles({ source }: Pick<StaticPage, 'source'>, options: { files: number }): Problem {
  const others =
    options.files > 1 ? ` and of ${options.files - 1} more static ${options.files > 2 ? 'files' : 'file'}` : '';
  return {
    code: 'script-policy',
    severity: 'warning',
    message: `Scripts of ${source}${others} are not allowed by the Content-Security-Policy in \`_headers\`, which has room for ${MOST}.`,
    file: source,
    hint: OWN_HEADERS,
  };
}
