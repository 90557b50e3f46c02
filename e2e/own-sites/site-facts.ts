import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { listFacts, type Fact } from '../../site/facts.ts';

/** A fact that a page could also say by hand, and the words in which it would. */
export interface GuardedFact {
  name: string;
  value: string;
  hand: RegExp;
}

type Data = Record<string, unknown>;

const NUMBER =
  '(\\d+|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on beş|on|yirmi|otuz|altmış|Bir|İki|Üç|Dört|Beş|Altı|On beş|On|Yirmi|Otuz|Altmış)';

/** What is in `src/data/*.yml`, by the name of the file. */
export function readData(siteDir: string): Data {
  const folder = join(siteDir, 'src/data');
  const files = readdirSync(folder).filter((file) => file.endsWith('.yml'));
  return Object.fromEntries(files.map((file) => [file.slice(0, -4), parse(readFileSync(join(folder, file), 'utf8'))]));
}

export function factsOf(data: Data): Record<string, Fact> {
  return Object.assign({}, ...Object.entries(data).map(([file, value]) => listFacts(value, file)));
}

/** `N` in a pattern stands for a number, in figures or in words. */
export function guardedFacts(value: unknown, name = ''): GuardedFact[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const { value: own, hand } = value as Data;
  if (typeof hand === 'string')
    return [{ name, value: String(own), hand: new RegExp(hand.replaceAll(/(?<!\\)\bN\b|(?<=%)N\b/g, NUMBER), 'gu') }];
  return Object.entries(value).flatMap(([key, below]) => guardedFacts(below, name === '' ? key : `${name}.${key}`));
}

/** Where a text says guarded facts by hand. In code, where nothing can be quoted, the number must be the right one. */
export function checkByHand(
  text: string,
  { source, facts }: { source: string; facts: readonly GuardedFact[] },
): string[] {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, (head) => head.replaceAll(/[^\n]/g, ' '));
  const isCode: Array<[from: number, to: number]> = [
    ...body.matchAll(/^([ \t]*`{3,})[^\n]*\n[\s\S]*?^\1[ \t]*$/gm),
  ].map((found) => [found.index, found.index + found[0].length]);
  return facts.flatMap(({ name, value, hand }) =>
    [...body.matchAll(hand)].flatMap((found) => {
      const line = body.slice(0, found.index).split('\n').length;
      const coded = isCode.some(([from, to]) => found.index >= from && found.index < to);
      const numbers = found.slice(1).filter((number) => number !== undefined);
      if (coded && numbers.every((number) => number === value)) return [];
      const fix = coded ? `it is ${value}` : `quote it: \`:fact[${name}]\``;
      return [`${source}:${line} says “${found[0]}” by hand; ${fix}.`];
    }),
  );
}
