import type { ReactNode } from 'react';
import { interpolate as fill } from '../../theme/content/translate.tsx';

type Values = Record<string, ReactNode>;

export default function Interpolate({ children, values = {} }: { children: string; values?: Values }) {
  return <>{fill(children, values)}</>;
}

export function interpolate(text: string, values: Values = {}): ReactNode {
  return fill(text, values);
}
