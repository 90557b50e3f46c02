import { expect, it } from 'vitest';
import { parts } from '../../engine/src/theme/parts.ts';
import names from './testing/docusaurus-names.json' with { type: 'json' };

it('every part of Docusaurus 3.10 can be imported and wrapped', () => {
  const own = new Set(parts.map(({ name }) => name));
  expect(names.parts.filter((name) => !own.has(name))).toEqual([]);
});
