/**
 * The engine as a site has it: what its package would hold, below a `node_modules`. In its own checkout it is slower by a hundredth of a
 * second, since it looks at each of its sources to see whether it was worked on.
 */
import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { putAside } from './put-aside.mjs';

const engine = join(dirname(fileURLToPath(import.meta.url)), '..', 'engine');

/**
 * @param {string} folder inside the repository, where the packages are found that the engine asks for
 * @returns {string} its program
 */
export function installEngine(folder) {
  const { name, files } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  const place = join(folder, 'node_modules', name);
  putAside(place);
  for (const file of ['package.json', ...files])
    cpSync(join(engine, file), join(place, file), { recursive: true, preserveTimestamps: true });
  return join(place, 'bin', 'yaprak.js');
}
