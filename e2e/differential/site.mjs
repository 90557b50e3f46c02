/** A site on disk that steps change: its files, its config, and what the next build is asked for. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {import('../../bench/random.mjs').Random} Random */
/** @typedef {Record<string, any>} Config */

/**
 * How the next builds are run.
 * @typedef {object} BuildWish
 * @property {number} [killAfter] milliseconds after which a build is killed, before the one that is compared
 * @property {string} [outDir] beside the site
 * @property {number} [clockShift] milliseconds by which the clock is wrong
 */

/**
 * One kind of change. `apply` returns a few words on what it did.
 * @typedef {object} Step
 * @property {string} name
 * @property {number} [weight] how often it is chosen, 1 when absent
 * @property {(site: Site) => boolean} [applies]
 * @property {(site: Site, random: Random) => string | void} apply
 * @property {(site: Site, random: Random) => void} [afterwards] a second change, after a build of its own
 */

/** @typedef {'content' | 'languages' | 'code' | 'large'} SiteKind */

/** Never looked into for the author's files. */
const NOT_OURS = new Set(['build', '.yaprak', '.git', 'node_modules']);

export class Site {
  /** @type {Config} */
  config = {};
  /** @type {BuildWish} */
  wish = {};
  /**
   * A file that a step has broken, as it was.
   * @type {{ file: string, text: string } | undefined}
   */
  fixed;
  /** How many commits there are: each has a date of its own. */
  #commits = 0;
  /** Makes names and texts unique. */
  #serial = 0;

  /**
   * @param {string} root folder of a run: the site, and what stands beside it
   * @param {SiteKind} kind
   */
  constructor(root, kind) {
    this.root = root;
    this.kind = kind;
    this.dir = join(root, 'site');
    mkdirSync(this.dir, { recursive: true });
  }

  get cacheDir() {
    return join(this.dir, '.yaprak');
  }

  get outDir() {
    return this.wish.outDir === undefined ? join(this.dir, 'build') : join(this.root, this.wish.outDir);
  }

  get hasCode() {
    return this.kind === 'code';
  }

  /** @returns {number} */
  serial() {
    return ++this.#serial;
  }

  /** @param {string} file */
  path(file) {
    return join(this.dir, file);
  }

  /** @param {string} file */
  has(file) {
    return existsSync(this.path(file));
  }

  /** @param {string} file */
  read(file) {
    return readFileSync(this.path(file), 'utf8');
  }

  /**
   * @param {string} file
   * @param {string | Uint8Array} content
   */
  write(file, content) {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), content);
  }

  /** @param {string} file */
  remove(file) {
    rmSync(this.path(file), { recursive: true, force: true });
  }

  /**
   * @param {string} from
   * @param {string} to
   */
  move(from, to) {
    mkdirSync(dirname(this.path(to)), { recursive: true });
    renameSync(this.path(from), this.path(to));
  }

  /**
   * Writes other bytes of the same length, and gives the file its old time of change back. Every other time the file is replaced by
   * another one, as some editors do.
   * @param {string} file
   * @param {(bytes: Buffer) => Buffer} edit
   */
  editUnderSameStamp(file, edit) {
    const { atime, mtime } = statSync(this.path(file));
    const old = readFileSync(this.path(file));
    const bytes = edit(Buffer.from(old));
    if (bytes.length !== old.length) throw new Error(`${file} must keep its length.`);
    const written = this.path(this.serial() % 2 === 0 ? file : `${file}.new`);
    writeFileSync(written, bytes);
    utimesSync(written, atime, mtime);
    renameSync(written, this.path(file));
  }

  /**
   * The author's files, sorted, so that the same seed picks the same one everywhere.
   * @param {RegExp} pattern
   */
  files(pattern) {
    /** @type {string[]} */
    const found = [];
    /** @param {string} under */
    const walk = (under) => {
      for (const entry of readdirSync(this.path(under), { withFileTypes: true })) {
        const file = under + entry.name;
        if (under === '' && NOT_OURS.has(entry.name)) continue;
        if (entry.isDirectory()) walk(`${file}/`);
        else if (pattern.test(file)) found.push(file);
      }
    };
    walk('');
    return found.sort();
  }

  docs() {
    return this.files(/^docs\/(?:.*\/)?[^_/][^/]*\.mdx?$/);
  }

  posts() {
    return this.files(/^blog\/[^/]+\.mdx?$/);
  }

  pages() {
    return this.files(/^src\/pages\/[^_].*\.mdx?$/);
  }

  /** Files that a step which edits any text may take. */
  texts() {
    return [...this.docs(), ...this.posts(), ...this.pages()];
  }

  /** Writes the config file; functions of a config stand in config-extra.mjs. */
  saveConfig() {
    const text = JSON.stringify(this.config, undefined, 2);
    const extra = this.has('config-extra.mjs');
    this.write(
      'yaprak.config.mjs',
      extra
        ? `import { complete } from './config-extra.mjs';\n\nexport default complete(${text});\n`
        : `export default ${text};\n`,
    );
  }

  /** All that can be put back later: files and config. */
  snapshot() {
    const files = [...this.files(/./), ...this.#packageFiles()];
    return {
      files: new Map(files.map((file) => [file, readFileSync(this.path(file))])),
      config: structuredClone(this.config),
    };
  }

  /**
   * Puts back what is different, as a checkout of git does.
   * @param {ReturnType<Site['snapshot']>} snapshot
   */
  restore({ files, config }) {
    this.config = structuredClone(config);
    for (const file of [...this.files(/./), ...this.#packageFiles()]) if (!files.has(file)) this.remove(file);
    for (const [file, bytes] of files)
      if (!this.has(file) || !readFileSync(this.path(file)).equals(bytes)) this.write(file, bytes);
  }

  #packageFiles() {
    const dir = 'node_modules/leaf-box';
    return this.has(dir) ? readdirSync(this.path(dir)).map((name) => `${dir}/${name}`) : [];
  }

  /** Commits everything under a date of its own. */
  commit() {
    if (!this.has('.git')) {
      this.#git(['init', '--quiet']);
      this.write('.gitignore', 'build/\n.yaprak/\nnode_modules/\n');
    }
    const date = new Date(Date.UTC(2024, 0, 1 + this.#commits++, 12)).toISOString();
    const name = ['Ada', 'Ömer', 'Zeynep'][this.#commits % 3] ?? 'Ada';
    this.#git(['add', '--all']);
    this.#git(['commit', '--quiet', '--allow-empty', '--message', `Commit ${this.#commits}`], {
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
      GIT_AUTHOR_NAME: name,
      GIT_COMMITTER_NAME: name,
    });
  }

  /**
   * @param {string[]} args
   * @param {Record<string, string>} [env]
   */
  #git(args, env = {}) {
    const who = {
      GIT_AUTHOR_EMAIL: 'a@ornek.test',
      GIT_COMMITTER_EMAIL: 'a@ornek.test',
      GIT_CONFIG_GLOBAL: '/dev/null',
    };
    execFileSync('git', args, { cwd: this.dir, env: { ...process.env, ...who, ...env }, stdio: 'ignore' });
  }
}
