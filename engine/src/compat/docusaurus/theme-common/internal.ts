import { useLocale } from '../../../theme/use-text.ts';
import { useSurroundings } from '../../site-context.ts';

/** What components written for Docusaurus take from here, whichever package it is in by now. */
export * from '../theme-common.tsx';
export * from '../plugin-content-docs/client.ts';
export { BlogPostProvider, useBlogPost } from '../plugin-content-blog/client.tsx';

/** Writes dates in the language of the page. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const { locale } = useSurroundings().site;
  return new Intl.DateTimeFormat(useLocale(), { calendar: locale.calendar, ...options });
}
