/** Writes the map of the repository, made from layers.mjs, into the README. With `--check` it only says whether the map is current. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FOLDERS, ROOMS } from './layers.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MAP = /(?<=<!-- map:start -->\n)[^]*(?=<!-- map:end -->)/;

/** @returns {string} two tables: the folders of the repository, and the rooms of engine/src */
export function printMap() {
  const folders = Object.entries(FOLDERS).map(([name, what]) => {
    const page = [`${name}/README.md`, `${name}/`].find((path) => existsSync(join(ROOT, path)));
    return `| [\`${name}/\`](${page}) | ${what} |`;
  });
  const rooms = Object.entries(ROOMS).map(([name, { what, may = [], types = [], node }]) => {
    const imports = [...may, ...types.map((type) => `*${type}*`)].join(', ');
    return `| [\`${name}\`](engine/src/${name}/) | ${node === false ? 'no' : 'yes'} | ${what} | ${imports} |`;
  });
  return [
    '| folder | what is in it |',
    '|---|---|',
    ...folders,
    '',
    'The rooms of `engine/src`. What has no Node runs in the browser, too. A name in *italics* stands for types only. `shared` may be imported',
    'by all rooms, `errors` by all that have Node.',
    '',
    '| room | Node | what is in it | may import |',
    '|---|---|---|---|',
    ...rooms,
    '',
  ].join('\n');
}

/**
 * @param {string} readme
 * @returns {string} the same with the current map
 */
export function putMap(readme) {
  if (!MAP.test(readme)) throw new Error('README.md has no `<!-- map:start -->` and `<!-- map:end -->`.');
  return readme.replace(MAP, printMap);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = join(ROOT, 'README.md');
  const text = readFileSync(file, 'utf8');
  const current = putMap(text);
  if (!process.argv.includes('--check')) writeFileSync(file, current);
  else if (current !== text) {
    console.error('README.md: the map of rooms is not that of e2e/layers.mjs. Run `npm run write:map`.');
    process.exitCode = 1;
  }
}
