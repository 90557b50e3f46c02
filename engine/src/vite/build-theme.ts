import { hash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../content/list-files.ts';
import { bundleSite } from './bundle.ts';
import { emptyBundleInput } from './empty-input.ts';
import { engineDir, versionFile } from './paths.ts';
import { ENGINE_FOLDER, readyThemeDir, type ReadyTheme } from './ready-theme.ts';

/** Run when the engine is built, after the rest of it: makes what findReadyTheme finds, and the digest of all that was built. */
const BASE = './';
const { serverFile, clientDir, styles, scripts, islands } = await bundleSite(
  // Addresses inside it are relative, so that it can stand below any path.
  { ...emptyBundleInput(path.join(readyThemeDir, 'no-site')), baseUrl: BASE },
  { outDir: readyThemeDir, pageIslands: [] },
);
rmSync(`${serverFile}.map`);
const anywhere = (text: string): string => text.replaceAll(engineDir, ENGINE_FOLDER);
writeFileSync(serverFile, anywhere(readFileSync(serverFile, 'utf8')));
const relative = (url: string): string => url.slice(BASE.length);
const theme: ReadyTheme = {
  serverFile: path.relative(readyThemeDir, serverFile),
  clientDir: path.relative(readyThemeDir, clientDir),
  styles: styles.map(relative),
  scripts: scripts.map(relative),
  islands: Object.fromEntries(Object.entries(islands).map(([file, url]) => [anywhere(file), relative(url)])),
};
writeFileSync(path.join(readyThemeDir, 'bundle.json'), JSON.stringify(theme));

const dist = path.dirname(versionFile);
const code = listFiles(dist).files.filter((file) => /\.(?:m?js|css)$/.test(file));
const digests = code.map((file) => `${file} ${hash('sha1', readFileSync(path.join(dist, file)))}`);
writeFileSync(versionFile, hash('sha1', digests.join('\n')));
