import { Children, isValidElement, type ReactElement, type ReactNode, useContext } from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { PageContext } from '../../client/page-context.ts';
import { BADGE_TYPES, CARD_ICONS, isIconName, splitKeys } from '../../shared/block-words.ts';
import { SmartLink } from '../smart-link.tsx';
import { withBaseUrl } from '../urls.ts';

/** The blocks of plugins/blocks as components, with the same HTML. */

interface BlockProps {
  children?: ReactNode;
}

/** Around a numbered list. */
export function Steps({ children }: BlockProps) {
  return <div className="steps">{children}</div>;
}

/** Around a list of names. */
export function FileTree({ children }: BlockProps) {
  return <div className="file-tree">{children}</div>;
}

export function Cards({ children }: BlockProps) {
  return <div className="cards">{children}</div>;
}

export interface CardProps extends BlockProps {
  title: ReactNode;
  href?: string;
  /** Name of a picture, or an emoji. */
  icon?: string;
}

export function Card({ title, href, icon = '', children }: CardProps) {
  const site = useContext(PageContext)?.view.site;
  if (!title) throw new Error('A Card needs a title.');
  return (
    <div className="doc-card author-card">
      {icon !== '' && <CardIcon icon={icon} />}
      <div className="doc-card-title">
        {href ? (
          <SmartLink href={site && href.startsWith('/') ? withBaseUrl(href, site) : href}>{title}</SmartLink>
        ) : (
          title
        )}
      </div>
      {children}
    </div>
  );
}

function CardIcon({ icon }: { icon: string }) {
  if (!isIconName(icon))
    return (
      <span className="card-icon" aria-hidden="true">
        {icon}
      </span>
    );
  if (!CARD_ICONS.includes(icon)) throw new Error(`Card has no icon "${icon}". There are ${CARD_ICONS.join(', ')}.`);
  return <span className={`card-icon icon-${icon}`} aria-hidden="true" />;
}

export interface BadgeProps extends BlockProps {
  type?: (typeof BADGE_TYPES)[number];
}

export function Badge({ type = 'note', children }: BadgeProps) {
  if (!BADGE_TYPES.includes(type)) throw new Error(`Badge has no type "${type}". There are ${BADGE_TYPES.join(', ')}.`);
  return <span className={`pill pill-${type}`}>{children}</span>;
}

/** A key cap for every key of `Ctrl+K`. */
export function Kbd({ children }: BlockProps) {
  const caps = typeof children === 'string' ? splitKeys(children) : [children];
  return <span className="keys">{caps.flatMap((key, index) => [index > 0 && '+', <kbd key={index}>{key}</kbd>])}</span>;
}

export interface FigureProps extends BlockProps {
  caption: ReactNode;
}

export function Figure({ caption, children }: FigureProps) {
  if (!caption) throw new Error('A Figure needs a caption.');
  return (
    <figure>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

export interface CodeGroupProps extends BlockProps {
  /** Tabs of one group change together. */
  groupId?: string;
}

/** Around code blocks with a title: one tab each. */
export function CodeGroup({ groupId, children }: CodeGroupProps) {
  const blocks = Children.toArray(children).filter((child): child is ReactElement<CodeElementProps> =>
    isValidElement(child),
  );
  return (
    <Tabs className="code-group" groupId={groupId}>
      {blocks.map((block, index) => {
        const label = labelOf(block.props) ?? String(index + 1);
        return (
          <TabItem key={label} value={label} label={label}>
            {block}
          </TabItem>
        );
      })}
    </Tabs>
  );
}

/** A fence, which is ready HTML, or a `<CodeBlock>`. */
interface CodeElementProps {
  title?: string;
  className?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

const TITLE = /^<div class="code-block-title[^>]*>([^<]*)</;
const LANGUAGE = /(?:^|\s)language-(\S+)/;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' };

function labelOf({ title, className, dangerouslySetInnerHTML }: CodeElementProps): string | undefined {
  const inHtml = TITLE.exec(dangerouslySetInnerHTML?.__html ?? '')?.[1];
  return (
    title ?? inHtml?.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity) ?? LANGUAGE.exec(className ?? '')?.[1]
  );
}
