import { plainText } from './inlines.ts';
import { classesOf, decodeText, type MarkupElement } from './parse-markup.ts';

/** A highlighted block with its title. */
export function printCodeBlock(element: MarkupElement, classes: readonly string[]): string {
  const title = element.children.find(
    (node): node is MarkupElement => typeof node === 'object' && classesOf(node).includes('code-block-title'),
  );
  const language = languageOf(classes);
  const named = title ? `${language} title=${JSON.stringify(plainText(title.children).trim())}`.trim() : language;
  return fence(decodeText(findPre(element)), named);
}

/** The first `<pre>` of an element, as markup without tags. */
export function findPre({ children }: MarkupElement): string {
  for (const child of children) {
    if (typeof child === 'string') continue;
    if (child.tag === 'pre') return child.children.join('');
    const found = findPre(child);
    if (found !== '') return found;
  }
  return '';
}

export function languageOf(classes: readonly string[]): string {
  const name = classes.find((each) => each.startsWith('language-'))?.slice('language-'.length) ?? '';
  return name === 'text' ? '' : name;
}

export function fence(code: string, info: string): string {
  const runs = code.match(/`{3,}/g) ?? [];
  const mark = '`'.repeat(runs.reduce((most, { length }) => Math.max(most, length + 1), 3));
  return `${mark}${info}\n${code.replace(/\n+$/, '')}\n${mark}`;
}
