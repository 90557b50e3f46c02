import type { ComponentType, ReactNode } from 'react';
import DangerIcon from '@theme/Admonition/Icon/Danger';
import InfoIcon from '@theme/Admonition/Icon/Info';
import NoteIcon from '@theme/Admonition/Icon/Note';
import TipIcon from '@theme/Admonition/Icon/Tip';
import WarningIcon from '@theme/Admonition/Icon/Warning';
import Layout from '@theme/Admonition/Layout';
import { isTextId } from '../../shared/texts.ts';
import { useArticleText } from '../use-text.ts';
import type { AdmonitionProps } from './admonition-types.tsx';
import { lineIcon } from './icons.tsx';

/** Admonitions in pieces, for sites that replace one of them. */

/** Draws a kind of admonition: what the author gives wins. */
function kind(type: string, Icon: ComponentType<object>): (props: AdmonitionProps) => ReactNode {
  return function AdmonitionKind(props: AdmonitionProps) {
    const t = useArticleText();
    const own = `admonition.${props.type ?? type}`;
    return <Layout type={type} icon={<Icon />} title={t(isTextId(own) ? own : 'admonition.info')} {...given(props)} />;
  };
}

function given(props: AdmonitionProps): Partial<AdmonitionProps> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
}

export const NoteAdmonition = kind('note', (props) => <NoteIcon {...props} />);
export const TipAdmonition = kind('tip', (props) => <TipIcon {...props} />);
export const InfoAdmonition = kind('info', (props) => <InfoIcon {...props} />);
export const WarningAdmonition = kind('warning', (props) => <WarningIcon {...props} />);
export const CautionAdmonition = kind('caution', (props) => <WarningIcon {...props} />);
export const DangerAdmonition = kind('danger', (props) => <DangerIcon {...props} />);

export function AdmonitionLayout({ type = 'info', title, icon, id, className, children }: AdmonitionProps) {
  const names = `theme-admonition theme-admonition-${type} admonition-box admonition-box-${type}${className ? ` ${className}` : ''}`;
  return (
    <div className={names} id={id}>
      {(title || icon) && (
        <div className="admonition-box-heading admonitionHeading">
          {icon && <span className="admonition-own-icon admonitionIcon">{icon}</span>}
          {title}
        </div>
      )}
      {children && <div className="admonition-box-content">{children}</div>}
    </div>
  );
}

export const AdmonitionNote = lineIcon('M5 4h14v16H5zM9 9h6M9 13h6');
export const AdmonitionTip = lineIcon('M9 18h6M10 21h4M12 3a6 6 0 0 0-3 11l1 2h4l1-2a6 6 0 0 0-3-11z');
export const AdmonitionInfo = lineIcon('M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM12 11v5M12 8v0');
export const AdmonitionWarning = lineIcon('M12 4l9 16H3zM12 10v4M12 17v0');
export const AdmonitionDanger = lineIcon('M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v5M12 16v0');
