import { AdmonitionBox, type AdmonitionProps } from './admonition-box.tsx';
import { admonitionTypes } from './admonition-types.ts';

export function Admonition(props: AdmonitionProps) {
  const OfType = admonitionTypes[props.type ?? 'info'] ?? AdmonitionBox;
  return <OfType {...props} />;
}
