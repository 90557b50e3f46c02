import { createContext, type ReactNode, type RefObject } from 'react';

/** A block of code, for the pieces that draw it: those of the theme, and those that a site wrote for Docusaurus. */
export interface CodeBlockMetadata {
  codeInput: string;
  /** Without the comments that mark lines. */
  code: string;
  className: string;
  language: string;
  title: ReactNode;
  lineNumbersStart: number | undefined;
  /** By the number of the line, from 0. */
  lineClassNames: Record<number, string[]>;
}

export interface CodeWordWrap {
  codeBlockRef: RefObject<HTMLPreElement | null>;
  isEnabled: boolean;
  isCodeScrollable: boolean;
  toggle: () => void;
}

export interface CodeBlockContextValue {
  metadata: CodeBlockMetadata;
  wordWrap: CodeWordWrap;
  /** The block as the server highlights it: the `<pre>` in it. */
  html?: string;
}

export const CodeBlockContext = createContext<CodeBlockContextValue | null>(null);
