import type { ReactNode } from 'react';
import { usePage } from '../context.ts';
import { useDocPage } from '../use-doc-page.ts';
import { useTextLanguage } from '../use-text-language.ts';

/** The text of a doc below its title. The text's own h1 is the title; otherwise that of the front matter or the file name is shown. */
export function DocContent({ children }: { children?: ReactNode }) {
  const { articles } = usePage();
  const doc = useDocPage()?.doc;
  const language = useTextLanguage();
  const hasTitle =
    doc !== undefined &&
    doc.contentTitle === undefined &&
    !articles[0]?.startsWithH1 &&
    doc.frontMatter['hide_title'] !== true &&
    doc.title !== '';
  return (
    <>
      {hasTitle && (
        <header {...language}>
          <h1>{doc.title}</h1>
        </header>
      )}
      {children}
    </>
  );
}
