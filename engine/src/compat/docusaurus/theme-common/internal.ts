import { useLocale } from '../../../theme/use-text.ts';
import { useLocation } from '../../router-location.ts';
import { useSurroundings } from '../../site-context.ts';

/** What Docusaurus keeps for its own themes, and components of sites use all the same. */
export * from '../theme-common.tsx';
export { useDoc } from '../plugin-content-docs/client.ts';
export { useDocsVersion } from '../../docs-hooks.ts';

/** The path of the page without the base url. */
export function useLocalPathname(): string {
  const { baseUrl } = useSurroundings().site;
  const { pathname } = useLocation();
  return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
}

/** Writes dates in the language of the page. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const { locale } = useSurroundings().site;
  return new Intl.DateTimeFormat(useLocale(), { calendar: locale.calendar, ...options });
}
