import { useContext, type ReactNode } from 'react';
import { OriginalContext } from './page-context.ts';

/** Replaces the theme's own part inside an island that overrides it: the server has rendered it, with the props of the island. */
export function createOriginalPart(name: string): () => ReactNode {
  return function OriginalPart() {
    return useContext(OriginalContext)[name];
  };
}
