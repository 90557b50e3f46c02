import { hash } from 'node:crypto';
import type { Problem } from '../../shared/model.ts';
import { PAGE_LIST } from '../../shared/page-list.ts';
import { hasTwin, twinUrlOf } from '../../shared/twin.ts';
import { encodePath, fileBelow } from '../../shared/url.ts';
import { definePlugin, type EmitLanguage, type EmitOutput, type EmitSite } from '../plugin.ts';
import { audience } from './audience.ts';
import { writeLlms } from './llms.ts';
import { factsOf, printFrontMatter } from './page-facts.ts';
import { writePageList } from './page-list.ts';

/** Pages for machines: a Markdown twin of each page, `llms.txt`, and a list of all pages. */
export const machines = definePlugin({
  name: 'machines',
  markdown: audience,
  commands: [
    {
      name: 'mcp',
      summary: 'Serve the built site to assistants: yaprak mcp [dir or address] [--http]',
      run: async (context) => (await import('../../mcp/command.ts')).runMcp(context),
    },
  ],
  head: {
    page(route, { site }) {
      if (!site.machines || !hasTwin(route.page)) return [];
      const href = encodePath(twinUrlOf(route.url, site));
      return [{ tagName: 'link', attributes: { rel: 'alternate', type: 'text/markdown', href } }];
    },
  },
  emit: {
    needs: ({ page }, { config }) => (config.machines !== false && hasTwin(page) ? { markdown: true } : undefined),
    handles: (path) =>
      /\.md$|(?:^|\/)llms(?:-full)?(?:\.\d+)?\.txt$|(?:^|\/)llms\/[^/]+\.txt$/.test(path) || path.endsWith(PAGE_LIST),
    async write({ languages, page }, out) {
      for (const language of languages) {
        const { machines: settings } = language.config;
        if (settings === false) continue;
        await writeTwins(language, { page, out });
        writePageList(language, out);
        if (settings.llms !== false)
          await writeLlms(language, { settings: settings.llms, site: language.site, page, out });
      }
    },
  },
});

async function writeTwins(
  { routes, site, config }: EmitLanguage,
  { page, out }: { page: EmitSite['page']; out: EmitOutput },
): Promise<void> {
  for (const route of routes) {
    const finished = hasTwin(route.page) ? page(route.url) : undefined;
    const path = fileBelow(twinUrlOf(route.url, site), config.rootUrl);
    // A file of that name in a static folder is the author's.
    if (!finished || finished.markdownHash === '' || out.has(path)) continue;
    // An old address of the page for its readers.
    if (out.has(`${path}/index.html`)) {
      out.report(takenByRedirect(route.url, path));
      continue;
    }
    const head = printFrontMatter(factsOf(route, site));
    const made = hash('sha1', finished.markdownHash + head);
    await out.makeFile(path, made, async () => Buffer.concat([Buffer.from(head), await finished.markdown()]));
  }
}

function takenByRedirect(url: string, path: string): Problem {
  return {
    code: 'redirect-over-page',
    severity: 'warning',
    message: `There is no Markdown of ${url}: a redirect starts at its address, ${path}.`,
    hint: 'Remove the redirect if assistants are to read the page as Markdown.',
  };
}
