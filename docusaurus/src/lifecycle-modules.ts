import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Adapter } from 'yaprak';
import { own } from './modules.ts';

const ENDINGS = ['', '.mjs', '.js', '.json'];

/** Modules that plugins, and components about them, import. */
export const lifecycleModules: Adapter['modules'] = {
  '@docusaurus/renderRoutes': own('render-routes.tsx', 'renderRoutes as default'),
  '@docusaurus/useRouteContext': own('route-context.tsx', 'useRouteContext as default'),
  // Imported by generated modules only.
  '@docusaurus/yaprak-client-modules': own('client-modules.ts'),
  '@docusaurus/yaprak-route-page': own('route-page.tsx', 'createPatternPage, createRoutePage'),
  '@generated/*': generated,
};

/** What plugins have generated. A site that does not run them finds nothing in it. */
function generated({ name, siteDir }: { name: string; siteDir: string }): string {
  const base = path.join(siteDir, '.docusaurus', name.slice('@generated/'.length));
  const file = ENDINGS.map((ending) => base + ending).find((each) => existsSync(each));
  if (file === undefined) return 'export default {};';
  const from = JSON.stringify(file);
  return `export * from ${from};\nexport { default } from ${from};`;
}
