import type { CompiledPage } from './model.ts';

/** Whether a page has components in it that a component around it may give something to. */
export function showsComponents({ body, imports }: CompiledPage): boolean {
  return body.kind === 'mdx' && (body.needsClient || imports.length > 0);
}
