import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { parseSync } from 'oxc-parser';
import { parseDocument } from 'yaml';
import { parseRequest } from '../../create/src/parse-args.ts';
import { parseCliArgs } from '../../engine/src/cli-args.ts';
import { parseFrontMatter } from '../../engine/src/content/front-matter.ts';
import { createCompiler } from '../../engine/src/markdown/compile.ts';
import { resolveMarkdownOptions } from '../../engine/src/markdown/options.ts';
import { builtInPlugins, syntaxesOf } from '../../engine/src/plugins/index.ts';

/** A code block of a page of the documentation. */
export interface Sample {
  /** Of the page, from the folder of the documentation. */
  page: string;
  line: number;
  lang: string;
  /** File that the sample is, from the folder of a site. */
  title?: string;
  text: string;
  /** Why it is not checked. */
  unchecked?: string;
}

const FENCE = /^( *)(`{3,}|~{3,})([^\s`{]*)(.*)$/;

export function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** The code blocks of a page; a block inside of another belongs to that one. */
export function readSamples(folder: string, page: string): Sample[] {
  const samples: Sample[] = [];
  const lines = readFileSync(join(folder, page), 'utf8').split('\n');
  for (let at = 0; at < lines.length; at++) {
    const [, indent = '', fence, lang = '', meta = ''] = FENCE.exec(lines[at] ?? '') ?? [];
    if (fence === undefined) continue;
    const start = at + 1;
    const end = lines.findIndex((line, index) => index >= start && line.trim() === fence);
    if (end < 0) throw new Error(`${page}:${at + 1}: the code block is not closed.`);
    const text = lines.slice(start, end).map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    samples.push({
      page,
      line: at + 1,
      lang,
      title: /title="([^"]+)"/.exec(meta)?.[1],
      text: `${text.join('\n')}\n`,
      unchecked: /no-check="([^"]+)"/.exec(meta)?.[1],
    });
    at = end;
  }
  return samples;
}

const compiler = createCompiler(
  resolveMarkdownOptions(),
  syntaxesOf(builtInPlugins.map((plugin) => ({ plugin, data: {} }))),
);

/** By language; what is not here (text, diff, nginx …) cannot be wrong for us. */
const CHECKS: Readonly<Record<string, (sample: Sample) => string[]>> = {
  yaml: checkYaml,
  yml: checkYaml,
  json: ({ text }) => faultsOf(() => void JSON.parse(text)),
  css: ({ text }) => faultsOf(() => void transform({ filename: 'a.css', code: Buffer.from(text) })),
  js: checkScript,
  mjs: checkScript,
  jsx: checkScript,
  ts: checkScript,
  tsx: checkScript,
  md: checkMarkdown,
  mdx: checkMarkdown,
  sh: checkCommands,
  bash: checkCommands,
};

/** What is wrong with a sample by itself. */
export function checkSample(sample: Sample): string[] {
  const faults = sample.unchecked === undefined ? (CHECKS[sample.lang]?.(sample) ?? []) : [];
  return faults.map((fault) => `${sample.page}:${sample.line} ${fault}`);
}

function faultsOf(run: () => void): string[] {
  try {
    run();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function checkYaml({ text }: Sample): string[] {
  return parseDocument(text).errors.map(({ message }) => message);
}

function checkScript({ text, lang }: Sample): string[] {
  return parseSync(`sample.${lang}`, text).errors.map(({ message }) => message);
}

function checkMarkdown({ text, lang, page }: Sample): string[] {
  const file = { source: page, digest: '0', text, path: page };
  const { bodyOffset, problems } = parseFrontMatter(file as unknown as Parameters<typeof parseFrontMatter>[0]);
  const format = lang === 'mdx' ? 'mdx' : 'md';
  const faults = problems.map(({ message }) => message);
  return [
    ...faults,
    ...faultsOf(() => {
      const made = compiler.compile({ source: page, digest: '0123456789abcdef', format, text: text.slice(bodyOffset) });
      const [problem] = made.problems;
      if (problem) throw new Error(`${problem.line}: ${problem.message}`);
    }),
  ];
}

/** Commands of plugins, ours and those that the guides write. */
const PLUGIN_COMMANDS = new Set(['search', 'mcp', 'owners']);

function checkCommands({ text }: Sample): string[] {
  return text.split('\n').flatMap((line) => {
    const words = splitCommand(line);
    const at = words.indexOf('yaprak');
    if (words.slice(0, 3).join(' ') === 'npm create yaprak@latest') {
      const request = parseRequest(words.slice(3).filter((word) => word !== '--'));
      return request.kind === 'wrong' ? [request.message] : [];
    }
    if (at < 0 || at > 1) return [];
    const request = parseCliArgs(words.slice(at + 1), { env: {}, cwd: '/' });
    if (request.kind !== 'wrong' || PLUGIN_COMMANDS.has(request.plugin?.command ?? '')) return [];
    return [`\`${line}\`: ${request.message}`];
  });
}

/** The words of a plain command, without its comment and without where its output goes. */
export function splitCommand(line: string): string[] {
  const words = [...line.matchAll(/"([^"]*)"|'([^']*)'|([^\s"']+)/g)].map(([word, a, b]) => a ?? b ?? word);
  const end = words.findIndex((word) => ['#', '>', '|', '&&'].includes(word));
  return end < 0 ? words : words.slice(0, end);
}
