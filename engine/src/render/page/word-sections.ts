import { fillTexts, type FillTextsOptions } from '../../shared/placeholders.ts';
import type { Section } from '../../shared/model.ts';
import type { CompiledPart } from './articles.ts';
import { readPageText } from './page-facts.ts';

/** The text of a page with all that it imports, in the page's language; what is no Markdown is read from the finished page. */
export function readSections(options: { html: string; parts: readonly CompiledPart[] } & SectionWords): Section[] {
  if (options.parts.length === 0) return [{ level: 0, text: readPageText(options.html) }];
  return options.parts.flatMap(({ compiled }) => wordSections(compiled.sections, options));
}

type SectionWords = Pick<FillTextsOptions, 'words' | 'articleLang'>;

/** Put the words of a language into texts that were compiled for all of them. */
export function wordSections(sections: readonly Section[], { words, articleLang }: SectionWords): Section[] {
  const escape = (word: string): string => word;
  return sections.map((section) => ({ ...section, text: fillTexts(section.text, { words, articleLang, escape }) }));
}
