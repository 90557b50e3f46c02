/** Bad edits in `yaprak dev`, between good ones: each is shown, each is healed, and memory stays flat. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../../bench/random.mjs';
import { startDev } from './dev-server.mjs';
import { createTwoStates } from './two-states.mjs';

/** @typedef {{ what: string, file: string, text: string }} BadEdit */

const PAGE = 'docs/giris.md';
/** @type {BadEdit[]} */
const BAD = [
  { what: 'front matter that is no YAML', file: PAGE, text: '---\ntitle: [a\n---\n\ntext\n' },
  { what: 'a value of the wrong type', file: PAGE, text: '---\nsidebar_position: many\n---\n\ntext\n' },
  { what: 'MDX with an open brace', file: 'docs/kirik.mdx', text: '# Kırık\n\n{ open\n' },
  { what: 'MDX with an open tag', file: 'docs/kirik.mdx', text: '# Kırık\n\n<div>\n\ntext\n' },
  { what: 'an unknown component', file: 'docs/kirik.mdx', text: '# Kırık\n\n<Yok />\n' },
  { what: 'an expression that throws', file: 'docs/kirik.mdx', text: '# Kırık\n\n{yok.olan}\n' },
  { what: 'an import of nothing', file: 'docs/kirik.mdx', text: "import X from './yok';\n\n# Kırık\n\n<X />\n" },
  { what: 'a config that cannot be read', file: 'yaprak.config.mjs', text: 'export default {\n' },
  { what: 'a category file that cannot be read', file: 'docs/rehber/_category_.json', text: '{"label": ' },
  { what: 'a tags file that cannot be read', file: 'docs/tags.yml', text: 'a: [b\n' },
];
const SHOWN_MS = 20_000;

/** @param {{ seed: number, log: (line: string) => void, times?: number }} options */
export async function run({ seed, log, times = 1000 }) {
  const random = createRandom(seed);
  const states = await createTwoStates({ seed });
  const { site } = states;
  let failed = 0;
  let slowest = 0;
  /** @type {number[]} */
  const memory = [];
  site.write('docs/kirik.mdx', '# Kırık\n\nsağlam 0\n');
  const dev = await startDev(site.dir);
  try {
    for (let number = 1; number <= times; number++) {
      const { what, file, text } = random.pick(BAD);
      const good = site.read(file);
      const url = `${dev.url}/docs/${file === 'docs/kirik.mdx' ? 'kirik' : 'giris'}`;
      const before = dev.output().length;
      site.write(file, text);
      const shown = await until(async () => dev.output().slice(before).includes('error') || isFailure(await ask(url)));
      site.write(file, good);
      const token = `sağlam ${number}`;
      site.write('docs/kirik.mdx', `# Kırık\n\n${token}\n`);
      const started = performance.now();
      const healed = await until(async () => (await ask(`${dev.url}/docs/kirik`)).includes(token));
      const whole = healed && (await until(async () => !isFailure(await ask(`${dev.url}/docs/giris`))));
      slowest = Math.max(slowest, performance.now() - started);
      if (!shown || !whole || !dev.isAlive()) {
        failed++;
        log(
          `edit ${number}, ${what}: ${!dev.isAlive() ? 'dev has ended' : shown ? 'was not healed' : 'was not shown'}`,
        );
        if (!dev.isAlive()) break;
      }
      if (number % 20 === 0) memory.push(memoryOf(dev.pid));
      if (number % 100 === 0) log(`${number} edits, ${failed} failed, ${memory.at(-1)} MB`);
    }
  } finally {
    await dev.close();
    states.remove();
  }
  // What the first edits load stays; after a fifth of them nothing should grow.
  const settled = memory.slice(Math.floor(memory.length / 5));
  const third = Math.max(1, Math.floor(settled.length / 3));
  const [first, last] = [middle(settled.slice(0, third)), middle(settled.slice(-third))];
  const growth = first > 0 ? last / first - 1 : 0;
  if (memory.length >= 15 && growth > 0.2) failed++;
  const figures = {
    'bad edits': times,
    'memory early, MB': first,
    'memory late, MB': last,
    'memory growth': `${(growth * 100).toFixed(0)} %`,
    'slowest healing, ms': Math.round(slowest),
  };
  return { name: 'dev', tried: times, failed, figures };
}

/** @param {string} url */
async function ask(url) {
  const reply = await fetch(url).catch(() => undefined);
  return (await reply?.text()) ?? '';
}

/** A page in which the overlay stands, or none. @param {string} html */
const isFailure = (html) => html === '' || html.includes('<yaprak-overlay') || /<body><[a-z-]*overlay/.test(html);

/** @param {() => Promise<boolean>} check */
async function until(check) {
  const end = performance.now() + SHOWN_MS;
  while (performance.now() < end) {
    if (await check()) return true;
    await wait(20);
  }
  return false;
}

/** @param {readonly number[]} numbers */
const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** @param {number} pid */
function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
}
