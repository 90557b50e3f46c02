import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFrontMatter } from '../../engine/src/content/front-matter.ts';

/** One Markdown file of a site, as its writer left it. */
export interface SourcePage {
  /** Path below the site, with forward slashes. */
  source: string;
  frontMatter: Record<string, unknown>;
  /** Running text: no front matter, code, tables, markup, link targets or formulas. */
  prose: string;
  /** Where its links lead, as written. */
  links: string[];
}

/** The pages that a folder of a site holds; partials are not pages. */
export function readPages(siteDir: string, folder: string): SourcePage[] {
  return readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
    .sort()
    .map((file) => {
      const source = `${folder}/${file}`;
      return parsePage(readFileSync(join(siteDir, source), 'utf8'), source);
    });
}

export function parsePage(text: string, source: string): SourcePage {
  const { frontMatter, bodyOffset } = parseFrontMatter({ source, text, digest: '' });
  const written = dropCode(text.slice(bodyOffset));
  const links = [...written.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)[^)]*\)/g)].map((found) => found[1] ?? '');
  return { source, frontMatter, prose: toProse(written), links };
}

/** Fenced code, at any indent and of any fence length; inline code is taken out afterwards. */
function dropCode(body: string): string {
  return body.replace(/^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1[ \t]*$/gm, '').replace(/(`+)[^`\n]+\1/g, '');
}

function toProse(written: string): string {
  return written
    .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|\$\$[\s\S]*?\$\$|\$[^$\n]+\$/g, '')
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/^[ \t]*\|.*$/gm, '')
    .replace(/^[ \t]*:::+.*$/gm, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/\S+|<[^>]+>|\{#[^}]*\}/g, '')
    .replace(/^[ \t]*(?:>[ \t]?|#{1,6} |[-*] (?:\[[ x]\] )?|\d+\. )+/gm, '')
    .replace(/[*_~]+/g, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

export function countWords({ prose }: SourcePage): number {
  return prose.match(/\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0;
}

/** Sentences of six words or more, in one spelling, so that two pages can be compared. */
export function listSentences({ prose }: SourcePage): string[] {
  return prose
    .split(/\n|(?<=[.!?:;]["'”’)]?)\s+/)
    .map((sentence) =>
      sentence
        .toLocaleLowerCase('tr')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length >= 6);
}
