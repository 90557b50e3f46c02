import admonitionTypes from '@theme/Admonition/Types';
import { AdmonitionBox, type AdmonitionProps } from './admonition-types.tsx';

export function Admonition(props: AdmonitionProps) {
  const OfType = admonitionTypes[props.type ?? 'info'] ?? AdmonitionBox;
  return <OfType {...props} />;
}
