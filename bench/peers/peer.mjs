/**
 * What the bench must be told about a peer. Its folder is its site: the packages stand in it, and all else is written for each run.
 *
 * @typedef {Map<string, string>} Files path to text
 *
 * @typedef {object} Peer
 * @property {string} name for the command line and its folder
 * @property {string} title
 * @property {string} [note] what a reader of the table must know
 * @property {Record<string, unknown>} [packageJson] left out where nothing comes from npm
 * @property {string} [versionOf] the package whose version is shown
 * @property {() => string | undefined} [findProgram] where the peer is a program of the machine: its path, if it is there
 * @property {(site: Files) => Files} files config and content for the generated site, which is written as for Docusaurus
 * @property {string[]} build
 * @property {(port: number) => string[]} dev
 * @property {string} outDir
 * @property {(path: string) => string} source where a docs page of the generated site stands here
 * @property {(path: string) => string} address
 * @property {import('../reader.mjs').Selectors} selectors
 * @property {Record<string, string>} [env]
 * @property {string} [node] the version it asks for, where ours is too old
 */

/** The address of a docs page where nothing is added to its path. */
export const plainAddress = (/** @type {string} */ path) => `/${path.replace(/\.md$/, '')}`;
