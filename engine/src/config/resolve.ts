import type { z } from 'zod';
import { nearest } from '../errors/hints.ts';
import { findInvalidTexts } from '../shared/invalid-texts.ts';
import type { Problem } from '../shared/model.ts';
import { formatKeyPath, type KeyPath } from '../shared/plain-data.ts';
import { findKey } from './find-key.ts';
import { resolveLocale } from './locales.ts';
import { resolveAdmonitions, resolveBlogs, resolveDocs, resolvePages, toSitePath } from './resolve-sections.ts';
import { siteSchema, type SiteConfig } from './schema.ts';
import { describeAllowedKeys, parseIssues, showValue, type ProblemOptions } from './schema/problems.ts';
import { READ_ONCE } from './schema/values.ts';
import { describeUnsafe, disarmLinks } from './unsafe-links.ts';

type Parsed = z.output<typeof siteSchema>;

interface ResolveOptions {
  /** Absolute. */
  siteDir: string;
  /** The config file, relative to the site folder, and its text. */
  configFile: string;
  text: string;
  /** Style files to use when the author names none. */
  defaultCss?: string[];
  /** For a config of another engine: the author's own path of a key. Unknown keys only warn. */
  foreign?: { authorPath: (path: KeyPath) => KeyPath };
}

/** Validates and completes a config, and freezes it. Without a config there is at least one error among the problems. */
export function resolveConfig(written: unknown, options: ResolveOptions): { config?: SiteConfig; problems: Problem[] } {
  const { data, problems } = validate(written, options);
  if (!data) return { problems };
  problems.push(...checkTexts(data, options), ...checkLocales(data, options), ...checkIds(data, options));
  if (problems.some((problem) => problem.severity === 'error')) return { problems };
  const safe = data.markdown.allowUnsafeLinks ? { data, problems: [] } : replaceUnsafeLinks(data, options);
  return { config: deepFreeze(complete(safe.data, options)), problems: [...problems, ...safe.problems] };
}

function replaceUnsafeLinks(data: Parsed, options: ResolveOptions): { data: Parsed; problems: Problem[] } {
  const { navbar, footer, redirects, docs, blog, pages } = data;
  const { value, found } = disarmLinks({ navbar, footer, redirects, docs, blog, pages });
  const problems = found.map((written): Problem => {
    const path = options.foreign ? options.foreign.authorPath(written) : written;
    return { ...problemAt(path, { ...options, ...describeUnsafe(path) }), code: 'unsafe-link', severity: 'warning' };
  });
  return { data: { ...data, ...value }, problems };
}

function validate(written: unknown, options: ResolveOptions): { data?: Parsed; problems: Problem[] } {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) {
    const message = `The config is ${showValue(written)}; it must be an object.`;
    return { problems: [{ code: 'config-value', severity: 'error', message, file: options.configFile }] };
  }
  const problems: Problem[] = [];
  let input: unknown = written;
  for (;;) {
    const parsed = siteSchema.safeParse(input, { error: describeAllowedKeys, ...READ_ONCE });
    if (parsed.success) return { data: parsed.data, problems };
    const violations = parseIssues(parsed.error.issues, problemOptions(input, options));
    const ignorable = violations.filter(({ problem }) => problem.severity === 'warning');
    problems.push(...ignorable.map(({ problem }) => problem));
    // Every round removes at least one key, so this ends.
    if (ignorable.length === 0) return { problems: [...problems, ...violations.map(({ problem }) => problem)] };
    input = ignorable.reduce((rest, { path }) => without(rest, path), input);
  }
}

function problemOptions(input: unknown, options: ResolveOptions): ProblemOptions {
  const { foreign } = options;
  return {
    input,
    file: options.configFile,
    text: options.text,
    ...(foreign ? { authorPath: foreign.authorPath, foreign: true } : {}),
  };
}

/** Copies `root` without the key at `path`. Everything else is shared. */
function without(root: unknown, path: KeyPath): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof root !== 'object' || root === null) return root;
  if (Array.isArray(root)) return root.map((item, index) => (index === key ? without(item, rest) : item));
  const copy: Record<PropertyKey, unknown> = { ...root };
  if (rest.length === 0) delete copy[key];
  else copy[key] = without(copy[key], rest);
  return copy;
}

function checkTexts({ plugins: _own, ...data }: Parsed, options: ResolveOptions): Problem[] {
  return findInvalidTexts(data).map(({ path: written, name }) => {
    const path = options.foreign ? options.foreign.authorPath(written) : written;
    const message = `\`${formatKeyPath(path)}\` holds ${name}, a character that no page or address can hold.`;
    return problemAt(path, { ...options, message, hint: 'Remove the escape, such as \\uD800 or \\0, from the text.' });
  });
}

function checkLocales(data: Parsed, options: ResolveOptions): Problem[] {
  const { defaultLocale, locales = [defaultLocale], localeConfigs } = data.i18n;
  const problems: Problem[] = [];
  if (!locales.includes(defaultLocale)) {
    const message = `\`i18n.defaultLocale\` is ${JSON.stringify(defaultLocale)}, which is not one of \`i18n.locales\`: ${locales.join(', ')}.`;
    problems.push(problemAt(['i18n', 'defaultLocale'], { ...options, message, hint: 'Add it to `i18n.locales`.' }));
  }
  for (const name of Object.keys(localeConfigs)) {
    if (locales.includes(name)) continue;
    const meant = nearest(name, locales);
    const path = ['i18n', 'localeConfigs', name];
    const message = `\`${formatKeyPath(path)}\` is about a locale that is not one of \`i18n.locales\`: ${locales.join(', ')}.`;
    problems.push({
      ...problemAt(path, { ...options, message, hint: meant && `Did you mean \`${meant}\`?` }),
      severity: 'warning',
      // A language that is not built yet, or no longer.
      effect: 'ignored',
    });
  }
  for (const [name, { baseUrl }] of Object.entries(localeConfigs)) {
    if (baseUrl === undefined || (baseUrl.startsWith(data.baseUrl) && baseUrl.endsWith('/'))) continue;
    const path = ['i18n', 'localeConfigs', name, 'baseUrl'];
    const message = `\`${formatKeyPath(path)}\` is ${JSON.stringify(baseUrl)}; it must start with the site's \`baseUrl\`, ${JSON.stringify(data.baseUrl)}, and end with a slash.`;
    problems.push(problemAt(path, { ...options, message, hint: 'All languages are built together, into one folder.' }));
  }
  problems.push(...checkBaseUrls(data, { locales, options }));
  return problems;
}

/** Reports locales with one address: they would overwrite each other's pages. */
function checkBaseUrls(data: Parsed, { locales, options }: { locales: string[]; options: ResolveOptions }): Problem[] {
  const { defaultLocale, localeConfigs } = data.i18n;
  const seen = new Map<string, string>();
  return locales.flatMap((name) => {
    const { baseUrl } = resolveLocale(name, { written: localeConfigs[name], baseUrl: data.baseUrl, defaultLocale });
    const other = seen.get(baseUrl);
    seen.set(baseUrl, name);
    if (other === undefined) return [];
    if (other === name) {
      const message = `\`i18n.locales\` names ${JSON.stringify(name)} twice.`;
      return [problemAt(['i18n', 'locales'], { ...options, message })];
    }
    // Reports the locale whose `baseUrl` is in the config.
    const [moved, still] = localeConfigs[name]?.baseUrl === undefined ? [other, name] : [name, other];
    const path = ['i18n', 'localeConfigs', moved, 'baseUrl'];
    const message = `\`${formatKeyPath(path)}\` is ${JSON.stringify(baseUrl)}, which is also the address of the locale ${JSON.stringify(still)}.`;
    return [problemAt(path, { ...options, message, hint: 'Give each a `baseUrl` of its own.' })];
  });
}

/** Reports sections of one kind with the same id: the navbar and the files of versions refer to sections by id. */
function checkIds(data: Parsed, options: ResolveOptions): Problem[] {
  const problems: Problem[] = [];
  for (const kind of ['docs', 'blog', 'pages'] as const) {
    const sections = data[kind];
    if (!Array.isArray(sections)) continue;
    const seen = new Set<string>();
    for (const [index, { id }] of sections.entries()) {
      const written = [kind, index, 'id'];
      const path = options.foreign ? options.foreign.authorPath(written) : written;
      const message = `\`${formatKeyPath(path)}\` is ${JSON.stringify(id)}, which another section of \`${kind}\` has too.`;
      if (seen.has(id))
        problems.push(problemAt(path, { ...options, message, hint: 'Give each section an `id` of its own.' }));
      seen.add(id);
    }
  }
  return problems;
}

function problemAt(path: KeyPath, options: ResolveOptions & { message: string; hint?: string }): Problem {
  const { message, hint, configFile, text } = options;
  return {
    code: 'config-value',
    severity: 'error',
    message,
    file: configFile,
    ...findKey(text, path),
    ...(hint ? { hint } : {}),
  };
}

function complete(data: Parsed, options: ResolveOptions): SiteConfig {
  const { siteDir } = options;
  const { hooks, admonitions: writtenAdmonitions, ...markdown } = data.markdown;
  const admonitions = resolveAdmonitions(writtenAdmonitions);
  const sections = { siteDir, admonitions };
  const { defaultLocale, locales = [defaultLocale], localeConfigs, ...i18n } = data.i18n;
  const base = { baseUrl: data.baseUrl, defaultLocale };
  const css = data.customCss ?? options.defaultCss ?? [];
  // A config of another engine may name sections whose folders do not exist.
  const optional = <Section extends object>(section: Section): Section =>
    options.foreign ? { ...section, explicit: false } : section;
  return {
    ...data,
    siteDir,
    configFile: options.configFile,
    url: data.url.replace(/\/+$/, ''),
    rootUrl: data.baseUrl,
    siteUrl: data.url.replace(/\/+$/, ''),
    onBrokenMarkdownLinks: hooks.onBrokenMarkdownLinks ?? data.onBrokenMarkdownLinks,
    onBrokenMarkdownImages: hooks.onBrokenMarkdownImages ?? data.onBrokenMarkdownImages,
    customCss: (Array.isArray(css) ? css : [css]).map((file) => toSitePath(file, siteDir)),
    staticDirectories: data.staticDirectories.map((folder) => toSitePath(folder, siteDir)),
    markdown: { ...markdown, admonitions },
    i18n: {
      ...i18n,
      defaultLocale,
      currentLocale: defaultLocale,
      locales,
      localeConfigs: Object.fromEntries(
        locales.map((name) => [name, resolveLocale(name, { ...base, written: localeConfigs[name] })]),
      ),
      texts: {},
    },
    docs: resolveDocs(data.docs, sections),
    blog: resolveBlogs(data.blog, sections).map(optional),
    pages: resolvePages(data.pages, sections).map(optional),
  };
}

/** Freezes plain objects and lists, with everything inside them. Functions, regular expressions and class instances stay as they are. */
export function deepFreeze<T>(value: T): T {
  if (!isPlain(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}

function isPlain(value: unknown): value is object {
  if (Array.isArray(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
