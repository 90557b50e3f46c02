import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { YaprakError } from '../../errors/index.ts';
import { fillPlaceholders } from '../../shared/placeholders.ts';
import type { CompiledPage, MarkdownFormat, Problem } from '../../shared/model.ts';
import { createCompiler } from '../compile.ts';
import { resolveMarkdownOptions, type PartialMarkdownOptions } from '../options.ts';
import type { MarkdownSyntax } from '../syntax.ts';

export interface Options extends PartialMarkdownOptions {
  format?: MarkdownFormat;
  dropTitle?: boolean;
  modules?: Record<string, Record<string, unknown>>;
  components?: Record<string, unknown>;
  scope?: Record<string, unknown>;
  syntaxes?: readonly MarkdownSyntax[];
}

type Evaluated = { default: ComponentType<Record<string, unknown>> } & Record<string, unknown>;

/** Run a dynamic page as the renderer does. */
export function evaluate(
  page: CompiledPage,
  options: Pick<Options, 'modules' | 'components' | 'scope'> = {},
): Evaluated {
  if (page.body.kind !== 'mdx') throw new Error('The page is static.');
  // oxlint-disable-next-line no-new-func
  return new Function(page.body.code)({ Fragment, jsx, jsxs, modules: {}, ...options }) as Evaluated;
}

export function compile(text: string, options: Options = {}): CompiledPage {
  const { format = 'mdx', dropTitle, modules: _m, components: _c, scope: _s, syntaxes, ...rest } = options;
  const compiler = createCompiler(resolveMarkdownOptions(rest), syntaxes);
  return compiler.compile({ source: 'docs/a.mdx', digest: '0123456789abcdef', format, text, dropTitle });
}

/** The HTML of a compiled page, with its placeholders. */
export function renderBody(page: CompiledPage, { components, modules = {}, scope }: Options = {}): string {
  if (page.body.kind === 'html') return page.body.html;
  return renderToStaticMarkup(createElement(evaluate(page, { modules, scope }).default, { components }));
}

/** Compile a text, render it if it is dynamic, and put `[kind url]` into the placeholders. */
export function render(text: string, options: Options = {}): { page: CompiledPage; html: string } {
  const page = compile(text, options);
  const html = fillPlaceholders(
    renderBody(page, options),
    (_digest, index) => `[${page.placeholders[index]?.kind} ${page.placeholders[index]?.url}]`,
  );
  return { page, html };
}

export function problemOf(text: string, options: Options = {}): Problem | undefined {
  try {
    compile(text, options);
  } catch (error) {
    if (error instanceof YaprakError) return error.problems[0];
    throw error;
  }
  return undefined;
}
