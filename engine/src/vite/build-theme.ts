import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleSite } from './bundle.ts';
import { emptyBundleInput } from './empty-input.ts';
import { engineDir } from './paths.ts';
import { ENGINE_FOLDER, readyTheme } from './ready-theme-files.ts';

/** Run when the engine is built: the theme as it is for every site that replaces no part of it, so that dev need not wait for Vite. */
const draft = path.join(readyTheme.dir, 'draft');
const bundle = await bundleSite(emptyBundleInput(path.join(draft, 'no-site')), { outDir: draft, pageIslands: [] });
mkdirSync(readyTheme.dir, { recursive: true });
// Islands are named by their files, and the engine will stand somewhere else once it is installed.
writeFileSync(readyTheme.server, readFileSync(bundle.serverFile, 'utf8').replaceAll(engineDir, ENGINE_FOLDER));
copyFileSync(path.join(bundle.clientDir, (bundle.styles[0] ?? '').slice(1)), readyTheme.styles);
rmSync(draft, { recursive: true });
