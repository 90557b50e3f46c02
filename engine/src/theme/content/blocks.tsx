import {
  Children,
  type ComponentProps,
  type DetailsHTMLAttributes,
  type ImgHTMLAttributes,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import CodeBlock from '@theme/CodeBlock';
import { PageContext } from '../../client/page-context.ts';
import { DocCards, toCard, type CardItem } from '../doc/cards.tsx';
import { renderToc } from '../doc/toc.tsx';
import { KEEP_SERVER_HTML, useIsServerHtml } from '../use-is-browser.ts';
import { useArticleText, useText } from '../use-text.ts';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export interface HeadingProps extends ComponentProps<Level> {
  as: Level;
}

/** A heading with a link to itself, as Markdown makes it. An h1 is the page's title and has no id. */
export function Heading({ as: Tag, id, children, ...rest }: HeadingProps) {
  const t = useText();
  if (Tag === 'h1' || id === undefined) return <Tag {...rest}>{children}</Tag>;
  const label = t('heading.link', { heading: textOf(children) || id });
  return (
    <Tag {...rest} id={id}>
      {children}
      <a className="hash-link" href={`#${id}`} aria-label={label} title={label} translate="no">
        {'\u200b'}
      </a>
    </Tag>
  );
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  return Array.isArray(node) ? node.map(textOf).join('') : '';
}

export interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** A text or a `<summary>`; else the first `<summary>` among the children. */
  summary?: ReactNode;
  children?: ReactNode;
}

export function Details({ summary, children, ...rest }: DetailsProps) {
  const t = useArticleText();
  const items = Children.toArray(children);
  const isSummary = (node: ReactNode): node is ReactElement => isValidElement(node) && node.type === 'summary';
  const found = summary ?? items.find(isSummary);
  // A component or a fragment draws the summary itself, as in Docusaurus.
  const isWhole = isSummary(found) || (isValidElement(found) && typeof found.type !== 'string');
  return (
    <details {...rest}>
      {isWhole ? found : <summary>{found ?? t('details')}</summary>}
      {items.filter((node) => node !== found)}
    </details>
  );
}

/** A diagram, drawn on the server; an island keeps the server's HTML. In the browser alone it is the source text. */
export function Mermaid({ value }: { value: string }) {
  const drawn = useContext(PageContext)?.diagram?.(value);
  const isServerHtml = useIsServerHtml(value);
  if (!drawn && isServerHtml) return <figure className="mermaid" {...KEEP_SERVER_HTML} />;
  if (!drawn) return <CodeBlock language="mermaid">{value}</CodeBlock>;
  return <figure className="mermaid" data-mermaid={drawn.script} dangerouslySetInnerHTML={{ __html: drawn.html }} />;
}

/** An entry in this engine's format (`html`) or Docusaurus's (`value`). */
type TocInlineEntry = { id?: string; level: number; html?: string; value?: string };

export interface TOCInlineProps {
  toc?: readonly TocInlineEntry[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

/** A table of contents inside the text: of the page by default. */
export function TOCInline({ toc, minHeadingLevel = 2, maxHeadingLevel = 3 }: TOCInlineProps) {
  const page = useContext(PageContext);
  const entries: readonly TocInlineEntry[] = toc ?? page?.articles[0]?.toc ?? [];
  const headings = entries.map(({ id, level, html, value = html ?? '' }) => ({ id, level, value }));
  const html = renderToc(headings, { min: minHeadingLevel, max: maxHeadingLevel });
  return <div className="toc-inline table-of-contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

export interface ThemedImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  sources: { light: string; dark: string };
}

/** One image per colour mode. The hidden one is lazy, so it is not loaded. */
export function ThemedImage({ sources, className, ...rest }: ThemedImageProps) {
  const extra = className ? ` ${className}` : '';
  return (
    <>
      <img {...rest} src={sources.light} loading="lazy" className={`only-light${extra}`} />
      <img {...rest} src={sources.dark} loading="lazy" className={`only-dark${extra}`} />
    </>
  );
}

/** Cards of the given items; by default of the page's category, else of its siblings. */
export function DocCardList({ items }: { items?: readonly CardItem[] }) {
  const page = useContext(PageContext)?.view.page;
  const category = page && 'cards' in page ? page.cards : undefined;
  const siblings = page && 'siblings' in page ? page.siblings : undefined;
  return <DocCards cards={items ? items.flatMap(toCard) : (category ?? siblings ?? [])} />;
}
