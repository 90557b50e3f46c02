/** Checks everything that a build wrote. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SaxesParser } from 'saxes';
import { readFolder } from '../differential/compare.mjs';
import { checkPage } from './check-page.mjs';

/** @typedef {import('./check-page.mjs').Fault} Fault */
/** @typedef {Fault & { file: string }} FileFault */

const repository = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @param {string} dir folder of the site
 * @returns {FileFault[]}
 */
export function checkOutput(dir) {
  return [...readFolder(join(dir, 'build'))].flatMap(([file, bytes]) => {
    const text = bytes.toString('utf8');
    const faults = [...checkKind(file, text), ...checkPaths(text, [dir, repository])];
    return faults.map((fault) => ({ ...fault, file }));
  });
}

/** @param {string} file @param {string} text @returns {Fault[]} */
function checkKind(file, text) {
  if (file.endsWith('.html')) return checkPage(text);
  if (file.endsWith('.xml')) return checkXml(text);
  if (!file.endsWith('.json')) return [];
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [{ what: 'json: cannot be parsed', detail: String(error) }];
  }
}

/** @param {string} text @returns {Fault[]} */
function checkXml(text) {
  /** @type {Fault[]} */
  const faults = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) =>
    faults.push({ what: `xml: ${message.replace(/^[\d:. ]+/, '')}`, detail: message }),
  );
  parser.write(text).close();
  return faults.slice(0, 1);
}

/** @param {string} text @param {string[]} paths @returns {Fault[]} */
function checkPaths(text, paths) {
  const found = paths.find((path) => text.includes(path));
  if (found === undefined) return [];
  const at = text.indexOf(found);
  return [{ what: 'path of this machine', detail: text.slice(Math.max(0, at - 60), at + 120) }];
}
