import path from 'node:path';
import { listFiles } from '../content/list-files.ts';
import { readStamp } from '../content/read.ts';
import { allowScripts } from '../output/allow-scripts.ts';
import { buildHeaders } from '../output/headers.ts';
import type { FileWriter } from '../output/write.ts';
import type { RenderData } from '../render/context.ts';
import { originOf, siteScriptSources } from '../render/script-sources.ts';
import { createRouteTable } from '../routes/table.ts';
import type { Problem } from '../shared/model.ts';
import type { Bundle } from '../vite/bundle.ts';
import { staticDirs } from '../site/render-data.ts';
import { languageFeeds, languageFiles } from './language-extras.ts';
import type { LoadedSite } from '../site/load-site.ts';
import { checkSiteLinks, createSourceFinder } from './check-site-links.ts';
import type { Manifest, SitePage } from '../store/manifest.ts';
import type { SidebarFile } from '../site/sidebars.ts';

export interface ExtrasOptions {
  site: LoadedSite;
  /** In the order of the site's languages. */
  languages: readonly RenderData[];
  sidebarFiles: readonly SidebarFile[];
  /** Files of the pages of all languages. */
  outputs: readonly string[];
  /** Of the last build. */
  manifest: Manifest;
  bundle: Pick<Bundle, 'clientDir'>;
  writer: FileWriter;
  /** Whether the folder has a file of this name and size that an earlier build has written. */
  isWritten: (file: string, size: number) => boolean;
}

export interface ExtrasWriter {
  /** What does not depend on what the pages say. */
  prepare(): void;
  write(pages: readonly SitePage[]): WrittenExtras;
}

export interface WrittenExtras {
  problems: Problem[];
  bytes: number;
  /** All of the output, pages included. */
  files: string[];
  /** With what was found of their links. */
  pages: SitePage[];
  /** See Manifest. */
  targets: string;
}

/** Everything of the output that is not a page, and the check of the links between all of it. */
export function createExtrasWriter(options: ExtrasOptions): ExtrasWriter {
  const { site, languages, writer } = options;
  const { config } = site;
  const emitted = new Set<string>(options.outputs);
  let bytes = 0;
  const write = (file: string, text: string | Uint8Array): void => {
    bytes += writer.write(file, text);
    emitted.add(file);
  };
  const copy = (file: string, from: string, isThere?: ExtrasOptions['isWritten']): void => {
    const stamp = emitted.has(file) ? undefined : readStamp(from);
    if (!stamp) return;
    if (!isThere?.(file, stamp.size)) writer.copy(file, from);
    emitted.add(file);
    bytes += stamp.size;
  };
  const problems: Problem[] = [];
  let isPrepared = false;
  const prepare = (): void => {
    isPrepared = true;
    for (const dir of staticDirs(config)) {
      const listing = listFiles(dir, { dotFiles: true, label: path.relative(config.siteDir, dir) });
      problems.push(...listing.problems);
      for (const file of listing.files) copy(file, path.join(dir, file));
    }
    // The bundler has put a digest of its bytes into the name of each.
    for (const file of listFiles(options.bundle.clientDir).files)
      copy(file, path.join(options.bundle.clientDir, file), options.isWritten);
    for (const { output, text } of options.sidebarFiles) write(output, text());
    const hasFile = (file: string): boolean => emitted.has(file);
    for (const [index, language] of site.languages.entries()) {
      const data = languages[index];
      if (!data) continue;
      const { files, problems: found } = languageFiles(language, { data, hasFile });
      problems.push(...found);
      for (const { output, text } of files) write(output, text);
    }
  };
  return {
    prepare,
    write(pages) {
      if (!isPrepared) prepare();
      for (const page of pages) {
        if (page.isQuiet) continue;
        for (const asset of page.made().assets) if (asset.output) copy(asset.output, asset.file);
      }
      const byUrl = new Map(pages.map((page) => [page.url, page]));
      const articleOf = (url: string): string => byUrl.get(url)?.made().article ?? '';
      for (const language of site.languages)
        for (const { output, text } of languageFeeds(language, articleOf)) write(output, text);
      if (!emitted.has('_headers')) {
        const headers = headersOf(options, pages);
        write('_headers', headers.text);
        problems.push(...headers.problems);
      }
      // Checked over all languages at once: a page may lead into another.
      const { rootUrl, trailingSlash } = config;
      const urls = languages.flatMap((data) => data.routes.urls);
      const table = createRouteTable({ baseUrl: rootUrl, rootUrl, trailingSlash, roots: [], files: [], urls });
      const links = checkSiteLinks(pages, { site, manifest: options.manifest, table, files: emitted });
      return {
        problems: [...problems, ...links.problems],
        bytes,
        files: [...emitted],
        pages: links.pages,
        targets: links.targets,
      };
    },
  };
}

/** What the config and the pages themselves put into pages must be allowed by the policy. */
function headersOf(
  { site, languages }: Pick<ExtrasOptions, 'site' | 'languages'>,
  pages: readonly SitePage[],
): { text: string; problems: Problem[] } {
  const headTags = languages[0]?.headTags ?? [];
  const sheets = headTags.filter(({ tagName, attributes }) => tagName === 'link' && attributes['rel'] === 'stylesheet');
  const sourceOf = createSourceFinder(site);
  const own = allowScripts(
    pages.flatMap((page) => {
      const scripts = page.isQuiet ? undefined : page.made().facts.scripts;
      return scripts ? [{ url: page.url, source: sourceOf(page.url), scripts }] : [];
    }),
  );
  const events = site.config.search !== false && site.config.search.events;
  const text = buildHeaders({
    baseUrl: site.config.rootUrl,
    noIndex: site.config.noIndex,
    scripts: [
      ...new Set([
        ...languages.flatMap(siteScriptSources),
        ...own.sources,
        ...(events ? [originOf(events.script) ?? []].flat() : []),
      ]),
    ],
    connect: events ? events.connect : [],
    styles: [...new Set(sheets.flatMap(({ attributes }) => originOf(String(attributes['href'])) ?? []))],
  });
  return { text, problems: own.problems };
}
