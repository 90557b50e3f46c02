import { createRequire } from 'node:module';
import type { Context } from '../markdown/context.ts';
import type { PackageManager } from '../markdown/options.ts';
import { syntaxComponent, type Out } from '../markdown/output/tree.ts';
import type { NodeOf } from '../markdown/syntax.ts';
import type { Plugin } from './plugin.ts';

const LABELS: Readonly<Record<PackageManager, string>> = { yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' };

/** ```bash npm2yarn as tabs of commands, one for each package manager, npm first. */
export const packageManagers: Plugin = {
  name: 'package-managers',
  markdown: {
    name: 'package-managers',
    isEnabled: (options) => options.npm2yarn !== false,
    nodes: { code: (node, context) => (node.meta === 'npm2yarn' ? renderTabs(node, context) : undefined) },
  },
};

function renderTabs(node: NodeOf<'code'>, context: Context): Out | undefined {
  const { npm2yarn } = context.options;
  if (!npm2yarn) return undefined;
  const convert = loadNpmToYarn();
  const item = (value: string, label: string, code: string): Out =>
    syntaxComponent('tab', { value, label }, context.build([{ ...node, meta: undefined, value: code }]));
  return syntaxComponent('tabs', npm2yarn.sync ? { groupId: 'npm2yarn' } : {}, [
    item('npm', 'npm', node.value),
    ...npm2yarn.converters.map((name) => item(name, LABELS[name], convert(node.value, name))),
  ]);
}

const require = createRequire(import.meta.url);

/** Loaded when a page has the first such block: a compile is synchronous. */
function loadNpmToYarn(): typeof import('npm-to-yarn').default {
  return require('npm-to-yarn') as typeof import('npm-to-yarn').default;
}
