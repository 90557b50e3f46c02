import { buildDocsData, docsFile } from '../render/docs-data.ts';
import { definePlugin } from './plugin.ts';

/** Writes the list of all docs of each language, where an island of some page reads it. */
export const docsData = definePlugin({
  name: 'docs-data',
  emit: {
    handles: (path) => path.startsWith('assets/docs/'),
    write({ languages, page }, out) {
      for (const { config, content, routes, site } of languages) {
        if (!routes.some(({ url }) => page(url)?.sendsDocs())) continue;
        const { output, text } = docsFile(buildDocsData(content.docs, config), site);
        out.file(output, text);
      }
    },
  },
});
