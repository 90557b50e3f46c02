/** Builds files and judges what came out. Files that are refused with a clear error are left out, and the rest is built again. */
import { buildSite, writeSite } from './build.mjs';
import { checkOutput } from './check-output.mjs';

/** @typedef {import('./inputs.mjs').Files} Files */
/** @typedef {import('./build.mjs').Built} Built */
/** @typedef {{ what: string, detail: string }} Fault */
/** @typedef {{ faults: Fault[], files: Files, refused: number, builds: number, slowest: number }} Tried `files` are those that the last build had */

const MOST_BUILDS = 15;

/**
 * @param {string} dir
 * @param {{ files: Files, base: Files }} round
 * @returns {Promise<Tried>}
 */
export async function tryFiles(dir, { files: all, base }) {
  const files = new Map(all);
  /** @type {Tried} */
  const tried = { faults: [], files, refused: 0, builds: 0, slowest: 0 };
  for (let build = 1; build <= MOST_BUILDS; build++) {
    tried.builds = build;
    writeSite(dir, files);
    const built = await buildSite(dir);
    tried.slowest = Math.max(tried.slowest, built.milliseconds);
    tried.faults = judge(built, { dir, files });
    if (tried.faults.length > 0 || built.code === 0) return tried;
    for (const file of namedIn(built, files)) {
      tried.refused++;
      const valid = base.get(file);
      if (valid === undefined || valid === files.get(file)) files.delete(file);
      else files.set(file, valid);
    }
  }
  tried.faults = [{ what: 'errors without end', detail: '' }];
  return tried;
}

/**
 * @param {string} dir @param {Files} files
 * @returns {Promise<Fault[]>} what one build of these files shows
 */
export async function judgeFiles(dir, files) {
  writeSite(dir, files);
  return judge(await buildSite(dir), { dir, files });
}

/** @param {Built} built @param {{ dir: string, files: Files }} options @returns {Fault[]} */
function judge(built, { dir, files }) {
  const { code, hung, stderr } = built;
  if (hung) return [{ what: 'hang', detail: stderr.slice(-500) }];
  if (code === 0) return checkOutput(dir).map(({ what, detail, file }) => ({ what, detail: `${file}: ${detail}` }));
  if (code !== 1) return [{ what: `crash: ${firstError(stderr)}`, detail: `exit ${code}\n${stderr.slice(-3000)}` }];
  if (/\bstack\b|^\s+at .*\(.*:\d+:\d+\)$/m.test(errorsOf(stderr)))
    return [{ what: `error with a stack: ${firstError(stderr)}`, detail: errorsOf(stderr).slice(0, 3000) }];
  if (namedIn(built, files).length > 0) return [];
  return [{ what: `error that names no file: ${firstError(stderr)}`, detail: stderr.slice(-3000) }];
}

/** @param {string} stderr */
const errorsOf = (stderr) =>
  stderr
    .split(/^(?=(?:error|warning) {2})/m)
    .filter((block) => block.startsWith('error'))
    .join('');

/** Without what differs from case to case. @param {string} stderr */
function firstError(stderr) {
  const [line = ''] = (errorsOf(stderr) || stderr).split('\n');
  return line
    .replace(/^error +/, '')
    .replace(/[`"'][^`"']*[`"']|\S*\/\S*|\d+/g, '…')
    .slice(0, 100);
}

/** The files that errors name. @param {Built} built @param {Files} files */
function namedIn({ stderr }, files) {
  const errors = errorsOf(stderr);
  // The page of a category has no file; its category file or the sidebars file has its name.
  const ofCategory = /^error {2}The category "/m.test(errors) ? /_category_|sidebars/ : /^\b$/;
  return [...files.keys()].filter((file) => errors.includes(file) || ofCategory.test(file));
}
