import type { MdastNode } from 'satteri';
import type { Context } from '../context.ts';
import { loadNpmToYarn } from '../lazy.ts';
import type { PackageManager, PackageManagersOptions } from '../options.ts';
import type { Out } from '../out.ts';

type CodeNode = Extract<MdastNode, { type: 'code' }>;

const LABELS: Readonly<Record<PackageManager, string>> = { yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' };

/** Whether commands for npm are to be shown for other package managers, too. */
export function isForPackageManagers(node: CodeNode): boolean {
  return node.meta === 'npm2yarn';
}

/** Tabs, one for each package manager, npm first. */
export function buildPackageManagers(
  node: CodeNode,
  context: Context,
  { sync, converters }: PackageManagersOptions,
): Out {
  const convert = loadNpmToYarn();
  const item = (value: string, label: string, code: string): Out =>
    component('TabItem', { value, label }, context.build([{ ...node, meta: undefined, value: code }]));
  for (const name of ['Tabs', 'TabItem']) context.components.add(name);
  return component('Tabs', sync ? { groupId: 'npm2yarn' } : {}, [
    item('npm', 'npm', node.value),
    ...converters.map((name) => item(name, LABELS[name], convert(node.value, name))),
  ]);
}

function component(reference: string, props: Readonly<Record<string, string>>, children: Out[]): Out {
  const printed = Object.entries(props).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return { kind: 'component', reference, props: printed, children };
}
