import type { ComponentType, ReactNode } from 'react';
import { isTextId } from '../../shared/texts.ts';
import { useArticleText } from '../use-text.ts';

export interface AdmonitionProps {
  type?: string;
  /** `null` hides it. Without title and icon there is no heading. */
  title?: ReactNode;
  icon?: ReactNode;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** The same markup as `:::` in Markdown. An unknown type looks like `info`. */
export function AdmonitionBox({ type = 'info', title, icon, id, className, children }: AdmonitionProps) {
  const t = useArticleText();
  const own = `admonition.${type}`;
  const heading = title === undefined ? t(isTextId(own) ? own : 'admonition.info') : title;
  return (
    <div
      className={`theme-admonition theme-admonition-${type} admonition-box admonition-box-${type}${className ? ` ${className}` : ''}`}
      id={id}
    >
      {(heading || icon !== null) && (
        <div className="admonition-box-heading admonitionHeading">
          {icon === undefined ? <span className="admonition-box-icon" aria-hidden="true" /> : icon}
          {heading}
        </div>
      )}
      {children && <div className="admonition-box-content">{children}</div>}
    </div>
  );
}

const TYPES = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'];

/** The component of each type of admonition. A site's `src/theme/Admonition/Types` adds or replaces types. */
export const admonitionTypes: Readonly<Record<string, ComponentType<AdmonitionProps>>> = Object.fromEntries(
  TYPES.map((type) => [type, AdmonitionBox]),
);
