import { Fragment, type ReactNode } from 'react';

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
