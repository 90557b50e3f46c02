import { expect, it } from 'vitest';
import { runContent, type RunOptions } from './run-content.ts';
import type { PluginInstance } from './types.ts';

const create = (fields: object): PluginInstance => ({ id: 'default', ...fields }) as unknown as PluginInstance;

function run(plugins: PluginInstance[]): { done: Promise<unknown>; asked: () => number } {
  let asked = 0;
  const otherContent = (): Promise<Record<string, Record<string, unknown>>> => {
    asked += 1;
    return Promise.resolve({ blog: { default: 'posts' } });
  };
  const options = { context: { generatedFilesDir: '/x' }, otherContent } as unknown as RunOptions;
  return { done: runContent(plugins, options), asked: () => asked };
}

it('gives the content of all plugins to a contentLoaded that reads it, as Docusaurus did once', async () => {
  const seen: unknown[] = [];
  const old = create({
    name: 'old',
    loadContent: () => 'own',
    contentLoaded: (data: { allContent: unknown }) => void seen.push(data.allContent),
  });
  const { done, asked } = run([old]);
  await done;
  expect(seen).toEqual([{ blog: { default: 'posts' }, old: { default: 'own' } }]);
  expect(asked()).toBe(1);
});

it('reads the content of others for nobody', async () => {
  const { done, asked } = run([
    create({ name: 'plain', contentLoaded: ({ content }: { content: unknown }) => content }),
  ]);
  await done;
  expect(asked()).toBe(0);
});
