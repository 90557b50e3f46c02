/**
 * The engine and its adapter as a site has them: what their packages would hold, below a `node_modules`. In its own checkout it is slower by a hundredth of a
 * second, since it looks at each of its sources to see whether it was worked on.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { putAside } from './put-aside.mjs';

const repository = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * @param {string} folder inside the repository, where the packages are found that the engine asks for
 * @returns {string} its program
 */
export function installEngine(folder) {
  for (const source of ['docusaurus', 'engine']) {
    const from = join(repository, source);
    const { name } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
    const packed = execFileSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], {
      cwd: from,
      encoding: 'utf8',
    });
    /** @type {{ path: string }[]} */
    const files = JSON.parse(packed)[0].files;
    const place = join(folder, 'node_modules', name);
    putAside(place);
    for (const { path } of files) cpSync(join(from, path), join(place, path), { preserveTimestamps: true });
  }
  return join(folder, 'node_modules', 'yaprak', 'bin', 'yaprak.js');
}
