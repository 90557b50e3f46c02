import { useContext, type ReactNode } from 'react';
import { OriginalContext } from './page-context.ts';

/** Stands for the theme's own part inside an island that replaces it: the server has drawn it, with the props that the island got. */
export default function OriginalPart(): ReactNode {
  return useContext(OriginalContext);
}
