import { listAsciiAliases, type Alias } from '../routes/ascii-aliases.ts';
import { listCreatedAliases } from '../routes/created-aliases.ts';
import type { LoadedLanguage } from './load-site.ts';

/** Second addresses of pages, and where a page would stand that this language lacks: whoever asks for it gets the default language's. */
export function listAliases({
  config,
  routes,
  missing,
}: Pick<LoadedLanguage, 'config' | 'routes' | 'missing'>): Alias[] {
  return [
    ...missing.map(({ from, route }) => ({ from, to: route.url })),
    ...listCreatedAliases(routes, config),
    ...(config.asciiAliases ? listAsciiAliases(routes) : []),
  ];
}
