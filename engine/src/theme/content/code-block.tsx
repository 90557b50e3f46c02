import { type ReactNode, useContext } from 'react';
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
 * later, or whose text or title has elements, is not highlighted.
 */
export function CodeBlock(props: CodeBlockProps) {
  const { children, className, title, metastring = '', showLineNumbers } = props;
  const highlight = useContext(PageContext)?.highlight;
  const language = (props.language ?? LANGUAGE.exec(className ?? '')?.[1] ?? 'text').toLowerCase();
  const code = codeOf(children);
  const isServerHtml = useIsServerHtml(code);
  const titleMeta = printTitle(title);
  if (highlight && code !== undefined && titleMeta !== undefined) {
    const meta = [
      metastring,
      titleMeta,
      showLineNumbers && (showLineNumbers === true ? 'showLineNumbers' : `showLineNumbers=${showLineNumbers}`),
    ];
    return (
      <div
        className="code-block-slot"
        dangerouslySetInnerHTML={{ __html: highlight(code, language, meta.filter(Boolean).join(' ')) }}
      />
    );
  }
  if (isServerHtml) return <div className="code-block-slot" {...KEEP_SERVER_HTML} />;
  return (
    <PlainBlock language={language} title={title} className={className}>
      {code ?? children}
    </PlainBlock>
  );
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
function codeOf(children: ReactNode): string | undefined {
  if (children === undefined || children === null) return '';
  if (typeof children === 'string') return children.replace(/\n$/, '');
  if (!Array.isArray(children)) return undefined;
  return children.every((child) => typeof child === 'string' || typeof child === 'number')
    ? children.join('').replace(/\n$/, '')
    : undefined;
}
