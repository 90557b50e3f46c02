import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from '../setup/fixtures.ts';
import { buildSite, createScratchDir, serveSite, type RunningSite } from '../setup/site-server.ts';

export const SECTIONS = 150;
/** The section that is long itself. */
export const LONG_SECTION = 80;
export const LONG_PAGES = 160;

/** Sections with the same name. */
const TWINS = new Set([5, 115]);

const config = (docs: object): string =>
  `export default ${JSON.stringify({ title: 'Uzun', url: 'https://ornek.test', favicon: 'uzun.svg', blog: false, search: false, docs })};\n`;

/** Pages by their path: an introduction, and sections of two pages but for the long one. */
function createFiles(docs: object): Map<string, string> {
  const page = (title: string, position: number) =>
    `---\nsidebar_position: ${position}\n---\n\n# ${title}\n\nKısa bir metin.\n`;
  const files = new Map([
    ['yaprak.config.mjs', config(docs)],
    ['static/uzun.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['docs/giris.md', page('Giriş', 0)],
  ]);
  for (let section = 1; section <= SECTIONS; section++) {
    const dir = `docs/bolum-${section}`;
    const label = TWINS.has(section) ? 'Aynı ad' : `Bölüm ${section}`;
    files.set(`${dir}/_category_.json`, JSON.stringify({ label, position: section }));
    for (let at = 1; at <= (section === LONG_SECTION ? LONG_PAGES : 2); at++)
      files.set(`${dir}/sayfa-${at}.md`, page(`Sayfa ${section}.${at}`, at));
  }
  return files;
}

/** Builds and serves a site whose sidebar has long levels, with these settings of its docs; returns its address. */
export function useLongSidebarSite(docs: object = {}): () => string {
  let dir = '';
  let served: RunningSite | undefined;
  test.beforeAll(async () => {
    dir = createScratchDir('uzun');
    for (const [path, text] of createFiles(docs)) {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), text);
    }
    served = await serveSite(dir, await buildSite(dir, join(dir, 'build')));
  });
  test.afterAll(async () => {
    await served?.close();
    rmSync(dir, { recursive: true, force: true });
  });
  return () => served?.url ?? '';
}
