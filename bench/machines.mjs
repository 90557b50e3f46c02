/**
 * How good the site is for assistants: `node bench/machines.mjs QUESTIONS.json --build DIR [--pages 1000] [--copies 5] [--repeat 3]`.
 *
 * Asks the questions through `yaprak mcp`, compares the bytes of twins with those of pages, and measures what twins add to a cold build. Writes bench/results/machines.md.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { readMoment } from './environment.mjs';
import { measureGenerated, measureKnowledgeBase } from './twin-builds.mjs';

const engine = fileURLToPath(new URL('../engine/bin/yaprak.js', import.meta.url));
const report = fileURLToPath(new URL('results/machines.md', import.meta.url));
/** The right page must be among so many. */
const FIRST = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'string' },
    pages: { type: 'string', default: '1000' },
    copies: { type: 'string', default: '5' },
    repeat: { type: 'string', default: '3' },
  },
});
const [questions] = positionals;
if (questions === undefined || values.build === undefined)
  throw new Error('Usage: node bench/machines.mjs QUESTIONS.json --build DIR [--pages 1000] [--copies 5] [--repeat 3]');

/**
 * @param {string} file
 * @param {string} site
 */
async function askQuestions(file, site) {
  /** @type {{ queries: { q: string, want: string[], kind?: string }[] }} */
  const { queries } = JSON.parse(readFileSync(file, 'utf8'));
  const client = new Client({ name: 'bench', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [engine, 'mcp', site] }));
  const call = async (/** @type {string} */ name, /** @type {Record<string, unknown>} */ input) => {
    const { content } = await client.callTool({ name, arguments: input });
    return /** @type {{ text: string }[]} */ (content)[0]?.text ?? '';
  };
  const missed = [];
  const answers = [];
  for (const { q, want } of queries) {
    const text = await call('search', { query: q, limit: FIRST });
    answers.push(Buffer.byteLength(text));
    const found = [...text.matchAll(/^ {3}https?:\/\/[^/]+(\/\S*)$/gm)].map(([, url = '']) => decodeURI(url));
    if (!found.some((url) => want.includes(url))) missed.push(q);
  }
  await client.close();
  return { asked: queries.length, missed, answer: answers.reduce((sum, each) => sum + each, 0) / answers.length };
}

/** @param {string} site */
function compareBytes(site) {
  const twins = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  const sums = { pages: 0, html: 0, md: 0, htmlGzip: 0, mdGzip: 0 };
  for (const twin of twins) {
    const name = twin.replace(/\.md$/, '');
    const page = [`${name}/index.html`, `${name}.html`].find((file) => {
      try {
        return readFileSync(join(site, file)).length > 0;
      } catch {
        return false;
      }
    });
    if (page === undefined) continue;
    const [html, md] = [readFileSync(join(site, page)), readFileSync(join(site, twin))];
    sums.pages++;
    sums.html += html.length;
    sums.md += md.length;
    sums.htmlGzip += gzipSync(html).length;
    sums.mdGzip += gzipSync(md).length;
  }
  return sums;
}

const percent = (/** @type {number} */ part, /** @type {number} */ whole) => `${((100 * part) / whole).toFixed(1)} %`;
const kib = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

const site = resolve(values.build);
const before = readMoment();
const asked = await askQuestions(questions, site);
const bytes = compareBytes(site);
const pages = Number(values.pages);
const repeat = Number(values.repeat);
const costs =
  pages > 0
    ? {
        'the knowledge base, its docs copied': await measureKnowledgeBase({ copies: Number(values.copies), repeat }),
        'the generated site': await measureGenerated({ pages, repeat }),
      }
    : {};
const right = asked.asked - asked.missed.length;
const list = (/** @type {number[]} */ seconds) => seconds.map((each) => each.toFixed(1)).join(', ');
const lines = [
  '# Pages for machines',
  '',
  `\`node bench/machines.mjs\` on ${cpus().length} cores, Node ${process.versions.node}, ${before.date.slice(0, 10)}, load ${before.load.map((each) => each.toFixed(1)).join(' ')}.`,
  '',
  '| what | measured | aim |',
  '| --- | --: | --: |',
  `| questions through \`search\` of MCP: a right page among the first ${FIRST} | ${right} of ${asked.asked} (${percent(right, asked.asked)}) | |`,
  `| an answer of \`search\` with ${FIRST} pages | ${kib(asked.answer)} | |`,
  `| twin against page, bytes, all ${bytes.pages} pages of the knowledge base | ${kib(bytes.md / bytes.pages)} of ${kib(bytes.html / bytes.pages)} (${percent(bytes.md, bytes.html)}) | 25 % |`,
  `| the same, compressed | ${kib(bytes.mdGzip / bytes.pages)} of ${kib(bytes.htmlGzip / bytes.pages)} (${percent(bytes.mdGzip, bytes.htmlGzip)}) | |`,
  ...Object.entries(costs).map(
    ([name, { off, on, pages: twins }]) =>
      `| cold build of ${name}, ${twins.toLocaleString('en')} twins, CPU: without, with | ${off.toFixed(1)} s, ${on.toFixed(1)} s (+${percent(on - off, off)}) | +8 % |`,
  ),
  '',
  ...Object.entries(costs).flatMap(([name, { all }]) => [
    `Of ${name}, the best of each is taken. Without: ${list(all.off)} s; with: ${list(all.on)} s.`,
    '',
  ]),
  ...(asked.missed.length > 0
    ? ['Questions whose page is not among the first:', '', ...asked.missed.map((q) => `- ${q}`), '']
    : []),
];
writeFileSync(report, lines.join('\n'));
process.stdout.write(`${lines.join('\n')}\n`);
