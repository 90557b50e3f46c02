import type { Policy } from '../errors/index.ts';
import type { Problem, Tag } from '../shared/model.ts';
import { findValue } from './front-matter-schema.ts';

interface Tagged {
  source: string;
  tags: readonly Tag[];
}

/**
 * Reports tags with different names and the same address, such as `C++` and `C`: the address has one page, under the first name, and lists
 * the pages of both. Spellings of one name (`Sipariş`, `siparis`) may share an address.
 */
export function checkTagLabels(
  pages: readonly Tagged[],
  { textOf, policy }: { textOf: (source: string) => string; policy: Policy },
): Problem[] {
  // `onInlineTags: 'ignore'` turns this check off too.
  if (policy === 'ignore') return [];
  const first = new Map<string, Tag>();
  const reported = new Set<string>();
  const problems: Problem[] = [];
  for (const { source, tags } of pages) {
    for (const tag of tags) {
      const other = first.get(tag.permalink);
      if (!other) first.set(tag.permalink, tag);
      // Two tags of the tags file with one address are already an error.
      else if (fold(other.label) !== fold(tag.label) && (other.inline || tag.inline)) {
        const pair = `${tag.permalink} ${fold(tag.label)}`;
        if (!reported.has(pair)) problems.push(sharedAddress({ tag, other, source, text: textOf(source) }));
        reported.add(pair);
      }
    }
  }
  return problems;
}

function sharedAddress(found: { tag: Tag; other: Tag; source: string; text: string }): Problem {
  const { tag, other, source, text } = found;
  return {
    code: 'duplicate-tag',
    severity: 'warning',
    message: `The tags "${other.label}" and "${tag.label}" have the same address, ${tag.permalink}: what they tag is listed together, as "${other.label}".`,
    file: source,
    ...findValue(text, { key: 'tags', word: tag.label }),
    hint: `${other.inline && tag.inline ? 'Write' : 'Name the tag of the tags file in both places, or write'} one of them with a permalink of its own: {label: ${tag.label}, permalink: /another}.`,
  };
}

/** Removes case, accents, spaces and dashes, which do not make a different name. */
function fold(label: string): string {
  return label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/[\s_-]+/g, '');
}
