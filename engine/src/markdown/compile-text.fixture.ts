import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { fillHoles } from '../shared/holes.ts';
import type { CompiledPage, MarkdownFormat } from '../shared/model.ts';
import { createCompiler } from './compile.ts';
import { resolveMarkdownOptions, type PartialMarkdownOptions } from './options.ts';

export interface FixtureOptions extends PartialMarkdownOptions {
  format?: MarkdownFormat;
  dropTitle?: boolean;
  modules?: Record<string, Record<string, unknown>>;
  components?: Record<string, unknown>;
  scope?: Record<string, unknown>;
}

interface Evaluated {
  default: ComponentType<Record<string, unknown>>;
  [name: string]: unknown;
}

/** Run a dynamic page as the renderer does. */
export function evaluate(page: CompiledPage, options: Pick<FixtureOptions, 'modules' | 'components' | 'scope'> = {}): Evaluated {
  if (page.body.kind !== 'mdx') throw new Error('The page is static.');
  // oxlint-disable-next-line no-new-func
  return new Function(page.body.code)({ Fragment, jsx, jsxs, ...options, modules: options.modules ?? {} }) as Evaluated;
}

/** Compile a text, render it if it is dynamic, and put `[kind url]` into the holes. */
export function compileText(text: string, options: FixtureOptions = {}): { page: CompiledPage; html: string } {
  const { format = 'mdx', dropTitle, modules, components, scope, ...rest } = options;
  const compiler = createCompiler(resolveMarkdownOptions(rest));
  const page = compiler.compile({ source: 'docs/a.mdx', digest: '0123456789abcdef', format, text, dropTitle });
  const raw =
    page.body.kind === 'html'
      ? page.body.html
      : renderToStaticMarkup(createElement(evaluate(page, { modules, components, scope }).default, { components }));
  const html = fillHoles(raw, (_digest, index) => `[${page.holes[index]?.kind} ${page.holes[index]?.url}]`);
  return { page, html };
}
