import { hash } from 'node:crypto';
import type { Section } from '../shared/model.ts';
import type { MadePage } from './page-maker.ts';

/** A page of the site, made now or by an earlier build. */
export interface SitePage {
  url: string;
  output: string;
  /** Digest of all that decides its bytes, apart from how its links resolve. */
  key: string;
  bytes: number;
  /** Of the file it was written to. */
  inode: number;
  /** As long as the addresses of the site stay the same, nothing must be asked about it again, and it has nothing to tell. */
  isQuiet: boolean;
  /** One of its links or anchors led nowhere. */
  hasBrokenLink: boolean;
  /** All that is known of it. Of a page that was taken over it is parsed only now: most are never asked. */
  made: () => MadePage;
  /** The same as JSON, of a page that was taken over. */
  printed?: Uint8Array;
  text: PageText;
}

/** What search finds a page by. It is parsed only when an index must be made again. */
export interface PageText {
  /** Empty for a page that is not searched. */
  digest: string;
  sections: () => Section[];
  printed: Uint8Array;
}

/** The files of a search index, and the digest of all that decides their bytes. */
export interface SearchRecord {
  digest: string;
  files: SearchFile[];
}

/** The digest tells what it holds. */
export type SearchFile = [output: string, bytes: number, digest: string, inode: number];

/** What a build remembers of its pages, so that the next one can leave them alone. */
export interface Manifest {
  /** Digest of the addresses of all pages. */
  table: string;
  /** Digest of all that a link could lead to, and of how broken ones are weighed. */
  targets: string;
  /** By url. */
  pages: ReadonlyMap<string, SitePage>;
  /** Compressed files of the author's own: what else is compressed in that folder was made by the build. Absent: nothing is known. */
  ownCompressed?: string[] | undefined;
  search?: SearchRecord[] | undefined;
}

const VERSION = 5;

interface Index extends Omit<Manifest, 'pages'> {
  version: number;
  /** The output folder that it tells of (see readStamp): of two folders, or of one that was replaced, it knows nothing. */
  folder: string;
  pages: IndexedPage[];
}

type IndexedPage = [
  url: string,
  output: string,
  key: string,
  bytes: number,
  inode: number,
  flags: number,
  /** Bytes of the rest, which follows the index. */
  length: number,
  /** Bytes of its text, which follows that, and its digest. */
  textLength: number,
  textDigest: string,
];

const QUIET = 1;
const BROKEN = 2;
const NEWLINE = 10;
const NOTHING: Manifest = { table: '', targets: '', pages: new Map() };

/** What is known of the site in `folder`; of any other folder nothing is known. Written by hand or cut short, it counts as nothing too. */
export function parseManifest(bytes: Uint8Array | undefined, options: { folder: string | undefined }): Manifest {
  const end = bytes?.indexOf(NEWLINE) ?? -1;
  if (!bytes || end < 0) return NOTHING;
  try {
    const index = JSON.parse(decode(bytes.subarray(0, end))) as Index;
    if (index.version !== VERSION || index.folder !== options.folder) return NOTHING;
    const pages = new Map<string, SitePage>();
    let start = end + 1;
    for (const [url, output, key, size, inode, flags, length, textLength, digest] of index.pages) {
      const printed = bytes.subarray(start, (start += length));
      const text = bytes.subarray(start, (start += textLength));
      pages.set(url, {
        url,
        output,
        key,
        bytes: size,
        inode,
        isQuiet: (flags & QUIET) !== 0,
        hasBrokenLink: (flags & BROKEN) !== 0,
        made: () => JSON.parse(decode(printed)) as MadePage,
        printed,
        text: {
          digest,
          printed: text,
          sections: () => (textLength === 0 ? [] : (JSON.parse(decode(text)) as Section[])),
        },
      });
    }
    const { table, targets, ownCompressed, search } = index;
    return start === bytes.length ? { table, targets, pages, ownCompressed, search } : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** An index, then for each of its pages the rest as JSON: only what is asked for is parsed, and what is kept is copied. */
export function printManifest(manifest: Manifest, options: { folder: string }): Uint8Array {
  const rests: Uint8Array[] = [];
  const pages = [...manifest.pages.values()].map((page): IndexedPage => {
    const rest = page.printed ?? Buffer.from(JSON.stringify(page.made()));
    rests.push(rest, page.text.printed);
    const flags = (page.isQuiet ? QUIET : 0) | (page.hasBrokenLink ? BROKEN : 0);
    return [
      page.url,
      page.output,
      page.key,
      page.bytes,
      page.inode,
      flags,
      rest.length,
      page.text.printed.length,
      page.text.digest,
    ];
  });
  const { table, targets, ownCompressed, search } = manifest;
  const index: Index = { version: VERSION, folder: options.folder, table, targets, ownCompressed, search, pages };
  return Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...rests]);
}

/** The text of a page that was made now. */
export function textOf(sections: Section[]): PageText {
  const printed = sections.length === 0 ? new Uint8Array() : Buffer.from(JSON.stringify(sections));
  return { digest: printed.length === 0 ? '' : hash('sha1', printed), sections: () => sections, printed };
}

function decode(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}
