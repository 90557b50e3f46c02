import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listMarkdown } from './shell-samples.ts';
import { checkByHand, factsOf, guardedFacts, readData } from './site-facts.ts';
import { readPages } from '../setup/site-pages.ts';

/** One truth: what several pages say comes from `site/src/data`, and names that they share exist. */

const site = fileURLToPath(new URL('../../site', import.meta.url));
const data = readData(site);
const facts = factsOf(data);
const texts = listMarkdown(site).map((source) => ({ source, text: readFileSync(join(site, source), 'utf8') }));
/** The writers' guide shows notation; it states nothing about our systems. */
const earnest = texts.filter(({ source }) => !source.startsWith('docs/tutorial-'));

const list = (name: string): string[] => (Array.isArray(facts[name]) ? facts[name] : []);
const spans = (pattern: RegExp): Array<{ source: string; name: string }> =>
  earnest.flatMap(({ source, text }) => [...text.matchAll(pattern)].map((found) => ({ source, name: found[1] ?? '' })));
const unknown = (found: ReturnType<typeof spans>, known: Iterable<string>): string[] => {
  const names = new Set(known);
  return found.flatMap(({ source, name }) => (names.has(name) ? [] : [`${source}: ${name}`]));
};

describe('facts', () => {
  const quoted = earnest.flatMap(({ text }) => [...text.matchAll(/:fact\[([^\]]*)\]/g)].map(([, name = '']) => name));

  it('are quoted by names that exist, and none of those with a guard is dead', () => {
    expect(quoted.length).toBeGreaterThan(100);
    expect(quoted.filter((name) => facts[name] === undefined)).toEqual([]);
    expect(guardedFacts(data).flatMap(({ name }) => (quoted.includes(name) ? [] : [name]))).toEqual([]);
  });

  it('are not said by hand', () => {
    const guarded = guardedFacts(data);
    expect(guarded.length).toBeGreaterThan(30);
    expect(earnest.flatMap(({ source, text }) => checkByHand(text, { source, facts: guarded }))).toEqual([]);
  });

  it('agree with one another', () => {
    expect(Number(facts['orders.acceptMinutes']) * Number(facts['orders.vendorTries'])).toBe(
      facts['orders.placedMinutes'],
    );
    expect(Number(facts['orders.cancelCallMinutes'])).toBeLessThan(Number(facts['orders.cancelLapseMinutes']));
    expect(Number(facts['alerts.OrderNotReachingVendor.minutes'])).toBeLessThan(Number(facts['orders.acceptMinutes']));
    expect(Number(facts['platform.rabbitWorryPercent'])).toBeLessThan(
      Number(facts['alerts.RabbitMemoryAlarm.percent']),
    );
  });

  it('stand in the sentence of their alarm, too', () => {
    const alerts = Object.entries(data['alerts'] as Record<string, Record<string, unknown>>);
    const faults = alerts.flatMap(([name, alert]) =>
      ['minutes', 'orders', 'percent']
        .filter((field) => alert['when'] !== undefined && alert[field] !== undefined)
        .filter((field) => !new RegExp(`\\b${facts[`alerts.${name}.${field}`]}\\b`).test(String(alert['when'])))
        .map((field) => `${name}.${field}`),
    );
    expect(faults).toEqual([]);
  });

  it('agree with the code samples', () => {
    const alarms = readFileSync(join(site, 'docs/infrastructure/monitoring/alarmlar.md'), 'utf8');
    const minutes = facts['alerts.OrderNotReachingVendor.minutes'];
    expect(alarms).toContain(`{age_bucket="gt${minutes}m"}) > ${facts['alerts.OrderNotReachingVendor.orders']}`);
    expect(alarms).toContain(`sipariş ${minutes} dakikadır`);
    const jobs = readFileSync(join(site, 'docs/infrastructure/scheduled-jobs/intro.md'), 'utf8');
    const [hour, minute] = String(facts['jobs.payment-reconcile']).split('.').map(Number);
    expect(jobs).toContain(`schedule: "${minute} ${hour} * * *"`);
    const scopes = readFileSync(join(site, 'docs/api/v2/izin-ve-yetki.md'), 'utf8');
    expect(scopes).toContain(`"limits": { "refund": ${Number(facts['support.agentRefund']) * 100} }`);
  });

  it('would be refused by hand', () => {
    const page =
      '---\ntitle: On dakika\n---\n\nBayi on dakikada yanıt vermezse.\n\n```mermaid\nOPEN --> EXPIRED: 20 dk\n```\n';
    expect(checkByHand(page, { source: 'a.md', facts: guardedFacts(data) })).toEqual([
      'a.md:5 says “Bayi on dakikada yanıt” by hand; quote it: `:fact[orders.cancelLapseMinutes]`.',
      'a.md:8 says “EXPIRED: 20 dk” by hand; it is 15.',
    ]);
  });
});

describe('names', () => {
  const teams = Object.values(data['teams'] as Record<string, { name: string; services?: string[] }>);

  it('of owners are teams, of pages and of alarms', () => {
    const owners = ['docs', 'blog', 'src/pages'].flatMap((folder) => readPages(site, folder));
    const names = new Set(teams.map(({ name }) => name));
    expect(
      owners.flatMap(({ source, frontMatter }) => (names.has(String(frontMatter['owner'])) ? [] : [source])),
    ).toEqual([]);
    const alerts = Object.keys(data['alerts'] as object);
    expect(alerts.filter((alert) => !names.has(String(facts[`alerts.${alert}.owner`])))).toEqual([]);
  });

  it('of alarms are in the list, and every alarm that wakes somebody is in the guide', () => {
    const others =
      'PutEvents ThrottlingException PodDisruptionBudget NotReady ErrorPortAllocation CronJob AccessDenied SearchSigner OutOfSync ' +
      'ImagePullBackOff CrashLoopBackOff';
    const alerts = Object.keys(data['alerts'] as object);
    expect(unknown(spans(/`([A-Z][a-z]+(?:[A-Z][a-z]+)+)`/g), [...alerts, ...others.split(' ')])).toEqual([]);
    const guide = readFileSync(join(site, 'docs/infrastructure/monitoring/alarmlar.md'), 'utf8');
    expect(
      alerts.filter(
        (name) => facts[`alerts.${name}.severity`] === 'page' && !guide.includes(`:fact[alerts.${name}.when]`),
      ),
    ).toEqual([]);
  });

  it('of states are in the lists', () => {
    const lists = Object.keys(facts).filter((name) => /^states\.|[sS]tates$/.test(name));
    const others =
      'UPDATE SIGTERM README POST PORT PONG MONITOR KILL ILIK FLUSHALL ECONNREFUSED ALTER AKIA TIMEOUT_LIMIT ' +
      'SERVICE TEST_SERVICES HAS_MIGRATIONS';
    expect(unknown(spans(/`([A-Z][A-Z_]{3,})`/g), [...lists.flatMap(list), ...others.split(' ')])).toEqual([]);
  });

  it.each([
    ['support/how-tos/order-flows/intro.md', 'orders.states'],
    ['third-party/payment/intro.md', 'payments.sessionStates'],
    ['api/v2/siparis/iadeler.md', 'payments.refundStates'],
    ['third-party/logo.md', 'states.invoice'],
    ['third-party/operation.md', 'states.delivery'],
    ['support/how-tos/marketplaces/trendyol/orders.md', 'states.depot'],
    ['third-party/payment/masterpass.mdx', 'states.cardLink'],
  ])('of states in the diagram of %s are those of %s', (file, name) => {
    const text = readFileSync(join(site, 'docs', file), 'utf8');
    const diagram = /```mermaid\nstateDiagram-v2\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
    const drawn = diagram.split('\n').flatMap((line) => line.split(':')[0]?.match(/[A-Z][A-Z_]{3,}/g) ?? []);
    expect([...new Set(drawn)].sort()).toEqual([...list(name)].sort());
  });

  it('of channels, namespaces and teams to call exist', () => {
    const channels = JSON.parse(readFileSync(join(site, 'src/data/kanallar.json'), 'utf8')) as Array<{
      kanal: string;
      sahip: string;
    }>;
    expect(
      unknown(
        spans(/`(#[a-z-]+)`/g),
        channels.map(({ kanal }) => kanal),
      ),
    ).toEqual([]);
    expect(channels.filter(({ sahip }) => !teams.some(({ name }) => name === sahip))).toEqual([]);
    expect(
      unknown(spans(/kubectl -n ([a-z-]+)/g), [...list('platform.namespaces'), ...list('platform.systemNamespaces')]),
    ).toEqual([]);
    expect(unknown(spans(/\/nobet cagir ([a-z-]+)/g), Object.keys(data['teams'] as object))).toEqual([]);
  });

  it('of services are fourteen, as the map of the architecture says', () => {
    expect(teams.flatMap(({ services = [] }) => services)).toHaveLength(14);
  });
});

describe('words of readers', () => {
  const docs = readPages(site, 'docs').map(({ source, frontMatter }) => {
    const { words = [] } = (frontMatter['search'] ?? {}) as { words?: unknown[] };
    return { source, words };
  });

  it('are on every page: five to two dozen short phrases', () => {
    expect(docs.filter(({ words }) => words.length < 5 || words.length > 24).map(({ source }) => source)).toEqual([]);
    const long = docs.flatMap(({ words }) =>
      words.filter((word) => typeof word !== 'string' || word.split(' ').length > 6),
    );
    expect(long).toEqual([]);
  });

  it('tell pages apart: none is on more than two', () => {
    const counts = new Map<unknown, number>();
    for (const word of docs.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > 2)).toEqual([]);
  });
});

describe('synonyms', () => {
  const groups = parse(readFileSync(join(site, 'src/search-synonyms.yml'), 'utf8')) as unknown[];
  const isWords = (value: unknown, least: number): boolean =>
    Array.isArray(value) &&
    value.length >= least &&
    value.every((word) => typeof word === 'string' && word.trim() === word);

  it('are lists of equal words, or lead from words to others', () => {
    expect(groups.length).toBeGreaterThan(80);
    const bad = groups.filter((group) => {
      const { from, to } = (group ?? {}) as { from?: unknown; to?: unknown };
      return !isWords(group, 2) && !(isWords(from, 1) && isWords(to, 1));
    });
    expect(bad).toEqual([]);
  });
});
