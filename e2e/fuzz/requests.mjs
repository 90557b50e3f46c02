/** Asks `yaprak mcp` for mutated things, as a hostile or broken assistant would. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutate } from './mutate.mjs';
import { ORDER_MARK, VALUES } from './texts.mjs';

/** @typedef {import('../../bench/random.mjs').Random} Random */
/** @typedef {{ what: string, detail: string }} Fault */

const yaprak = fileURLToPath(new URL('../../engine/bin/yaprak.js', import.meta.url));
/** Long, since a machine may be busy; an answer takes milliseconds. */
const SLOW_MS = 120_000;
/** In letters. A tool answers with 44,000 at most, which escapes in JSON can make longer. */
const MOST_LETTERS = 300_000;
/** In a file beside the site that is served. */
const OUTSIDE_MARK = 'outsidemark';

const ADDRESSES = ['/docs/p000', 'First', '/docs/p000#part', 'https://x.test/docs/p000.md', '/', '../outside.md', '/../outside.md', '/%2e%2e/outside.md', 'docs/../../outside.md', '..\\outside.md', 'file:///etc/passwd', 'https://x.test/../outside.md', '/docs/p000\0.md', ...VALUES]; // prettier-ignore
const NUMBERS = [1, 0, -1, 2, 1.5, 1e9, 2 ** 53, -1e308];
const METHODS = ['tools/list', 'resources/list', 'resources/read', 'resources/templates/list', 'prompts/list', 'prompts/get', 'ping', 'initialize', 'logging/setLevel', 'completion/complete', 'constructor', '__proto__', '', 'tools/call\0']; // prettier-ignore
/** The tools with their fields. @type {Record<string, string[]>} */
const TOOLS = {
  search: ['query', 'section', 'version', 'language', 'limit'],
  read_page: ['page', 'section', 'from_line', 'max_lines'],
  list_pages: ['section', 'version', 'language', 'limit'],
  related: ['page', 'limit'],
  recent_changes: ['since', 'section', 'limit'],
  who_owns: ['page', 'subject', 'limit'],
  delete_page: ['page'],
};

/** @param {Random} random @returns {unknown} */
function randomArgument(random) {
  const kind = random.next();
  if (kind < 0.45) return random.pick(ADDRESSES);
  if (kind < 0.6) return mutate(random.pick(ADDRESSES), random);
  if (kind < 0.8) return random.pick(NUMBERS);
  if (kind < 0.85) return random.pick(VALUES).repeat(random.between(1, 2000));
  if (kind < 0.9) return nest(random.between(1, 3000));
  return random.pick([null, true, [], {}, ['a', 1], { $ref: '/etc/passwd' }]);
}

/** @param {number} depth @returns {unknown} */
function nest(depth) {
  /** @type {unknown} */
  let value = 'x';
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** @param {Random} random @returns {{ method: string, params?: unknown }} */
function randomRequest(random) {
  if (random.next() < 0.3) {
    const params = { uri: randomArgument(random), cursor: randomArgument(random), name: randomArgument(random) };
    return { method: random.pick(METHODS), ...(random.next() < 0.8 && { params }) };
  }
  const name = random.pick(Object.keys(TOOLS));
  const fields = (TOOLS[name] ?? []).filter(() => random.next() < 0.6);
  const given = Object.fromEntries(fields.map((field) => [field, randomArgument(random)]));
  if (random.next() < 0.1) given['path'] = '/etc/passwd';
  return { method: 'tools/call', params: { name, arguments: random.next() < 0.95 ? given : randomArgument(random) } };
}

/**
 * @param {string} dir folder of a site that was built
 * @param {Random} random
 * @param {number} count
 * @returns {Promise<Fault[]>}
 */
export async function tryRequests(dir, random, count) {
  writeFileSync(join(dir, 'outside.md'), OUTSIDE_MARK);
  const child = spawn(process.execPath, [yaprak, 'mcp', join(dir, 'build')], { cwd: dir });
  const ended = once(child, 'exit');
  /** @type {Map<unknown, string>} by id */
  const answers = new Map();
  /** @type {Fault[]} */
  const faults = [];
  let [rest, said] = ['', ''];
  child.stdin.on('error', () => {});
  child.stderr.setEncoding('utf8').on('data', (chunk) => (said += chunk));
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const { id, faults: own } = checkAnswer(line, dir);
      answers.set(id, line);
      faults.push(...own);
    }
  });
  const send = (/** @type {string} */ line) => child.stdin.write(`${line}\n`);
  send('{"jsonrpc":"2.0","id":"first","method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"f","version":"1"}}}'); // prettier-ignore
  send('{"jsonrpc":"2.0","method":"notifications/initialized"}');
  /** @type {Map<unknown, string>} requests that must be answered */
  const asked = new Map([['first', 'initialize']]);
  for (let id = 1; id <= count; id++) {
    const line = JSON.stringify({ jsonrpc: '2.0', id, ...randomRequest(random) });
    if (random.next() < 0.15) send(mutate(line, random).replaceAll('\n', ' '));
    else {
      asked.set(id, line);
      send(line);
    }
  }
  const isDone = () => [...asked.keys()].every((id) => answers.has(id));
  const limit = performance.now() + SLOW_MS;
  while (!isDone() && child.exitCode === null && performance.now() < limit)
    await new Promise((resolve) => setTimeout(resolve, 20));
  for (const [id, line] of asked)
    if (!answers.has(id)) faults.push({ what: 'mcp: a request has no answer', detail: line.slice(0, 2000) });
  child.stdin.end();
  const timer = setTimeout(() => child.kill('SIGKILL'), SLOW_MS);
  const [code] = await ended;
  clearTimeout(timer);
  if (code !== 0 || said !== '') faults.push({ what: `mcp: ended with ${code}`, detail: said.slice(-3000) });
  return faults;
}

/** @param {string} line @param {string} dir @returns {{ id?: unknown, faults: Fault[] }} */
function checkAnswer(line, dir) {
  /** @type {any} */
  let answer;
  try {
    answer = JSON.parse(line);
  } catch {
    return { faults: [{ what: 'mcp: an answer is no JSON', detail: line.slice(0, 2000) }] };
  }
  const detail = line.slice(0, 2000);
  /** @type {Fault[]} */
  const faults = [];
  if (line.length > MOST_LETTERS) faults.push({ what: 'mcp: an answer is too long', detail });
  if ([OUTSIDE_MARK, 'root:x:', dir].some((text) => line.includes(text)))
    faults.push({ what: 'mcp: an answer holds what is outside the site', detail });
  const { content = [], contents = [] } = answer.result ?? {};
  for (const { text = '' } of [...content, ...contents]) faults.push(...checkFences(text));
  return { id: answer.id, faults };
}

/** Text of pages is between marks that it cannot close. @param {string} text @returns {Fault[]} */
export function checkFences(text) {
  const around = text.replace(/<<<content (\w+)\n[\s\S]*?\ncontent \1>>>/g, '');
  const isClosed = [...text.matchAll(/^<<<content (\w+)$/gm)].every(
    ([, name]) => text.split(`content ${name}>>>`).length <= 2,
  );
  if (isClosed && !around.includes(ORDER_MARK)) return [];
  return [{ what: 'mcp: text of a page is outside its marks', detail: text.slice(0, 2000) }];
}
