import { type ReactNode, useContext } from 'react';
import { findFence } from '../../client/fences.ts';
import { PageContext } from '../../client/page-context.ts';
import { KEEP_SERVER_HTML, useIsServerHtml } from '../use-is-browser.ts';
import { useText } from '../use-text.ts';

export interface CodeBlockProps {
  children?: ReactNode;
  className?: string;
  language?: string;
  title?: ReactNode;
  metastring?: string;
  showLineNumbers?: boolean | number;
}

const LANGUAGE = /(?:^|\s)language-(\S+)/;

/**
 * A code block as a component. The server highlights it like a fence, and an island keeps the server's HTML. Code that an island renders
 * later is highlighted if it is of Markdown; code whose text or title has elements is not.
 */
export function CodeBlock(props: CodeBlockProps) {
  const { children, className, title } = props;
  const highlight = useContext(PageContext)?.highlight ?? findFence;
  const { language, meta, isWritable } = fenceOf(props);
  const code = codeOf(children);
  const isServerHtml = useIsServerHtml(code);
  const html = code !== undefined && isWritable ? highlight(code, language, meta) : undefined;
  if (html !== undefined) return <div className="code-block-slot" dangerouslySetInnerHTML={{ __html: html }} />;
  if (isServerHtml) return <div className="code-block-slot" {...KEEP_SERVER_HTML} />;
  return (
    <PlainBlock language={language} title={title} className={className}>
      {code ?? children}
    </PlainBlock>
  );
}

/** A block as a fence would have it. */
interface Fence {
  language: string;
  /** What is written after the language. */
  meta: string;
  /** Whether a fence can have it: a title may be an element. */
  isWritable: boolean;
  title?: string;
  firstLine?: number;
}

export function fenceOf({ className, title, metastring = '', showLineNumbers, ...props }: CodeBlockProps): Fence {
  const written = printTitle(title);
  const numbers =
    showLineNumbers === true ? 'showLineNumbers' : showLineNumbers && `showLineNumbers=${showLineNumbers}`;
  const meta = [metastring, written, numbers].filter(Boolean).join(' ');
  const first = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(meta);
  return {
    language: (props.language ?? LANGUAGE.exec(className ?? '')?.[1] ?? 'text').toLowerCase(),
    meta,
    isWritable: written !== undefined,
    title: /(?:^|\s)title=(["'])(.*?)\1/.exec(meta)?.[2],
    firstLine: first ? Number(first[1] ?? 1) : undefined,
  };
}

function PlainBlock({
  language,
  title,
  className,
  children,
}: {
  language: string;
  title?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const t = useText();
  const extra = className?.replace(LANGUAGE, '').trim();
  return (
    <div className={`code-block language-${language} theme-code-block${extra ? ` ${extra}` : ''}`}>
      {title && <div className="code-block-title codeBlockTitle">{title}</div>}
      <div className="code-block-body">
        <pre className={`language-${language}`} tabIndex={0}>
          <code>{children}</code>
        </pre>
        <div className="code-block-buttons" data-language={language === 'text' ? undefined : language}>
          <button type="button" className="icon-wrap" data-code-wrap aria-label={t('code.wrap')} hidden />
          <button type="button" className="icon-copy" data-code-copy aria-label={t('code.copy')} />
        </div>
      </div>
    </div>
  );
}

/** The title in the syntax of a fence; undefined if a fence cannot have it, such as an element. */
function printTitle(title: ReactNode): string | undefined {
  if (!title) return '';
  if (typeof title !== 'string') return undefined;
  const quote = ['"', "'"].find((mark) => !title.includes(mark));
  return quote && `title=${quote}${title}${quote}`;
}

/** The text of the children without the last line break; undefined if there are elements among them. */
export function codeOf(children: ReactNode): string | undefined {
  if (children === undefined || children === null) return '';
  if (typeof children === 'string') return children.replace(/\n$/, '');
  if (!Array.isArray(children)) return undefined;
  return children.every((child) => typeof child === 'string' || typeof child === 'number')
    ? children.join('').replace(/\n$/, '')
    : undefined;
}
