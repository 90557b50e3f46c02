import { COMMERCE } from './commerce.ts';
import { OPERATIONS } from './operations.ts';
import { SOFTWARE } from './software.ts';

type Group = string[] | { from: string[]; to: string[] };

const parseWords = (text = ''): string[] => text.split(',').map((word) => word.trim());

/** Words of the trade in Turkish and English that mean the same. Only those that a site has cost it anything. */
export const GLOSSARY: readonly Group[] = [SOFTWARE, OPERATIONS, COMMERCE]
  .flatMap((text) => text.trim().split('\n'))
  .map((line) => {
    const [from, to] = line.split('>');
    return to === undefined ? parseWords(from) : { from: parseWords(from), to: parseWords(to) };
  });
