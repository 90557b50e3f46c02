import path from 'node:path';
import { engineDir } from './paths.ts';

const dir = path.join(engineDir, 'dist/theme');

/** The theme as it was compiled when the engine was built. */
export const readyTheme = { dir, server: path.join(dir, 'server.mjs'), styles: path.join(dir, 'theme.css') };

/** Stands in it for the folder of the engine. */
export const ENGINE_FOLDER = 'yaprak-engine:';
