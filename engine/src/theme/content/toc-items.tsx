import { useState } from 'react';
import TOCItems from '@theme/TOCItems';
import Tree from '@theme/TOCItems/Tree';
import CollapseButton from '@theme/TOCCollapsible/CollapseButton';
import { joinClasses } from '../join-classes.ts';
import { useText } from '../use-text.ts';

/** The table of contents in pieces, for sites that replace one of them. */

interface Entry {
  id?: string;
  level: number;
  /** HTML. */
  value: string;
}

export interface TreeNode extends Entry {
  children: readonly TreeNode[];
}

export interface TocItemsProps {
  toc: readonly Entry[];
  className?: string;
  linkClassName?: string | null;
  linkActiveClassName?: string;
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

export function TocItems(props: TocItemsProps) {
  const { toc, minHeadingLevel = 2, maxHeadingLevel = 3 } = props;
  // What Docusaurus has where a site's own part says nothing.
  const { className = 'table-of-contents table-of-contents__left-border' } = props;
  const { linkClassName = 'table-of-contents__link' } = props;
  const shown = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel);
  return <Tree toc={toTree(shown)} className={className} linkClassName={linkClassName} />;
}

/** A heading is under the last one before it that is of a higher rank. */
function toTree(toc: readonly Entry[]): TreeNode[] {
  const roots: TreeNode[] = [];
  const open: (Entry & { children: TreeNode[] })[] = [];
  for (const entry of toc) {
    const node = { ...entry, children: [] };
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= entry.level) open.pop();
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

interface TreeProps {
  toc: readonly TreeNode[];
  className?: string;
  linkClassName?: string | null;
  isChild?: boolean;
}

export function TocTree(props: TreeProps) {
  return <TreeLevel {...props} />;
}

/** Levels inside are not the part: what a site puts around the tree is there once, as in Docusaurus. */
function TreeLevel({ toc, className, linkClassName, isChild = false }: TreeProps) {
  if (toc.length === 0) return null;
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map(({ id, value, children }) => (
        <li key={id}>
          <a href={`#${id}`} className={linkClassName ?? undefined} dangerouslySetInnerHTML={{ __html: value }} />
          <TreeLevel isChild toc={children} className={className} linkClassName={linkClassName} />
        </li>
      ))}
    </ul>
  );
}

export function TocCollapsible({ toc, className, minHeadingLevel, maxHeadingLevel }: TocItemsProps) {
  const [collapsed, setCollapsed] = useState(true);
  return (
    <div className={joinClasses('toc-collapsible', className)}>
      <CollapseButton collapsed={collapsed} onClick={() => setCollapsed(!collapsed)} />
      {!collapsed && <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />}
    </div>
  );
}

interface CollapseProps {
  collapsed: boolean;
  onClick?: () => void;
  className?: string;
}

export function TocCollapseButton({ collapsed, onClick, className }: CollapseProps) {
  const t = useText();
  return (
    <button
      type="button"
      className={joinClasses('button button--secondary', className)}
      aria-expanded={!collapsed}
      onClick={onClick}
    >
      {t('toc')}
    </button>
  );
}
