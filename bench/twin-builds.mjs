/** What Markdown twins add to a cold build: of the generated site, and of the knowledge base with its docs copied. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './builds.mjs';
import { writeSite } from './generate.mjs';

const engine = fileURLToPath(new URL('../engine/bin/yaprak.js', import.meta.url));
const knowledgeBase = fileURLToPath(new URL('../site', import.meta.url));

/** @typedef {{ off: number, on: number, pages: number, all: Record<'on' | 'off', number[]> }} TwinCost */

/** @param {{ pages: number, repeat: number }} options */
export const measureGenerated = ({ pages, repeat }) =>
  measureTwins(
    (dir, isOn) => {
      writeSite(dir, { pages });
      if (isOn) return;
      const config = join(dir, 'yaprak.config.mjs');
      writeFileSync(
        config,
        readFileSync(config, 'utf8').replace('export default {', 'export default { machines: false,'),
      );
    },
    { repeat },
  );

/** @param {{ copies: number, repeat: number }} options */
export const measureKnowledgeBase = ({ copies, repeat }) =>
  measureTwins(
    (dir, isOn) => {
      cpSync(knowledgeBase, dir, {
        recursive: true,
        filter: (file) => !/\/(?:node_modules|\.yaprak|build)$/.test(file),
      });
      // It has packages of its own: diagrams and pictures are a part of what its build costs.
      symlinkSync(fileURLToPath(new URL('../node_modules', import.meta.url)), join(dir, 'node_modules'));
      for (let copy = 1; copy < copies; copy++) copyDocs(join(dir, 'docs'), copy);
      renameSync(join(dir, 'yaprak.config.ts'), join(dir, 'own.config.ts'));
      writeFileSync(join(dir, 'yaprak.config.ts'), configOf(isOn));
    },
    { repeat },
  );

/** Links to what only the first of the docs has are of no interest here, nor is whether facts are said twice. */
const configOf = (/** @type {boolean} */ isOn) => `import own from './own.config.ts';
export default {
  ...own,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  plugins: [],
  docs: { ...own.docs, sidebarPath: undefined },
  machines: ${isOn ? 'own.machines' : 'false'},
};
`;

/**
 * A folder with all docs once more. Each has another text, so that nothing is taken for the same page, and no address of its own.
 * @param {string} docs
 * @param {number} copy
 */
function copyDocs(docs, copy) {
  const isCopy = (/** @type {string} */ file) => file.startsWith('kopya-');
  for (const entry of readdirSync(docs, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name).slice(docs.length + 1);
    if (!entry.isFile() || isCopy(file)) continue;
    const to = join(docs, `kopya-${copy}`, file);
    mkdirSync(dirname(to), { recursive: true });
    if (!/\.(?:mdx?|json|ya?ml)$/.test(file)) cpSync(join(docs, file), to);
    else {
      const text = readFileSync(join(docs, file), 'utf8').replace(/^(?:id|slug): .*\n/gm, '');
      writeFileSync(to, /\.mdx?$/.test(file) ? `${text}\n\nKopya ${copy}: ${file}\n` : text);
    }
  }
}

/**
 * @param {(dir: string, isOn: boolean) => void} write
 * @param {{ repeat: number }} options
 * @returns {Promise<TwinCost>}
 */
async function measureTwins(write, { repeat }) {
  const scratch = mkdtempSync(join(tmpdir(), 'yaprak-machines-'));
  /** @type {Record<'on' | 'off', number[]>} */
  const cpu = { on: [], off: [] };
  let pages = 0;
  try {
    for (const kind of /** @type {const} */ (['off', 'on'])) write(join(scratch, kind), kind === 'on');
    // In turns, so that a busier minute of the machine meets both.
    for (let run = 0; run < repeat; run++)
      for (const kind of /** @type {const} */ (['off', 'on'])) {
        const dir = join(scratch, kind);
        const out = join(scratch, `out-${kind}-${run}`);
        // Only renamed: after a deletion the next build pays for it.
        if (run > 0) renameSync(join(dir, '.yaprak'), join(dir, `.yaprak-${run}`));
        cpu[kind].push((await build(dir, out, { engine })).cpuSeconds);
        if (kind === 'on')
          pages = readdirSync(out, { recursive: true }).filter((file) => `${file}`.endsWith('.md')).length;
      }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return { off: Math.min(...cpu.off), on: Math.min(...cpu.on), pages, all: cpu };
}
