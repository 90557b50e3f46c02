import {
  Children,
  type ComponentProps,
  type ComponentType,
  type ElementType,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import Admonition from '@theme/Admonition';
import Badge from '@theme/Badge';
import Card from '@theme/Card';
import Cards from '@theme/Cards';
import CodeGroup from '@theme/CodeGroup';
import FileTree from '@theme/FileTree';
import Figure from '@theme/Figure';
import Kbd from '@theme/Kbd';
import Steps from '@theme/Steps';
import CodeBlock from '@theme/CodeBlock';
import Details from '@theme/Details';
import DocCardList from '@theme/DocCardList';
import Heading from '@theme/Heading';
import Mermaid from '@theme/Mermaid';
import TOCInline from '@theme/TOCInline';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { OnlyHuman, OnlyLlm } from './content/audience.tsx';
import { PageContext } from '../client/page-context.ts';
import type { HeadingProps } from './content/blocks.tsx';
import type { CodeBlockProps } from './content/code-block.tsx';
import { A, Code, Img, Li, Pre, Ul } from './content/elements.tsx';
import { Head } from './content/head.tsx';

/** A heading with a link to itself, for code that draws Markdown with the theme's list: those of pages are made with their text. */
const createHeading = (as: HeadingProps['as']) => toHeading(Heading, as);

/** Components that MDX may use without an import. Lower-case names replace a tag or a Markdown syntax. */
export const mdxComponents = {
  a: A,
  code: Code,
  h1: createHeading('h1'),
  h2: createHeading('h2'),
  h3: createHeading('h3'),
  h4: createHeading('h4'),
  h5: createHeading('h5'),
  h6: createHeading('h6'),
  img: Img,
  li: Li,
  pre: Pre,
  ul: Ul,
  details: Details,
  mermaid: Mermaid,
  admonition: Admonition,
  tabs: Tabs,
  tab: TabItem,
  Admonition,
  Badge,
  Card,
  Cards,
  CodeBlock,
  CodeGroup,
  Details,
  DocCardList,
  FileTree,
  Figure,
  Head,
  Kbd,
  Mermaid,
  OnlyHuman,
  OnlyLlm,
  Steps,
  TabItem,
  Tabs,
  TOCInline,
} as const satisfies Record<string, ElementType<never> | string>;

/** Adapts a site's CodeBlock to Markdown fences, which are `<pre><code>`. */
export function toPre(CodeBlock: ComponentType<CodeBlockProps>) {
  return function Pre({ children }: { children?: ReactNode }) {
    const code = Children.toArray(children).find((child): child is ReactElement<CodeBlockProps> =>
      isValidElement(child),
    );
    if (!code) return <CodeBlock>{children}</CodeBlock>;
    // Docusaurus gives this one word of the line as a prop of its own.
    const live = code.props.metastring?.split(' ').includes('live') ? { live: true } : {};
    return <CodeBlock {...code.props} {...live} />;
  };
}

/** A site's component for `code` draws fences, too, with all that is around them. */
export function toFence() {
  return function Fence({ children }: { children?: ReactNode }) {
    return children;
  };
}

/** A site's component for code in a line draws no fences. */
export const toPlainFence = (): typeof Pre => Pre;

/** Adapts a site's Heading to Markdown headings. The component renders the link to the heading itself. */
export function toHeading(Heading: ComponentType<HeadingProps>, as: HeadingProps['as']) {
  return function MarkdownHeading(props: Omit<HeadingProps, 'as'>) {
    return <Heading as={as} {...props} />;
  };
}

/** A component of the site's own for links gets the address itself: it may look at it, or resolve it once more. */
export function toLink(Link: ComponentType<ComponentProps<'a'>>): ComponentType<ComponentProps<'a'>> {
  return function SiteLink(props) {
    const addressOf = useContext(PageContext)?.addressOf;
    return props.href === undefined || !addressOf ? (
      <Link {...props} />
    ) : (
      <Link {...props} href={addressOf(props.href)} />
    );
  };
}
