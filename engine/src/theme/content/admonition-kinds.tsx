import type { ComponentType } from 'react';
import Caution from '@theme/Admonition/Type/Caution';
import Danger from '@theme/Admonition/Type/Danger';
import Info from '@theme/Admonition/Type/Info';
import Note from '@theme/Admonition/Type/Note';
import Tip from '@theme/Admonition/Type/Tip';
import Warning from '@theme/Admonition/Type/Warning';
import type { AdmonitionProps } from './admonition-types.tsx';

/** What draws each kind of admonition on a site that replaces a piece of one. Old names of kinds look like one of the six. */
export const admonitionKinds: Readonly<Record<string, ComponentType<AdmonitionProps>>> = {
  note: (props) => <Note {...props} />,
  tip: (props) => <Tip {...props} />,
  info: (props) => <Info {...props} />,
  warning: (props) => <Warning {...props} />,
  danger: (props) => <Danger {...props} />,
  caution: (props) => <Caution {...props} />,
  secondary: (props) => <Note {...props} />,
  important: (props) => <Info {...props} />,
  success: (props) => <Tip {...props} />,
};
