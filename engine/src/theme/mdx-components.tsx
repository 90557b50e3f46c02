import { Children, type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Details from '@theme/Details';
import DocCardList from '@theme/DocCardList';
import Mermaid from '@theme/Mermaid';
import TOCInline from '@theme/TOCInline';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { HeadingProps } from './content/blocks.tsx';
import type { CodeBlockProps } from './content/code-block.tsx';
import { Head } from './content/head.tsx';

/** Names every MDX page may use without an import. Lower-case ones are what a tag or a syntax of Markdown becomes. */
export const mdxComponents = {
  details: Details,
  mermaid: Mermaid,
  admonition: Admonition,
  Admonition,
  CodeBlock,
  Details,
  DocCardList,
  Head,
  Mermaid,
  TabItem,
  Tabs,
  TOCInline,
} as const satisfies Record<string, ComponentType<never>>;

/** A site's own CodeBlock for the fences of Markdown, which come as `<pre><code>`. */
export function toPre(CodeBlock: ComponentType<CodeBlockProps>) {
  return function Pre({ children }: { children?: ReactNode }) {
    const code = Children.toArray(children).find((child): child is ReactElement<CodeBlockProps> =>
      isValidElement(child),
    );
    return code ? <CodeBlock {...code.props} /> : <CodeBlock>{children}</CodeBlock>;
  };
}

/** A site's own Heading for those of Markdown. The link to itself is the component's to draw. */
export function toHeading(Heading: ComponentType<HeadingProps>, as: HeadingProps['as']) {
  return function MarkdownHeading({ children, ...rest }: { children?: ReactNode }) {
    const own = Children.toArray(children).filter((child) => !isHashLink(child));
    return (
      <Heading as={as} {...rest}>
        {own}
      </Heading>
    );
  };
}

function isHashLink(child: ReactNode): boolean {
  return isValidElement<{ className?: string }>(child) && child.props.className === 'hash-link';
}
