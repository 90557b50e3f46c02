import { expect, it } from 'vitest';
import { createIsland, nameIsland } from './create-island.ts';
import type { HydratePolicy } from './protocol.ts';
import { policyOfReceivers } from './receivers.ts';

const Plain = (): null => null;
const island = (hydrate?: HydratePolicy): unknown =>
  createIsland(Plain, { module: '/site/Chart.tsx', name: 'default', hydrate });
const fail = (): never => {
  throw new Error('Nothing.');
};

it('hydrates a page for islands alone, by the one that waits least', () => {
  expect(policyOfReceivers([])).toBeUndefined();
  expect(policyOfReceivers([[() => Plain], [() => undefined], [fail]])).toBeUndefined();
  expect(policyOfReceivers([[() => Plain], [() => island()]])).toBe('visible');
  expect(policyOfReceivers([[() => island('intent')]])).toBe('intent');
  expect(policyOfReceivers([[() => island()], [() => island('idle')], [() => island('intent')]])).toBe('idle');
  const page = nameIsland(() => null, { module: '/site/docs/_a.mdx', name: 'default', hydrate: 'load' });
  expect(policyOfReceivers([[() => page]])).toBe('load');
});

it.each<[what: string, props: Record<string, unknown>, isHydrated: boolean]>([
  ['a function', { a: () => 1 }, true],
  ['a component in an object', { a: { a: Plain } }, true],
  ['markup in an object', { a: { a: <b /> } }, true],
  ['markup in objects of a list', { a: [{ icon: <b /> }] }, true],
  ['a date', { a: new Date(0) }, true],
  ['a function between the tags', { children: () => 1 }, true],
  ['data', { a: { a: [1, 'b', null] } }, false],
  ['markup', { a: <b /> }, false],
  ['a list of markup', { a: [<b key="b" />, <i key="i" />] }, false],
  ['markup between the tags', { children: <b /> }, false],
])('looks at what an import is: %s', (_what, props, isHydrated) => {
  expect(policyOfReceivers([[() => island(), () => ({ a: 1 }), () => props]])).toBe(isHydrated ? 'visible' : undefined);
  expect(policyOfReceivers([[() => Plain, () => props]])).toBeUndefined();
  expect(policyOfReceivers([[() => island(), fail]])).toBeUndefined();
});
