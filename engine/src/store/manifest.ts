import { hash } from 'node:crypto';
import type { RenderedPage } from '../render/renderer.ts';
import type { Section } from '../shared/model.ts';

/** What is told of a made page: everything but its HTML, which is on the disk by then. */
export type MadePage = Omit<RenderedPage, 'html' | 'sections'> & { bytes: number };

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
  /** The same as JSON, of a page that was made now. */
  printed?: Uint8Array;
  /** Where an earlier build has put that; absent for a page that was made now. */
  kept?: KeptPlace;
  text: PageText;
}

/** What search finds a page by. It is parsed only when an index must be made again. */
export interface PageText {
  /** Empty for a page that is not searched. */
  digest: string;
  sections: () => Section[];
  /** The same as JSON, of a page that was made now. */
  printed?: Uint8Array;
}

/** A file that holds what is known of many pages. It is never written again, and read only when one of them is asked for. */
export interface Chunk {
  name: string;
  size: number;
  read: (start: number, length: number) => Uint8Array;
}

export interface KeptPlace {
  chunk: Chunk;
  start: number;
  length: number;
  /** Of its text, which follows. */
  textLength: number;
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

/** The text of a page that was made now. Bytes are a third of what the sections are, and come from another thread at once. */
export interface PrintedText {
  digest: string;
  printed: Uint8Array;
}

export function printText(sections: readonly Section[]): PrintedText | undefined {
  if (sections.length === 0) return undefined;
  const printed = printJson(sections);
  return { digest: hash('sha1', printed), printed };
}

export function openText(text: PrintedText | undefined): PageText {
  return text ? { ...text, sections: () => parseJson(text.printed) as Section[] } : { digest: '', sections: () => [] };
}

/** With a buffer of its own: whatever else is in it would be sent to another thread along with it. */
export function printJson(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

export function parseJson({ buffer, byteOffset, byteLength }: Uint8Array): unknown {
  return JSON.parse(Buffer.from(buffer, byteOffset, byteLength).toString('utf8'));
}

/** What is known of it, as JSON. */
export function madeBytes({ chunk, start, length }: KeptPlace): Uint8Array {
  return chunk.read(start, length);
}

/** Its text, as JSON. */
export function textBytes({ chunk, start, length, textLength }: KeptPlace): Uint8Array {
  return chunk.read(start + length, textLength);
}
