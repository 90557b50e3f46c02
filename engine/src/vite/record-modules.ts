import { createServer } from 'node:http';
import path from 'node:path';
import { fetchModule, version } from 'vite';
import { listFiles } from '../content/list-files.ts';
import { createDevBundler } from './dev-server.ts';
import { emptyBundleInput } from './empty-input.ts';
import { parts } from '../theme/parts.ts';
import { engineUrl, moduleUrl, type RecordedModules } from './engine-modules.ts';
import { engineSrc, serverEntry } from './paths.ts';
import { isPartId, partId } from './theme-parts.ts';

/** What openEngineModules opens: the server's entry, all that a site may import of the engine, and what these import. `siteDir` has no site. */
export async function recordModules(siteDir: string): Promise<RecordedModules> {
  const bundler = await createDevBundler(emptyBundleInput(siteDir), {
    server: createServer(),
    watchedFolders: [siteDir],
    onServerChange() {},
  });
  const { ssr } = bundler.vite.environments;
  const compat = path.join(engineSrc, 'compat');
  const isModule = (file: string): boolean => /(?<!\.test|\.d)\.tsx?$/.test(file);
  const files = listFiles(compat).files.filter(isModule);
  const entries = [serverEntry, ...files.map((file) => path.join(compat, file))].map(engineUrl);
  const urls = new Set([...entries, ...parts.map(({ name }) => partId(name))]);
  const modules: RecordedModules['modules'] = {};
  // A set may grow while it is walked.
  for (const url of urls) {
    const fetched = await fetchModule(ssr, url, undefined, { inlineSourceMap: false });
    if ('code' in fetched && (url.startsWith('/src/') || isPartId(url)))
      modules[moduleUrl(url)] = { id: fetched.id, file: fetched.file, code: fetched.code };
    const node = await ssr.moduleGraph.getModuleByUrl(url);
    for (const imported of node?.importedModules ?? []) urls.add(imported.url);
  }
  // Its imports are written for the site.
  delete modules[engineUrl(serverEntry)];
  await bundler.close();
  return { vite: version, modules };
}
