import type { ReactNode } from 'react';
import { interpolate } from '../interpolate.tsx';

export interface TranslateProps {
  children?: string;
  id?: string;
  description?: string;
  values?: Record<string, ReactNode>;
}

/** The text as written, with its values filled in. Other languages arrive with the translation files. */
export function Translate({ children = '', id = '', values }: TranslateProps) {
  return <>{interpolate(children || id, values ?? {})}</>;
}

export function translate(
  options: { message?: string; id?: string; description?: string },
  values?: Record<string, string | number>,
): string {
  return String(interpolate(options.message ?? options.id ?? '', values ?? {}));
}
