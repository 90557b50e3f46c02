import type { Policy } from '../errors/index.ts';
import type { Problem, Tag } from '../shared/model.ts';
import { findValue } from './front-matter-schema.ts';

interface Tagged {
  source: string;
  tags: readonly Tag[];
}

/**
 * Tell about tags of other names that share an address, as `C++` and `C` do: the address has one page, under the first name, and what has
 * the other is listed there too. Spellings of one name (`Sipariş`, `siparis`) are meant to meet.
 */
export function checkTagLabels(
  pages: readonly Tagged[],
  { textOf, policy }: { textOf: (source: string) => string; policy: Policy },
): Problem[] {
  // Who wants no word about tags outside the tags file gets none about these.
  if (policy === 'ignore') return [];
  const first = new Map<string, Tag>();
  const told = new Set<string>();
  const problems: Problem[] = [];
  for (const { source, tags } of pages) {
    for (const tag of tags) {
      const other = first.get(tag.permalink);
      if (!other) first.set(tag.permalink, tag);
      // Two of the tags file are an error there.
      else if (fold(other.label) !== fold(tag.label) && (other.inline || tag.inline)) {
        const pair = `${tag.permalink} ${fold(tag.label)}`;
        if (!told.has(pair)) problems.push(sharedAddress({ tag, other, source, text: textOf(source) }));
        told.add(pair);
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

/** Case, accents, spaces and dashes make no other name. */
function fold(label: string): string {
  return label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/[\s_-]+/g, '');
}
