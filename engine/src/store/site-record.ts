import { hash } from 'node:crypto';
import type { RenderedPage } from '../render/page/render-route.ts';
import type { Section } from '../shared/model.ts';
import { keyOf, type Store } from './store.ts';

/** What is known of a finished page besides its HTML, which is on the disk by then. */
export type PageResult = Omit<RenderedPage, 'html' | 'sections' | 'markdown'> & { bytes: number };

/** A page of the site in place, made now or by an earlier build. */
export interface SitePage {
  url: string;
  output: string;
  /** Hash of all that decides its bytes, apart from how its links resolve. */
  key: string;
  bytes: number;
  /** Of the file it was written to. */
  inode: number;
  /** While the addresses of the site stay the same nothing about it must be checked again, and it reports nothing. */
  isQuiet: boolean;
  /** One of its links or anchors led nowhere. */
  hasBrokenLink: boolean;
  /** Made by this build. */
  isNew: boolean;
  /** Where the store has its result, and its text: see pageResults. */
  resultKey: string;
  /** Hash of its text; empty for a page without. */
  textHash: string;
  /** Hash of its Markdown, empty for a page without, and the size of that in bytes. */
  markdownHash: string;
  markdownSize: number;
}

/** See SitePage. */
export function isQuiet(page: PageResult): boolean {
  const asks =
    page.facts.scripts !== undefined ||
    page.parts.length > 0 ||
    page.docsDigest !== undefined ||
    page.resolutions.some(({ onDisk }) => onDisk);
  return !asks && page.assets.length === 0 && page.problems.length === 0 && page.article === undefined;
}

/** A file of the output that is no page, with a hash of what it was made from. */
export interface EmittedFile {
  output: string;
  hash: string;
  bytes: number;
  inode: number;
}

/** What a build remembers of the site it put in place, so that the next one can leave most of it there. */
export interface SiteRecord {
  /** Time of the disk when it was written: a younger file was not written by that build. */
  time: number;
  /** Hash of the addresses of all pages. */
  routes: string;
  /** Hash of all that a link could lead to, and of how broken ones are weighed. */
  targets: string;
  /** By url. */
  pages: ReadonlyMap<string, SitePage>;
  /** By output. */
  files: ReadonlyMap<string, EmittedFile>;
}

const NOTHING: SiteRecord = { time: 0, routes: '', targets: '', pages: new Map(), files: new Map() };

/** Rows instead of objects: ten thousand pages are parsed in a third of the time. */
type PageRow = [
  url: string,
  output: string,
  key: string,
  bytes: number,
  inode: number,
  flags: number,
  resultKey: string,
  textHash: string,
  markdownHash: string,
  markdownSize: number,
];
type FileRow = [output: string, hash: string, bytes: number, inode: number];

interface SavedRecord extends Omit<SiteRecord, 'pages' | 'files'> {
  /** Identity of the output folder: of one that was replaced meanwhile nothing is known. */
  folder: string;
  pages: PageRow[];
  files: FileRow[];
}

const QUIET = 1;
const BROKEN = 2;

export interface SiteRecordPlace {
  /** Absolute. */
  outDir: string;
  /** Identity of the folder that is there now. */
  folder: string | undefined;
}

/** What is known of the site in `outDir`; nothing unless the same folder is still there. */
export function readSiteRecord(store: Store, { outDir, folder }: SiteRecordPlace): SiteRecord {
  const bytes = folder === undefined ? undefined : store.get(keyOf('site', outDir));
  if (!bytes) return NOTHING;
  const saved = JSON.parse(bytes.toString('utf8')) as SavedRecord;
  if (saved.folder !== folder) return NOTHING;
  const pages = saved.pages.map((row): [string, SitePage] => {
    const [url, output, key, size, inode, flags, resultKey, textHash, markdownHash, markdownSize] = row;
    const page = {
      url,
      output,
      key,
      bytes: size,
      inode,
      isQuiet: (flags & QUIET) !== 0,
      hasBrokenLink: (flags & BROKEN) !== 0,
      isNew: false,
      resultKey,
      textHash,
      markdownHash,
      markdownSize,
    };
    return [url, page];
  });
  const files = saved.files.map(([output, own, size, inode]): [string, EmittedFile] => [
    output,
    { output, hash: own, bytes: size, inode },
  ]);
  return { ...saved, pages: new Map(pages), files: new Map(files) };
}

export function writeSiteRecord(store: Store, record: SiteRecord, { outDir, folder }: SiteRecordPlace): void {
  const { pages, files, ...rest } = record;
  const saved: SavedRecord = {
    ...rest,
    folder: folder ?? '',
    pages: Array.from(pages.values(), (page) => [
      page.url,
      page.output,
      page.key,
      page.bytes,
      page.inode,
      (page.isQuiet ? QUIET : 0) | (page.hasBrokenLink ? BROKEN : 0),
      page.resultKey,
      page.textHash,
      page.markdownHash,
      page.markdownSize,
    ]),
    files: Array.from(files.values(), ({ output, hash: own, bytes, inode }) => [output, own, bytes, inode]),
  };
  store.put(keyOf('site', outDir), JSON.stringify(saved));
}

/** A result and a text as they go into the store. They are named by their own bytes, so that no later build changes them. */
export interface PrintedResult extends Pick<SitePage, 'resultKey' | 'textHash' | 'markdownHash' | 'markdownSize'> {
  result: Uint8Array;
  text: Uint8Array | undefined;
  markdown: Uint8Array | undefined;
}

export function printResult(
  made: PageResult,
  { sections, markdown: given }: { sections: readonly Section[]; markdown: string | undefined },
): PrintedResult {
  const result = toBytes(made);
  const text = sections.length === 0 ? undefined : toBytes(sections);
  const markdown = given === undefined ? undefined : new TextEncoder().encode(given);
  return {
    resultKey: `result ${hash('sha1', result, 'base64url')}`,
    result,
    textHash: text ? `text ${hash('sha1', text, 'base64url')}` : '',
    text,
    markdownHash: markdown ? `markdown ${hash('sha1', markdown, 'base64url')}` : '',
    markdownSize: markdown?.length ?? 0,
    markdown,
  };
}

/** With a buffer of its own: whatever else is in it would be sent to another thread along with it. */
function toBytes(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** A value that the site record names: the bytes of an encoded image, or what is known of a page. */
export function readStored(store: Store, key: string): Buffer {
  const bytes = store.get(key);
  if (!bytes) throw new DamagedCacheError(`The cache has lost "${key}".`);
  return bytes;
}

/** Results and texts of the pages that a record names. */
export interface PageResults {
  resultOf(page: Pick<SitePage, 'resultKey'>): PageResult;
  sectionsOf(page: Pick<SitePage, 'textHash'>): Section[];
  /** In UTF-8: it is mostly written as it is. */
  markdownOf(page: Pick<SitePage, 'markdownHash'>): Uint8Array;
}

/** The store lacks a value that the site record names. Only a build without the cache helps. */
export class DamagedCacheError extends Error {}

export function openPageResults(store: Store): PageResults {
  const load = (key: string): unknown => JSON.parse(readStored(store, key).toString('utf8'));
  return {
    resultOf: ({ resultKey }) => load(resultKey) as PageResult,
    sectionsOf: ({ textHash }) => (textHash === '' ? [] : (load(textHash) as Section[])),
    markdownOf: ({ markdownHash }) => (markdownHash === '' ? new Uint8Array() : readStored(store, markdownHash)),
  };
}

const IMAGE = 'image ';

/** Key of the bytes of an encoded image, which is also the hash of its file in a record. */
export function imageKey(digest: string): string {
  return IMAGE + digest;
}

/** Keys that a record relies on. */
export function* keysOf({ pages, files }: Pick<SiteRecord, 'pages' | 'files'>): Generator<string> {
  for (const { hash: key } of files.values()) if (key.startsWith(IMAGE)) yield key;
  for (const { resultKey, textHash, markdownHash } of pages.values()) {
    yield resultKey;
    if (textHash !== '') yield textHash;
    if (markdownHash !== '') yield markdownHash;
  }
}
