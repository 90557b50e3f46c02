import { createRequire } from 'node:module';
import path from 'node:path';
import type { PluginBundle } from 'yaprak';
import { packageDir } from '../modules.ts';

const RUNTIME = path.join(packageDir, 'src/browser/react-18');

/**
 * Pages are drawn by the engine's React, which is 19. Components of a site with an older one may have `defaultProps` that only the older one
 * heeds, so their JSX goes through a module that does. Nothing for sites with React 19, or without any of their own.
 */
export function keepDefaultProps(siteDir: string): NonNullable<PluginBundle['replaced']> {
  if (readReactMajor(siteDir) >= 19) return [];
  // That module itself imports React's own.
  const elsewhere = new RegExp(`^(?!${RUNTIME.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$)`);
  return [{ name: /^react\/jsx-(?:dev-)?runtime$/, from: elsewhere, by: path.join(RUNTIME, 'jsx-runtime.ts') }];
}

function readReactMajor(siteDir: string): number {
  try {
    const { version } = createRequire(path.join(siteDir, 'package.json'))('react/package.json') as { version: string };
    return Number.parseInt(version, 10);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
