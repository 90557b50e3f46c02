import { Fragment, type ReactNode } from 'react';
import { currentLanguage } from '../../client/language.ts';

export interface TranslateProps {
  children?: string;
  id?: string;
  description?: string;
  values?: Record<string, ReactNode>;
}

/** The text in the language of the page with its values; as written if it has no translation. */
export function Translate({ children, id, values }: TranslateProps) {
  return <>{interpolate(messageOf({ message: children, id }), values ?? {})}</>;
}

export function translate(
  options: { message?: string; id?: string; description?: string },
  values?: Record<string, string | number>,
): string {
  return String(interpolate(messageOf(options), values ?? {}));
}

/** A text without an id is its own id. */
function messageOf({ message, id }: { message?: string; id?: string }): string {
  const written = message || id || '';
  const messages = currentLanguage()?.messages ?? {};
  const key = id ?? written;
  return (Object.hasOwn(messages, key) ? messages[key] : undefined) ?? written;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Fill `{name}` in a template with elements or texts. A name without a value stays as written. */
export function interpolate(template: string, values: Record<string, ReactNode>): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of template.matchAll(PLACEHOLDER)) {
    const value = values[found[1] ?? ''];
    if (value === undefined) continue;
    if (found.index > end) parts.push(template.slice(end, found.index));
    parts.push(value);
    end = found.index + found[0].length;
  }
  if (end < template.length) parts.push(template.slice(end));
  if (parts.every((part) => typeof part === 'string' || typeof part === 'number')) return parts.join('');
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
