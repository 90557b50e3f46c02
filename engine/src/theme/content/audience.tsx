import { type ReactNode, useContext } from 'react';
import { PageContext } from '../../client/page-context.ts';
import { ONLY_HUMAN, ONLY_LLM } from '../../shared/twin.ts';

/** `:::only-llm`: a mark for the twin, which is taken out of the page (see shared/twin.ts). A browser never draws it. */
export function OnlyLlm({ children }: { children?: ReactNode }) {
  const Mark = ONLY_LLM as 'div';
  return useIsRendered() ? <Mark>{children}</Mark> : null;
}

/** `:::only-human`. */
export function OnlyHuman({ children }: { children?: ReactNode }) {
  const Mark = ONLY_HUMAN as 'div';
  return useIsRendered() ? <Mark>{children}</Mark> : <>{children}</>;
}

/** Whether this is the server, which takes the marks out again. */
function useIsRendered(): boolean {
  return useContext(PageContext)?.highlight !== undefined;
}
