import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { partsResolver } from './parts-resolver.ts';

const siteDir = path.resolve('/yok-boyle-bir-site');
const part = path.join(siteDir, 'src/theme/AnnouncementBar/index.tsx');

type Resolve = (this: unknown, id: string, importer: string) => Promise<unknown>;
type Load = (id: string) => string | null;
const { resolveId, load } = partsResolver({ siteDir }) as unknown as { resolveId: Resolve; load: Load };

function resolve(id: string, importer: string, elsewhere: unknown = null): Promise<unknown> {
  return resolveId.call({ environment: { name: 'ssr' }, resolve: async () => elsewhere }, id, importer);
}

describe('a part that is nowhere', () => {
  it('fails only when it is drawn, if a part imports it: nothing may draw that one', async () => {
    const id = String(await resolve('@theme/hooks/useYok', part));
    const module = (await import(`data:text/javascript,${encodeURIComponent(load(id) ?? '')}`)) as {
      default: () => void;
    };
    expect(() => module.default()).toThrow('`@theme/hooks/useYok` is imported, and the theme has no such part.');
  });

  it('does so in the browser’s half of an island, too', async () => {
    expect(await resolve('@theme/hooks/useYok', `${part}?island-original`)).toEqual(
      await resolve('@theme/hooks/useYok', part),
    );
  });

  it('stops the build if a page or a component imports it', async () => {
    expect(await resolve('@theme/Yok', path.join(siteDir, 'src/pages/index.tsx'))).toBeNull();
  });

  it('may be found by another plugin', async () => {
    expect(await resolve('@theme/Yok', part, { id: '/eklenti/Yok.js' })).toEqual({ id: '/eklenti/Yok.js' });
  });
});
