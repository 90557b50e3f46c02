/** The generated pages are written as for Docusaurus; these rewrite what other engines write differently. The words stay. */
import { posix } from 'node:path';

/** @typedef {import('./peer.mjs').Files} Files */

/**
 * @param {Files} site
 * @param {(text: string, path: string) => string} rewrite for Markdown
 * @param {{ at: (path: string) => string | undefined }} options where a file goes; nothing where it is not wanted
 * @returns {Files}
 */
export function rewriteSite(site, rewrite, { at }) {
  /** @type {Files} */
  const files = new Map();
  for (const [path, text] of site) {
    const place = /^(docs|blog)\//.test(path) ? at(path) : undefined;
    if (place !== undefined) files.set(place, path.endsWith('.md') ? rewrite(text, path) : text);
  }
  return files;
}

/**
 * @param {string} text
 * @param {(admonition: { kind: string, title: string, body: string }) => string} write
 * @returns {string}
 */
export const withAdmonitions = (text, write) =>
  text.replace(
    /^:::(\w+) ([^\n]+)\n\n([\s\S]*?)\n\n:::$/gm,
    (_, /** @type {string} */ kind, /** @type {string} */ title, /** @type {string} */ body) =>
      write({ kind, title, body }),
  );

/**
 * The title in the front matter instead of a heading, and further fields beside it.
 * @param {string} text
 * @param {(position: number | undefined) => string[]} [fields]
 * @returns {string}
 */
export function withTitle(text, fields = () => []) {
  const heading = /^# (.+)\n+/m.exec(text)?.[1];
  const position = /^sidebar_position: (\d+)$/m.exec(text)?.[1];
  const added = [
    ...(heading ? [`title: ${JSON.stringify(heading)}`] : []),
    ...fields(position === undefined ? undefined : Number(position)),
  ];
  return text.replace(/^# .+\n+/m, '').replace(/^---\n/, `---\n${added.map((line) => `${line}\n`).join('')}`);
}

/**
 * Links to files as links to addresses.
 * @param {string} text
 * @param {string} path of the page
 * @param {(target: string) => string} address
 * @returns {string}
 */
export const withAddresses = (text, path, address) =>
  text.replace(
    /\]\((\.[^)]+\.md)\)/g,
    (_, /** @type {string} */ href) => `](${address(posix.join(posix.dirname(path), href))})`,
  );

/**
 * @typedef {object} Folder
 * @property {string} path relative to docs, empty for docs itself
 * @property {string} label
 * @property {number} position
 * @property {{ name: string, path: string, title: string, position: number }[]} pages
 * @property {Folder[]} folders
 */

/**
 * The docs as a tree in reading order, for engines that want the sidebar written down.
 * @param {Files} site
 * @returns {Folder}
 */
export function readTree(site) {
  /** @type {Folder} */
  const root = { path: '', label: '', position: 0, pages: [], folders: [] };
  const folders = new Map([['', root]]);
  const parents = (/** @type {string} */ path) => (path.includes('/') ? posix.dirname(path) : '');
  /** @type {(path: string) => Folder} */
  const folderAt = (path) => {
    const known = folders.get(path);
    if (known) return known;
    const { label, position } = JSON.parse(site.get(`docs/${path}/_category_.json`) ?? '{}');
    /** @type {Folder} */
    const folder = { path, label: label ?? posix.basename(path), position: position ?? 0, pages: [], folders: [] };
    folders.set(path, folder);
    folderAt(parents(path)).folders.push(folder);
    return folder;
  };
  for (const [path, text] of site) {
    if (!path.startsWith('docs/') || !path.endsWith('.md')) continue;
    const inside = path.slice('docs/'.length);
    folderAt(parents(inside)).pages.push({
      name: posix.basename(inside, '.md'),
      path,
      title: /^# (.+)$/m.exec(text)?.[1] ?? inside,
      position: Number(/^sidebar_position: (\d+)$/m.exec(text)?.[1] ?? 0),
    });
  }
  for (const { pages, folders: inner } of folders.values()) {
    pages.sort((a, b) => a.position - b.position);
    inner.sort((a, b) => a.position - b.position);
  }
  return root;
}
