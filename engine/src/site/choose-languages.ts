import { nearest } from '../errors/hints.ts';
import { YaprakError } from '../errors/index.ts';
import type { Problem } from '../shared/model.ts';
import type { LoadedLanguage, LoadedSite } from './load-site.ts';

/** The languages that the command line names, in the order of the site. Throws for a name that the config does not have. */
export function chooseLanguages(
  { languages, config }: Pick<LoadedSite, 'languages' | 'config'>,
  named: readonly string[],
): readonly LoadedLanguage[] {
  const { locales } = config.i18n;
  const unknown = named.filter((name) => !locales.includes(name));
  if (unknown.length > 0)
    throw new YaprakError(
      unknown.map((name): Problem => {
        const near = nearest(name, locales);
        return {
          code: 'unknown-locale',
          severity: 'error',
          message: `"${name}" is not one of \`i18n.locales\`: ${locales.join(', ')}.`,
          hint: near ? `Did you mean \`--locale ${near}\`?` : 'Add it to `i18n.locales` in the config.',
        };
      }),
    );
  return languages.filter(({ view }) => named.includes(view.locale.name));
}
