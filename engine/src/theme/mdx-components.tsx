import type { ComponentType } from 'react';
import { Admonition } from './content/admonition.tsx';
import { CodeBlock } from './content/code-block.tsx';
import { Details } from './content/details.tsx';
import { DocCardList } from './content/doc-card-list.tsx';
import { Head } from './content/head.tsx';
import { Mermaid } from './content/mermaid.tsx';
import { TabItem, Tabs } from './content/tabs.tsx';
import { TOCInline } from './content/toc-inline.tsx';

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
