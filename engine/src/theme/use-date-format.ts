import { usePage } from './context.ts';
import { createDateFormat, type DateStyle } from './format-date.ts';

/** Dates in the language and the calendar of the page. */
export function useDateFormat(style: DateStyle): (iso: string) => string {
  const { htmlLang, calendar } = usePage().view.site.locale;
  return createDateFormat(calendar === 'gregory' ? htmlLang : `${htmlLang}-u-ca-${calendar}`, style);
}
