import { feeds } from './feeds.ts';
import { headers } from './headers.ts';
import { languageTexts } from './language-texts.ts';
import type { Plugin } from './plugin.ts';
import { redirects } from './redirects.ts';
import { search } from './search.ts';
import { sidebars } from './sidebars.ts';
import { sitemap } from './sitemap.ts';

/** The engine's own features, in the order in which they write their files. */
export const builtInPlugins: readonly Plugin[] = [sidebars, languageTexts, redirects, sitemap, feeds, headers, search];
