import { hash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, type MinifyOptions } from 'vite';
import { listFiles } from '../../content/list-files.ts';
import { bundleSite } from './bundle.ts';
import { recordedModulesFile } from './engine-modules.ts';
import { versionFile } from '../paths.ts';
import { recordModules } from './record-modules.ts';
import { emptyBundleInput, hideFolders, readyThemeDir, type ReadyTheme } from './ready-theme.ts';

/** Last step of the engine's build: writes the files of findReadyTheme and openEngineModules, and the digest of everything built. */
const BASE = './';
const noSite = path.join(readyThemeDir, 'no-site');
const { serverFile, clientDir, styles, extraStyles, scripts, islands } = await bundleSite(
  // Urls inside it are relative, so that it works under any base url.
  { ...emptyBundleInput(noSite), baseUrl: BASE },
  { outDir: readyThemeDir, pageIslands: [] },
);
rmSync(`${serverFile}.map`);
writeFileSync(serverFile, minify(hideFolders(readFileSync(serverFile, 'utf8')), { mangle: { toplevel: true } }));
// The commands that use them run in development mode too.
process.env['NODE_ENV'] = 'development';
const recorded = await recordModules(noSite);
for (const module of Object.values(recorded.modules))
  module.code = minify(module.code, { compress: false, mangle: false });
writeFileSync(recordedModulesFile, hideFolders(JSON.stringify(recorded)));
rmSync(noSite, { recursive: true, force: true });
const relative = (url: string): string => url.slice(BASE.length);
const theme: ReadyTheme = {
  serverFile: path.relative(readyThemeDir, serverFile),
  clientDir: path.relative(readyThemeDir, clientDir),
  styles: styles.map(relative),
  extraStyles: extraStyles.map(({ href, classes }) => ({ href: relative(href), classes })),
  scripts: scripts.map(relative),
  islands: Object.fromEntries(Object.entries(islands).map(([file, url]) => [hideFolders(file), relative(url)])),
};
writeFileSync(path.join(readyThemeDir, 'bundle.json'), JSON.stringify(theme));

const dist = path.dirname(versionFile);
const code = listFiles(dist).files.filter((file) => /\.(?:m?js|css)$/.test(file));
const digests = code.map((file) => `${file} ${hash('sha1', readFileSync(path.join(dist, file)))}`);
writeFileSync(versionFile, hash('sha1', digests.join('\n')));

/** Smaller to download, and sooner read. */
function minify(code: string, options: MinifyOptions): string {
  const { code: small, errors } = minifySync('module.mjs', code, { module: true, ...options });
  if (errors[0]) throw new Error(errors[0].message);
  return small;
}
