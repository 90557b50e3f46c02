import * as React from 'react';
import type { ComponentProps, ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';
import { useText } from '../use-text.ts';
import type { CodeBlockProps } from './code-block.tsx';

/** What parts written for Docusaurus import besides, and this theme does not use as a unit. */

export function InlineCode(props: ComponentProps<'code'>) {
  return <code {...props} />;
}

interface ErrorProps {
  error?: Error;
  tryAgain?: () => void;
}

/** What a site shows in place of a component that failed. The theme itself describes a crash in client/. */
export function ErrorContent({ error, tryAgain }: ErrorProps) {
  const t = useText();
  return (
    <main>
      <h1>{t('error.pageCrashed')}</h1>
      {tryAgain && (
        <button type="button" onClick={tryAgain}>
          {t('error.tryAgain')}
        </button>
      )}
      <p role="alert">{error?.message}</p>
    </main>
  );
}

/** A page arrives whole, so nothing is shown while it loads. */
export function Loading({ error }: ErrorProps & { retry?: () => void; pastDelay?: boolean }) {
  return error ? <ErrorContent error={error} /> : null;
}

/** Code that a reader could edit with a live editor: without one it is shown. */
export function ShownCode({ children, className, ...rest }: CodeBlockProps & Record<string, unknown>) {
  return (
    <CodeBlock className={className ?? 'language-jsx'} title={rest.title}>
      {children}
    </CodeBlock>
  );
}

export function Shown({ children }: { children?: ReactNode } & Record<string, unknown>) {
  return <>{children}</>;
}

export function None(_props: Record<string, unknown>) {
  return null;
}

/** Names that code in a live editor may use. */
export const liveScope: Readonly<Record<string, unknown>> = { React, ...React };

/** Texts of Algolia's search box, which a site may hand to one of its own. */
export const searchTexts: Readonly<Record<string, unknown>> = {
  button: { buttonText: 'Search', buttonAriaLabel: 'Search' },
  modal: {},
  placeholder: 'Search docs',
};

/** Every language of Prism is highlighted at build time. */
export function includeLanguages(_prism: unknown): void {}

interface Token {
  types: string[];
  content: string;
}

interface LineProps {
  line: readonly Token[];
  classNames?: readonly string[];
  getLineProps?: (input: { line: readonly Token[]; className?: string }) => ComponentProps<'span'>;
  getTokenProps?: (input: { token: Token }) => ComponentProps<'span'>;
}

/** A line as a highlighter that runs in the browser gives it. */
export function CodeLine({ line, classNames, getLineProps, getTokenProps }: LineProps) {
  const props = getLineProps?.({ line, className: classNames?.join(' ') }) ?? { className: 'token-line' };
  return (
    <span {...props}>
      {line.map((token, index) => (
        <CodeToken key={index} token={token} {...getTokenProps?.({ token })} />
      ))}
      <br />
    </span>
  );
}

export function CodeToken({
  token,
  line: _line,
  children,
  ...rest
}: ComponentProps<'span'> & { token: Token; line?: unknown }) {
  return <span {...rest}>{children ?? token.content}</span>;
}
