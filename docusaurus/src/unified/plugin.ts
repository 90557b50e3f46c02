import { join, relative, resolve, sep } from 'node:path';
import type { PageReader, PageReading, Plugin } from 'yaprak';
import { keyOf } from './key.ts';
import { PLUGIN_LISTS, type UnifiedSection } from './lists.ts';
import type { Pipeline, PipelineOptions } from './pipeline.ts';
import { elements } from './syntax.ts';

/** Functions of `markdown` in a Docusaurus config. */
export interface MarkdownHooks {
  parseFrontMatter?: ParseFrontMatter | undefined;
  preprocessor?: ((page: { filePath: string; fileContent: string }) => string) | undefined;
  remarkRehypeOptions?: Record<string, unknown> | undefined;
}

type ParsedFile = { frontMatter: Record<string, unknown>; content: string };

type ParseFrontMatter = (page: {
  filePath: string;
  fileContent: string;
  defaultParseFrontMatter: (page: { filePath: string; fileContent: string }) => Promise<ParsedFile>;
}) => ParsedFile | Promise<ParsedFile>;

export interface UnifiedOptions extends Pick<PipelineOptions, 'maintainCase' | 'mermaid' | 'siteDir'> {
  sections: readonly UnifiedSection[];
  hooks: MarkdownHooks;
}

/**
 * Reads the pages of sections that have plugins of remark or rehype, of those without formulas where another has them, and of sites that
 * rewrite their pages. Nothing where none of this is so.
 */
export function createUnifiedPlugin(options: UnifiedOptions): Plugin | undefined {
  const { hooks, siteDir } = options;
  const isRead = (section: UnifiedSection): boolean =>
    hooks.remarkRehypeOptions !== undefined || PLUGIN_LISTS.some((list) => section.lists[list]?.length);
  const sections = options.sections.filter(isRead);
  const hasMath = options.sections.some((section) => section.hasMath);
  const plain = options.sections.filter((section) => hasMath && !section.hasMath && !isRead(section));
  const { parseFrontMatter, preprocessor } = hooks;
  if (sections.length + plain.length === 0 && !parseFrontMatter && !preprocessor) return undefined;
  const packages = sections
    .flatMap(({ lists }) => PLUGIN_LISTS.flatMap((list) => lists[list] ?? []))
    .map(({ name }) => name);
  const pipelineOf = createPipelines(options);
  const places = options.sections.map((section) => ({
    section: isRead(section) ? section : undefined,
    isPlain: plain.includes(section),
    holds: holderOf(section, { siteDir }),
  }));
  const reader: PageReader = {
    key: keyOf([sections, plain, hooks, options.maintainCase, options.mermaid], { siteDir, packages }),
    of(source) {
      const { section, isPlain } = placeOf(source, places) ?? {};
      if (!section && !isPlain && !preprocessor) return undefined;
      const filePath = join(siteDir, source);
      const reading: PageReading = isPlain ? { math: false } : {};
      if (preprocessor) reading.preprocess = async (fileContent) => preprocessor({ filePath, fileContent });
      if (section)
        reading.parse = async (page) => (await pipelineOf(section, page.format))({ ...page, file: filePath }) as never;
      return reading;
    },
  };
  if (parseFrontMatter)
    reader.parsePage = async ({ source, text, parse }) =>
      parseFrontMatter({
        filePath: join(siteDir, source),
        fileContent: text,
        defaultParseFrontMatter: async ({ fileContent }) => parse(fileContent),
      });
  return { name: 'docusaurus-unified', reader, markdown: elements };
}

/** The libraries are large, and loaded when the first page needs them. */
function createPipelines(
  options: UnifiedOptions,
): (section: UnifiedSection, format: 'md' | 'mdx') => Promise<Pipeline> {
  const made = new Map<string, Promise<Pipeline>>();
  const make = async (section: UnifiedSection, format: 'md' | 'mdx'): Promise<Pipeline> => {
    const { createPipeline } = await import('./pipeline.ts');
    const { remarkRehypeOptions } = options.hooks;
    return createPipeline({
      ...options,
      lists: section.lists,
      keywords: new Set(section.keywords),
      format,
      remarkRehypeOptions,
    });
  };
  return (section, format) => {
    const key = `${format} ${section.kind} ${section.id}`;
    const pipeline = made.get(key) ?? make(section, format);
    made.set(key, pipeline);
    return pipeline;
  };
}

interface Place {
  /** Undefined where no plugin reads its pages. */
  section: UnifiedSection | undefined;
  /** Whether `$` is a sign in its pages. */
  isPlain: boolean;
  /** How closely a file belongs to it: the length of the folder; undefined if it does not. */
  holds: (source: string) => number | undefined;
}

/** The folder of one section may be inside that of another, or be the whole site (`path: '.'`): the closest counts. */
function placeOf(source: string, places: readonly Place[]): Place | undefined {
  let closest: { place: Place; length: number } | undefined;
  for (const place of places) {
    const length = place.holds(source);
    if (length !== undefined && (closest === undefined || length > closest.length)) closest = { place, length };
  }
  return closest?.place;
}

/** Of a section: its own folder, which may be written as an absolute path, those of versions, and those of languages. */
function holderOf({ kind, id, path }: UnifiedSection, { siteDir }: { siteDir: string }): Place['holds'] {
  const isDefault = id === 'default';
  const versions = `${isDefault ? '' : `${id}_`}versioned_docs/`;
  const translated = `docusaurus-plugin-content-${kind}${isDefault ? '' : `-${id}`}`;
  const folder = relative(siteDir, resolve(siteDir, path)).split(sep).join('/');
  return (source) => {
    if (kind === 'docs' && source.startsWith(versions)) return Infinity;
    if (source.startsWith('i18n/') && source.split('/')[2] === translated) return Infinity;
    const isOwn = folder === '' ? !source.startsWith('../') : source.startsWith(`${folder}/`);
    return isOwn ? folder.length : undefined;
  };
}
