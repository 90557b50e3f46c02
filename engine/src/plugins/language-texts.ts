import { hash } from 'node:crypto';
import type { SiteView } from '../shared/model.ts';
import { definePlugin } from './plugin.ts';

/** What islands must know of their language, as a file. None where the bundled files hold it. */
export function languageFile({
  site,
  messages,
}: {
  site: SiteView;
  messages: Readonly<Record<string, string>>;
}): { url: string; output: string; text: string } | undefined {
  const isBundled = site.locale.name === site.defaultLocale;
  if (isBundled && Object.keys(messages).length === 0 && Object.keys(site.texts).length === 0) return undefined;
  const text = JSON.stringify({ site, messages });
  const output = `assets/language/${site.locale.name}-${hash('sha1', text).slice(0, 10)}.json`;
  return { url: site.rootUrl + output, output, text };
}

/** Writes the texts of each language for islands. */
export const languageTexts = definePlugin({
  name: 'language-texts',
  emit: {
    handles: (path) => path.startsWith('assets/language/'),
    write({ languages }, out) {
      for (const language of languages) {
        const file = languageFile(language);
        if (file) out.file(file.output, file.text);
      }
    },
  },
});
