import { createServer } from 'node:http';
import { fetchModule, version } from 'vite';
import { adapterModuleIds, adapterModuleName, createAdapterLoader, isMadeForSite } from '../plugins/adapter-modules.ts';
import { createDevBundler } from '../dev/bundler.ts';
import { emptyBundleInput } from './ready-theme.ts';
import { parts } from '../../theme/parts.ts';
import { engineUrl, moduleUrl, type RecordedModules } from './engine-modules.ts';
import { adapterSrcs, serverEntry } from '../paths.ts';
import { isPartId, partId } from '../plugins/theme-parts.ts';

/** Compiles the modules of openEngineModules: all that a site may import of the engine, and what these import. `siteDir` has no site. */
export async function recordModules(siteDir: string): Promise<RecordedModules> {
  const bundler = await createDevBundler(emptyBundleInput(siteDir), {
    server: createServer(),
    watchedFolders: [siteDir],
    onServerChange() {},
  });
  const { ssr } = bundler.vite.environments;
  const adapters = await createAdapterLoader()();
  const urls = new Set([
    engineUrl(serverEntry),
    ...parts.map(({ name }) => partId(name)),
    ...adapters.flatMap(adapterModuleIds),
  ]);
  const modules: RecordedModules['modules'] = {};
  // A set may grow while it is walked.
  for (const url of urls) {
    const fetched = await fetchModule(ssr, url, undefined, { inlineSourceMap: false });
    if ('code' in fetched && isRecorded(url) && !isMadeForSite(adapters, url))
      modules[moduleUrl(url)] = { id: fetched.id, file: fetched.file, code: fetched.code };
    const node = await ssr.moduleGraph.getModuleByUrl(url);
    for (const imported of node?.importedModules ?? []) urls.add(imported.url);
  }
  // Its imports are written for the site.
  delete modules[engineUrl(serverEntry)];
  await bundler.close();
  return { vite: version, modules };
}

/** Modules of the engine and of adapters; others are the site's, or packages. */
function isRecorded(url: string): boolean {
  if (url.startsWith('/src/') || isPartId(url) || adapterModuleName(url) !== undefined) return true;
  return adapterSrcs.some((folder) => url.startsWith(`/@fs/${folder.replace(/^\//, '')}/`));
}
