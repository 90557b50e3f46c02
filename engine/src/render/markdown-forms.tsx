import type { ComponentType, ReactNode } from 'react';
import { AS_MARKDOWN, REPLACED } from '../shared/twin.ts';

/** What a module exports beside its components, to say how they read in Markdown. `name` is that of the export. */
type ToMarkdown = (props: object, name: string) => string | undefined;

/** A module whose components leave their Markdown in the markup, for the twin of the page. Any other module is as it was. */
export function withMarkdownForms(module: unknown): unknown {
  if (typeof module !== 'object' || module === null || !('toMarkdown' in module)) return module;
  const { toMarkdown } = module;
  if (typeof toMarkdown !== 'function') return module;
  const entries = Object.entries(module).map(([name, value]) => [
    name,
    name !== 'toMarkdown' && isComponent(value)
      ? withMarkdownForm(value, { name, toMarkdown: toMarkdown as ToMarkdown })
      : (value as unknown),
  ]);
  return Object.fromEntries(entries) as unknown;
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function withMarkdownForm(
  Component: ComponentType,
  { name, toMarkdown }: { name: string; toMarkdown: ToMarkdown },
): ComponentType {
  const Replaced = REPLACED as 'div';
  const AsMarkdown = AS_MARKDOWN as 'div';
  function WithMarkdown(props: object): ReactNode {
    const text = toMarkdown(props, name);
    if (typeof text !== 'string') return <Component {...props} />;
    return (
      <>
        <Replaced>
          <Component {...props} />
        </Replaced>
        <AsMarkdown>{text}</AsMarkdown>
      </>
    );
  }
  return Object.assign(WithMarkdown, Component);
}
