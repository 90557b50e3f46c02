import { afterEach, describe, expect, it } from 'vitest';
import { withGlobals } from './prism-languages.ts';

const all = globalThis as unknown as Record<string, unknown>;
afterEach(() => void delete all['Dil']);

describe('withGlobals', () => {
  it('has them while it runs, and not after', () => {
    withGlobals({ Dil: 1 }, () => expect(all['Dil']).toBe(1));
    expect('Dil' in all).toBe(false);
    withGlobals({ Dil: 1 }, () => {
      all['Dil'] = 2;
      delete all['Dil'];
    });
    expect('Dil' in all).toBe(false);
  });

  it('gives back what was there, and leaves what was set and not taken away', () => {
    all['Dil'] = 'önce';
    withGlobals({ Dil: 1 }, () => undefined);
    expect(all['Dil']).toBe('önce');
    withGlobals({ Dil: 1 }, () => void (all['Dil'] = 'sonra'));
    expect(Object.getOwnPropertyDescriptor(all, 'Dil')).toMatchObject({ value: 'sonra', configurable: true });
  });
});
