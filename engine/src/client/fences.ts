import type { Fence } from '../shared/model.ts';

/** Highlighted code of Markdown that the browser has as modules, by what it was made from. A browser has no highlighter. */
const known = new Map<string, string>();

function keyOf({ code, language, meta }: Fence): string {
  return `${language} ${meta}\n${code}`;
}

/** A module of Markdown tells what its code looks like. */
export function keepFences(fences: readonly (Fence & { html: string })[]): void {
  for (const fence of fences) known.set(keyOf(fence), fence.html);
}

export function findFence(code: string, language: string, meta: string): string | undefined {
  return known.get(keyOf({ code, language, meta }));
}
