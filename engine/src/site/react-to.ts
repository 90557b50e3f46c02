import type { Reaction } from '../config/schema/values.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { Problem } from '../shared/model.ts';

/** Problems whose weight the author chose; checkLinks weighs those of links itself, since raw HTML weighs less. */
const CHOICES: Record<string, (config: SiteConfig) => Reaction> = {
  'broken-markdown-link': (config) => config.onBrokenMarkdownLinks,
  'broken-markdown-image': (config) => config.onBrokenMarkdownImages,
  'duplicate-route': (config) => config.onDuplicateRoutes,
};

/** Give each problem the weight that the config says: `throw` makes an error of it, `warn` and `log` a warning, `ignore` drops it. */
export function reactTo(problems: readonly Problem[], config: SiteConfig): Problem[] {
  return problems.flatMap((problem) => {
    const reaction = CHOICES[problem.code]?.(config);
    if (reaction === undefined) return [problem];
    if (reaction === 'ignore') return [];
    return [{ ...problem, severity: reaction === 'throw' ? 'error' : 'warning' }];
  });
}
