import type { Context } from '../context.ts';
import { BUILT_IN_KEYWORDS } from '../options.ts';
import { element, textOf, type Out } from '../out.ts';

export interface Admonition {
  type: string;
  title?: readonly Out[];
  id?: string;
  className?: string;
  children: readonly Out[];
}

/** One shape for `:::note` and `> [!NOTE]`. A keyword of the site's own looks like `info` until it is styled. */
export function buildAdmonition(admonition: Admonition, context: Context): Out {
  const { type, id, className, children } = admonition;
  const given = admonition.title && admonition.title.length > 0 ? admonition.title : undefined;
  if (context.overridden.has('admonition')) {
    const title = given ? textOf(given) : undefined;
    return context.element('admonition', { type, title, id, class: className }, children);
  }
  const builtIn = BUILT_IN_KEYWORDS.includes(type);
  const titles = context.options.labels.admonitions;
  const title = given ?? [titles[type] ?? (builtIn ? type : (titles.info ?? type))];
  const names = ['theme-admonition', `theme-admonition-${type}`, 'admonition', `admonition-${type}`];
  if (!builtIn) names.push('admonition-info');
  if (className) names.push(className);
  const icon = element('span', { class: 'admonition-icon', 'aria-hidden': 'true' }, []);
  return element('div', { class: names.join(' '), id }, [
    element('div', { class: 'admonition-heading admonitionHeading' }, [icon, ...title]),
    element('div', { class: 'admonition-content' }, children),
  ]);
}
