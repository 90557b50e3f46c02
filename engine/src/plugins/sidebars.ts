import { sidebarFileUrl } from '../routes/sidebar-slice.ts';
import { fileBelow } from '../shared/url.ts';
import { definePlugin } from './plugin.ts';

/** Writes each whole sidebar as JSON. A page holds only its open branch; the rest is fetched when a reader opens it. */
export const sidebars = definePlugin({
  name: 'sidebars',
  emit: {
    handles: (path) => /(?:^|\/)sidebar-[^/]+\.json$/.test(path),
    write({ languages }, out) {
      for (const { config, content } of languages)
        for (const version of content.docs)
          for (const [sidebar, items] of Object.entries(version.sidebars)) {
            const url = sidebarFileUrl(version, { sidebar, baseUrl: config.baseUrl });
            out.file(fileBelow(url, config.rootUrl), JSON.stringify(items));
          }
    },
  },
});
