import { z } from 'zod';
import { nonEmptyText, text } from './values.ts';

const localeConfig = z.strictObject({
  /** Name in the locale dropdown. */
  label: text.optional(),
  /** `lang` of `<html>`. Dates and the words of the theme follow it; it has English and Turkish, others can be translated. */
  htmlLang: text.optional(),
  /** Direction of its writing. Default: that of the language. */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** Calendar of its dates. Default: `gregory`. */
  calendar: text.optional(),
  /** Name of the folder of its translations. */
  path: text.optional(),
  /** Read its translations. Default: true. */
  translate: z.boolean().optional(),
  /** The origin of this language, if it is not the site's `url`. */
  url: text.optional(),
  /** Its path. Default: the site's baseUrl, and the locale's name unless it is the default locale. */
  baseUrl: text.optional(),
});

/** Languages of the site. */
export const i18nSchema = z.strictObject({
  /** Language in which the site is written. It stands at `baseUrl`. Default: `en`. */
  defaultLocale: nonEmptyText.default('en'),
  /** All languages. Each further one stands below `baseUrl` under its name: `/tr/docs/intro`. Default: the default locale alone. */
  locales: z.array(nonEmptyText).min(1).optional(),
  /** Folder of the translations. Default: `i18n`. */
  path: nonEmptyText.default('i18n'),
  /**
   * What to do with a page that has no translation: `fallback` shows it in the default language, `omit` leaves it out. `untranslated` in the
   * front matter of a page overrides it. Default: `fallback`.
   */
  untranslated: z.enum(['fallback', 'omit']).default('fallback'),
  /** Settings of single languages, by name. */
  localeConfigs: z.record(z.string(), localeConfig).default({}),
});
