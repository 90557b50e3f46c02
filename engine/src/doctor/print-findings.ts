import type { Effect, Finding } from './finding.ts';

const TITLES: readonly [Effect, string][] = [
  ['works', 'Works as it is'],
  ['changed', 'Used in another way'],
  ['ignored', 'Ignored; readers see no difference'],
  ['lost', 'Readers would lose'],
];

/** Grouped by what becomes of them. */
export function printFindings(findings: readonly Finding[]): string {
  const groups = TITLES.map(([effect, title]) => {
    const own = findings.filter((finding) => finding.effect === effect);
    if (own.length === 0) return `${title}: nothing`;
    return [`${title}: ${own.length}`, ...own.map(effect === 'works' ? printName : printSentence)].join('\n');
  });
  return groups.join('\n\n');
}

function printName({ what, file, line }: Finding): string {
  return `  ${what.replaceAll('`', '')}${file === undefined ? '' : `  ${placeOf({ file, line })}`}`;
}

function printSentence({ what, file, line, column, hint }: Finding): string {
  const place = file === undefined ? [] : [`    ${placeOf({ file, line, column })}`];
  return [`  ${what}`, ...place, ...(hint === undefined ? [] : [`    ${hint}`])].join('\n');
}

function placeOf({
  file,
  line,
  column,
}: {
  file: string;
  line?: number | undefined;
  column?: number | undefined;
}): string {
  return [file, line, line && column].filter((piece) => piece !== undefined).join(':');
}
