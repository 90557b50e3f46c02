import type { ComponentType } from 'react';
import { AdmonitionBox, type AdmonitionProps } from './admonition-box.tsx';

const TYPES = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'];

/** What draws each kind of admonition. A site's own `src/theme/Admonition/Types` adds kinds and replaces some. */
export const admonitionTypes: Readonly<Record<string, ComponentType<AdmonitionProps>>> = Object.fromEntries(
  TYPES.map((type) => [type, AdmonitionBox]),
);
