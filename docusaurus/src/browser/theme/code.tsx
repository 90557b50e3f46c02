import { useCallback, useContext, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import {
  CodeBlockContext,
  createMagicMatcher,
  DEFAULT_MAGIC_COMMENTS,
  type CodeBlockContextValue,
  type CodeBlockMetadata,
  type CodeWordWrap,
  type MagicComment,
} from 'yaprak/client';
import { outsideProvider } from '../content.tsx';
import { useThemeConfig } from '../site-context.ts';
import { useColorMode } from '../theme-common.tsx';

/** What components that draw code need to know about a block. */

const TITLE = /title=(["'])(.*?)\1/;
const LANGUAGE = /(?:^|\s)language-(\S+)/;
const RANGE = /\{([\d,\s-]+)\}/;
const NUMBERS = /showLineNumbers(?:=(\d+))?(?=\s|$)/;

export function parseCodeBlockTitle(metastring?: string): string {
  return TITLE.exec(metastring ?? '')?.[2] ?? '';
}

export function parseLanguage(className: string): string | undefined {
  return LANGUAGE.exec(className)?.[1];
}

export function containsLineNumbers(metastring?: string): boolean {
  return NUMBERS.test(metastring ?? '');
}

/** The number of the first line, where lines are numbered. A prop of the component wins over the fence. */
export function getLineNumbersStart({
  showLineNumbers,
  metastring,
}: {
  showLineNumbers?: boolean | number;
  metastring?: string;
}): number | undefined {
  if (typeof showLineNumbers === 'number') return showLineNumbers;
  if (showLineNumbers !== undefined) return showLineNumbers ? 1 : undefined;
  const found = NUMBERS.exec(metastring ?? '');
  return found ? Number(found[1] ?? 1) : undefined;
}

export interface ParsedLines {
  /** Without the comments that mark lines. */
  code: string;
  /** Number of the line, from 0. */
  lineClassNames: Record<number, string[]>;
}

export function parseLines(
  content: string,
  options: { metastring?: string; language?: string; magicComments?: readonly MagicComment[] },
): ParsedLines {
  const { language, magicComments = DEFAULT_MAGIC_COMMENTS } = options;
  const source = content.replace(/\r?\n$/, '');
  const markClass = magicComments[0]?.className;
  const range = RANGE.exec(options.metastring ?? '')?.[1];
  if (range !== undefined) {
    if (markClass === undefined)
      throw new Error(
        `A highlight range has been given in the fence (${options.metastring}), but magicComments is empty.`,
      );
    return { code: source, lineClassNames: Object.fromEntries(parseRange(range).map((at) => [at - 1, [markClass]])) };
  }
  if (language === undefined) return { code: source, lineClassNames: {} };
  const { code, marks } = createMagicMatcher(magicComments, { markClass: markClass ?? '' }).mark(source, language);
  return { code, lineClassNames: Object.fromEntries([...marks].map(([line, names]) => [line - 1, names])) };
}

function parseRange(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  });
}

export function createCodeBlockMetadata(params: {
  code: string;
  className: string | undefined;
  language: string | undefined;
  defaultLanguage: string | undefined;
  metastring: string | undefined;
  magicComments: readonly MagicComment[];
  title: ReactNode;
  showLineNumbers: boolean | number | undefined;
}): CodeBlockMetadata {
  const { className = '', metastring, magicComments, showLineNumbers } = params;
  const named = params.language ?? parseLanguage(className) ?? params.defaultLanguage;
  const language = named?.toLowerCase() ?? 'text';
  const { code, lineClassNames } = parseLines(params.code, { metastring, language, magicComments });
  return {
    codeInput: params.code,
    code,
    className: LANGUAGE.test(className) ? className : `${className} language-${language}`.trim(),
    language,
    title: parseCodeBlockTitle(metastring) || params.title,
    lineNumbersStart: getLineNumbersStart({ showLineNumbers, metastring }),
    lineClassNames,
  };
}

/** Whether the lines of a block are wrapped, and whether that would change anything. */
export function useCodeWordWrap(): CodeWordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setEnabled] = useState(false);
  const [isCodeScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const code = codeBlockRef.current?.querySelector('code');
    if (code) code.style.whiteSpace = isEnabled ? 'pre-wrap' : '';
    const measure = (): void => {
      const { scrollWidth = 0, clientWidth = 0 } = codeBlockRef.current ?? {};
      setScrollable(isEnabled || scrollWidth > clientWidth);
    };
    measure();
    window.addEventListener('resize', measure, { passive: true });
    return () => window.removeEventListener('resize', measure);
  }, [isEnabled]);
  return { codeBlockRef, isEnabled, isCodeScrollable, toggle: useCallback(() => setEnabled((now) => !now), []) };
}

export function CodeBlockContextProvider({ children, ...value }: CodeBlockContextValue & { children?: ReactNode }) {
  return <CodeBlockContext value={value}>{children}</CodeBlockContext>;
}

export function useCodeBlockContext(): CodeBlockContextValue {
  const value = useContext(CodeBlockContext);
  if (!value) throw outsideProvider('useCodeBlockContext', 'only inside a CodeBlockContextProvider');
  return value;
}

/** A theme of prism-react-renderer. */
export interface PrismTheme {
  plain: CSSProperties;
  styles: { types: string[]; style: CSSProperties; languages?: string[] }[];
}

/** The theme that the config names for the colour mode; one without colours where it names none. */
export function usePrismTheme(): PrismTheme {
  const { isDarkTheme } = useColorMode();
  const { theme, darkTheme } = (useThemeConfig()['prism'] ?? {}) as { theme?: PrismTheme; darkTheme?: PrismTheme };
  return (isDarkTheme ? (darkTheme ?? theme) : theme) ?? { plain: {}, styles: [] };
}

export function getPrismCssVariables({ plain }: PrismTheme): CSSProperties {
  const names = { color: '--prism-color', backgroundColor: '--prism-background-color' } as const;
  const set = Object.entries(names).flatMap(([key, name]) => {
    const value = plain[key as keyof typeof names];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(set) as CSSProperties;
}
