import type { z } from 'zod';

/**
 * Where a value may be of several kinds, the fault of one that is clearly of one kind lies in one of its fields: that field is told
 * instead of the whole. `{name: A, url: 3}` is a map, so not a word on author keys.
 */
export function innerIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  for (const ofKind of issue.errors) {
    const inner = ofKind.flatMap(innerIssues);
    if (inner.some(({ path }) => path.length > 0))
      return inner.map((found) => ({ ...found, path: [...issue.path, ...found.path] }));
  }
  return [issue];
}
