/**
 * Dates of front matter. A date without a time zone is taken as UTC, so that the same file gives the same page on every machine.
 */

const HAS_ZONE = /(?:z|utc|gmt|[+-]\d{2}:?\d{2})\s*$/i;
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const DATE_AND_TIME =
  /^(\d{4}-\d{2}-\d{2})[ tT]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?\s*(z|[+-]\d{1,2}(?::?\d{2})?)?$/i;

/** The moment a text means, or undefined when it means none. */
export function parseDate(text: string): Date | undefined {
  const date = new Date(toParseable(text.trim()));
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function toParseable(text: string): string {
  if (DATE_ONLY.test(text)) return text;
  const found = DATE_AND_TIME.exec(text);
  if (found) {
    const [, day, hour = '', minute, second = '00', fraction = '', zone = 'Z'] = found;
    return `${day}T${hour.padStart(2, '0')}:${minute}:${second}${fraction && `.${fraction}`}${toZone(zone)}`;
  }
  return HAS_ZONE.test(text) ? text : `${text} UTC`;
}

function toZone(zone: string): string {
  if (zone === 'Z' || zone === 'z') return 'Z';
  const [, sign, hours = '', minutes = '00'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  return `${sign}${hours.padStart(2, '0')}:${minutes}`;
}
