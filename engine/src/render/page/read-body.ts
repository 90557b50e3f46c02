import { hash } from 'node:crypto';
import type { Compiler, PageSource } from '../../markdown/compile.ts';
import type { PageReading } from '../../markdown/page-reader.ts';
import type { RouteTable } from '../../routes/table.ts';
import type { CompiledPage, FrontMatter, SourceFile } from '../../shared/model.ts';

/** A plugin that reads pages: see PageReader in plugins/reader.ts. */
export interface BodyReader {
  key: string;
  of(source: string): PageReading | undefined;
  read(file: SourceFile): Promise<{ frontMatter: FrontMatter; text: string }>;
}

/** How a page that a plugin reads is compiled. */
export interface BodyReading {
  /** Ends the key of the page in the cache. */
  key: string;
  compile(page: Omit<PageSource, 'text'>, cut: (text: string) => string): Promise<CompiledPage>;
}

/** Finds how a plugin reads a page; nothing where it does not. */
export function createBodyReadings(
  compiler: Compiler,
  { reader, tableOf }: { reader: BodyReader; tableOf?: (source: string) => RouteTable },
): (file: SourceFile) => BodyReading | undefined {
  const digests = new Map<RouteTable, string>();
  /** Plugins see links resolved, so the addresses of all pages are part of the key. */
  const digestOf = (table: RouteTable): string => {
    const known = digests.get(table) ?? hash('sha1', JSON.stringify([table.data.files, table.data.roots]));
    digests.set(table, known);
    return known;
  };
  return (file) => {
    const { source } = file;
    const reading = reader.of(source);
    if (!reading) return undefined;
    const table = reading.parse ? tableOf?.(source) : undefined;
    return {
      // A plugin may look at the path of the file.
      key: `-${hash('sha1', JSON.stringify([reader.key, source, table ? digestOf(table) : '']))}`,
      async compile(page, cut) {
        const { frontMatter, text } = await reader.read(file);
        const resolveLink = (href: string): string | undefined => table?.resolveMarkdownLink(href, source) ?? undefined;
        return compiler.compileRead({ ...page, text: cut(text) }, { ...reading, frontMatter, resolveLink });
      },
    };
  };
}
