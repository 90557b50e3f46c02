import { expect, it } from 'vitest';
import { isSamePath } from './values.tsx';

it('compares addresses as a reader would', () => {
  expect(isSamePath('/Docs/a', '/docs/a/')).toBe(true);
  expect(isSamePath('/docs/a', '/docs/b')).toBe(false);
  expect(isSamePath(undefined, '/docs/b')).toBe(false);
});
