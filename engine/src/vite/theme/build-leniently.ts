import { build, type InlineConfig } from 'vite';
import { isPackageFile } from '../paths.ts';
import { adapterModuleName } from '../plugins/adapter-modules.ts';
import type { SiteBundleInput } from '../plugins/site-plugins.ts';
import { isInTheme, isPartId } from '../plugins/theme-parts.ts';

/** An import of a name that is not there, as the bundler says it. */
export interface MissingExport {
  code: string;
  message: string;
  id?: string;
  exporter?: string;
  loc?: { file?: string; line: number; column: number };
}

/**
 * A package may import what another has for browsers only. Other bundlers take it for undefined, and it is never used on a server. A file in
 * src/theme may import what an earlier theme had, and never use it. Only then are missing names allowed: a mistake of the site is an error,
 * unless it was written for a bundler that only warns.
 */
export async function buildLeniently(
  config: InlineConfig,
  { site, missing }: { site: SiteBundleInput; missing: MissingExport[] },
): ReturnType<typeof build> {
  try {
    return await build(config);
  } catch (error) {
    const { errors = [] } = error as { errors?: Partial<MissingExport>[] };
    const misses = errors.filter((each): each is MissingExport => each.code === 'MISSING_EXPORT');
    const own = misses.filter((each) => !isPackageFile(importerOf(each)));
    const isAllowed = (each: MissingExport): boolean =>
      site.looseNames === true || (isOfTheme(each) && isInTheme(importerOf(each), site));
    if (misses.length === 0 || misses.length < errors.length || !own.every(isAllowed)) throw error;
    missing.push(...own.map(({ code, message, id, exporter, loc }) => ({ code, message, id, exporter, loc })));
    const rolldownOptions = { ...config.build?.rolldownOptions, shimMissingExports: true };
    return build({ ...config, build: { ...config.build, rolldownOptions } });
  }
}

function importerOf({ id, loc }: MissingExport): string {
  return id ?? loc?.file ?? '';
}

/** Whether what lacks the name is a part, or stands for a module of Docusaurus. */
function isOfTheme({ exporter = '' }: MissingExport): boolean {
  return adapterModuleName(exporter) !== undefined || isPartId(exporter);
}
