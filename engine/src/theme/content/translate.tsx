import type { ReactNode } from 'react';
import { currentLanguage } from '../../client/language.ts';
import { interpolate } from '../interpolate.tsx';

export interface TranslateProps {
  children?: string;
  id?: string;
  description?: string;
  values?: Record<string, ReactNode>;
}

/** The text in the language of the page, with its values filled in; as written where it has no translation. */
export function Translate({ children, id, values }: TranslateProps) {
  return <>{interpolate(messageOf({ message: children, id }), values ?? {})}</>;
}

export function translate(
  options: { message?: string; id?: string; description?: string },
  values?: Record<string, string | number>,
): string {
  return String(interpolate(messageOf(options), values ?? {}));
}

/** A text without an id is its own. */
function messageOf({ message, id }: { message?: string; id?: string }): string {
  const written = message || id || '';
  const messages = currentLanguage()?.messages ?? {};
  const key = id ?? written;
  return (Object.hasOwn(messages, key) ? messages[key] : undefined) ?? written;
}
