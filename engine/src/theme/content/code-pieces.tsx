import { useContext, type ComponentProps, type ElementType, type ReactNode } from 'react';
import Buttons from '@theme/CodeBlock/Buttons';
import Button from '@theme/CodeBlock/Buttons/Button';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import Layout from '@theme/CodeBlock/Layout';
import Title from '@theme/CodeBlock/Title';
import { findFence } from '../../client/fences.ts';
import { CodeBlockContext, NO_WRAP, PageContext } from '../../client/page-context.ts';
import { joinClasses } from '../join-classes.ts';
import { useIsServerHtml, KEEP_SERVER_HTML } from '../use-is-browser.ts';
import { useText } from '../use-text.ts';
import { codeOf, fenceOf, type CodeBlockProps } from './code-block.tsx';

/** Code in pieces, for sites that replace one of them. The lines are one piece: the server highlights them together. */
export function CodeBlockInPieces({ children, ...props }: CodeBlockProps) {
  const code = codeOf(children);
  return code === undefined ? (
    <ElementContent {...props}>{children}</ElementContent>
  ) : (
    <StringContent {...props}>{code}</StringContent>
  );
}

export function CodeString({ children, ...props }: Omit<CodeBlockProps, 'children'> & { children: string }) {
  const highlight = useContext(PageContext)?.highlight ?? findFence;
  const { language, title, meta, firstLine } = fenceOf(props);
  const block = highlight(children, language, meta);
  const metadata = {
    codeInput: children,
    code: children,
    className: joinClasses(props.className, `language-${language}`),
    language,
    title: title ?? props.title,
    lineNumbersStart: firstLine,
    lineClassNames: {},
  };
  const html = block && /<pre[\s\S]*<\/pre>/.exec(block)?.[0];
  return (
    <CodeBlockContext value={{ metadata, wordWrap: NO_WRAP, html }}>
      <Layout />
    </CodeBlockContext>
  );
}

function useBlock() {
  const value = useContext(CodeBlockContext);
  if (!value) throw new Error('A piece of a code block was used outside a code block.');
  return value;
}

export function CodeLayout({ className }: { className?: string }) {
  const { metadata } = useBlock();
  return (
    <Container as="div" className={joinClasses(className, metadata.className)}>
      {metadata.title && <Title>{metadata.title}</Title>}
      <div className="code-block-body">
        <Content />
        <Buttons />
      </div>
    </Container>
  );
}

export function CodeContainer({ as: As = 'div', className, ...rest }: { as?: ElementType } & ComponentProps<'div'>) {
  return <As {...rest} className={joinClasses('code-block theme-code-block', className)} />;
}

export function CodeTitle({ children }: { children?: ReactNode }) {
  return <div className="code-block-title codeBlockTitle">{children}</div>;
}

export function CodeContent({ className }: { className?: string }) {
  const { metadata, html } = useBlock();
  const isServerHtml = useIsServerHtml(metadata.code);
  if (html !== undefined) return <div className="code-block-slot" dangerouslySetInnerHTML={{ __html: html }} />;
  if (isServerHtml) return <div className="code-block-slot" {...KEEP_SERVER_HTML} />;
  return (
    <pre className={joinClasses(`language-${metadata.language}`, className)} tabIndex={0}>
      <code>{metadata.code}</code>
    </pre>
  );
}

/** Code with elements in it is not highlighted. */
export function CodeElement({ children, className }: CodeBlockProps) {
  return (
    <Container as="pre" className={className} tabIndex={0}>
      <code>{children}</code>
    </Container>
  );
}

export function CodeButtons({ className }: { className?: string }) {
  const { language } = useBlock().metadata;
  return (
    <div
      className={joinClasses('code-block-buttons', className)}
      data-language={language === 'text' ? undefined : language}
    >
      <WordWrapButton />
      <CopyButton />
    </div>
  );
}

/** client/ finds the two buttons by their data attributes. */
export function CodeButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={className} />;
}

export function CodeCopyButton({ className }: { className?: string }) {
  const t = useText();
  return <Button className={joinClasses('icon-copy', className)} data-code-copy aria-label={t('code.copy')} />;
}

export function CodeWrapButton({ className }: { className?: string }) {
  const t = useText();
  return <Button className={joinClasses('icon-wrap', className)} data-code-wrap aria-label={t('code.wrap')} hidden />;
}
