import type { SiteConfig } from '../../config/schema.ts';
import type { DocsVersion, Problem } from '../../shared/model.ts';

export type KeyPath = readonly (string | number)[];

export interface NavbarContext {
  config: Pick<SiteConfig, 'i18n' | 'search' | 'configFile' | 'baseUrl'>;
  docs: DocsVersion[];
  href: (address: string) => string;
  problems: Problem[];
  /** A language may lack docs that others have: items that name them are left out. */
  lenient?: boolean;
}

/** Reports an item that leads nowhere, with its key in the config and its whole value. */
export function failItem(
  context: NavbarContext,
  { what, at, near, item }: { what: string; at: KeyPath; near: string | undefined; item: object },
): void {
  if (context.lenient) return;
  const advice = near === undefined ? 'fix the item in the config.' : `did you mean "${near}"?`;
  const hint = `A theme navbar item failed to render: ${JSON.stringify(item)}; ${advice}`;
  context.problems.push({
    code: 'navbar-item',
    severity: 'error',
    message: `${what} (set by \`${formatPath(at)}\`).`,
    configKey: at,
    hint,
  });
}

/** `navbar.items[2].docId`. */
function formatPath(path: KeyPath): string {
  return path.reduce<string>(
    (text, piece) => (typeof piece === 'number' ? `${text}[${piece}]` : text ? `${text}.${piece}` : piece),
    '',
  );
}
