import path from 'node:path';
import { listFiles } from '../content/list-files.ts';
import { readBytes } from '../content/read.ts';
import { createSearcher } from '../search/create-searcher.ts';
import type { SearchResult } from '../search/model.ts';
import { describeMatch, explainResults } from '../search/query/explain-results.ts';
import type { PluginCommand } from './plugin.ts';

const INDEX = /^search-index-([^/]+)\.first\.json$/;
const USAGE = 'Usage: yaprak search "words" [folder of the built site] [--explain]';

/** `yaprak search "…"`: the answers of a built site, in the order in which its search box shows them. */
export const searchCommand: PluginCommand = {
  name: 'search',
  summary: 'Search the built site: yaprak search "words" [dir] [--explain]',
  async run({ siteDir, args }) {
    const [query, folder = 'build', ...more] = args.filter((arg) => arg !== '--explain');
    if (query === undefined || more.length > 0 || folder.startsWith('-')) {
      process.stderr.write(`${USAGE}\n`);
      return 2;
    }
    const build = path.resolve(siteDir, folder);
    const tags = listIndexes(build);
    if (tags.length === 0) {
      process.stderr.write(
        `There is no search index in ${build}. Run \`yaprak build\` first, with \`search\` in the config.\n`,
      );
      return 1;
    }
    const searcher = createSearcher({
      load: async (name) => JSON.parse(readBytes(path.join(build, name))?.toString('utf8') ?? 'null'),
      warn: (message) => process.stderr.write(`${message}\n`),
    });
    const isExplained = args.includes('--explain');
    const {
      results,
      related = [],
      dropped,
      didYouMean,
    } = await searcher.search(query, {
      tags,
      ...(isExplained && { explain: explainResults }),
    });
    const describe = ({ document, why, matches = [] }: SearchResult, place: number): string => {
      const { pageTitle, sectionTitle, sectionRoute } = document;
      const title = sectionTitle === pageTitle ? pageTitle : `${pageTitle} › ${sectionTitle}`;
      const reasons = isExplained ? [why, ...matches.map(describeMatch)] : [];
      return [`${place + 1}. ${title}`, sectionRoute, ...reasons].join('\n   ');
    };
    const lines = results.map(describe);
    if (lines.length === 0) lines.push('Nothing found.');
    if (related.length > 0) lines.push('Related pages:', ...related.map(describe));
    for (const { word, reason } of dropped) lines.push(`“${word}” is ${reason === 'common' ? 'ignored' : 'nowhere'}.`);
    if (didYouMean !== undefined) lines.push(`Did you mean “${didYouMean}”?`);
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  },
};

/** Tags of the indexes of a build, that of the blog and the pages last, as in the box. */
function listIndexes(build: string): string[] {
  const tags = listFiles(build).files.flatMap((name) => INDEX.exec(name)?.[1] ?? []);
  return tags.toSorted((a, b) => Number(a === 'default') - Number(b === 'default') || (a < b ? -1 : 1));
}
