import { expect, it } from 'vitest';
import type { SidebarItem } from '../shared/model.ts';
import type { EmitOutput, EmitSite } from './plugin.ts';
import { sidebars } from './sidebars.ts';

/** Files of a site with these sidebars. */
async function emit(given: Record<string, SidebarItem[]>): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const docs = [{ instance: 'default', name: 'current', sidebars: given }];
  const language = { config: { baseUrl: '/tr/', rootUrl: '/' }, content: { docs } };
  const out = { file: (path: string, text: string) => void files.set(path, text) };
  await sidebars.emit?.write({ languages: [language] } as unknown as EmitSite, out as unknown as EmitOutput);
  return files;
}

it('writes each sidebar below its language', async () => {
  const items: SidebarItem[] = [{ type: 'link', label: 'a', href: '/a' }];
  expect([...(await emit({ ana: items }))]).toEqual([['tr/sidebar-default-current-ana.json', JSON.stringify(items)]]);
});

it('names files so that two sidebars do not meet', async () => {
  const files = [...(await emit({ araç: [], araş: [], 'a b': [] })).keys()];
  expect(files).toHaveLength(3);
  for (const file of files) expect(file).toMatch(/^tr\/[^\s/]+$/);
});
