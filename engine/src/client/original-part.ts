import { useContext, useId, type ReactNode } from 'react';
import { OriginalContext } from './page-context.ts';

/** Replaces the theme's own part inside an island that overrides it: the server has rendered it, with the props of the island. */
export function createOriginalPart(name: string): () => ReactNode {
  return function OriginalPart() {
    const place = useId();
    const shown = useContext(OriginalContext)[name];
    return typeof shown === 'function' ? shown(place) : shown;
  };
}
