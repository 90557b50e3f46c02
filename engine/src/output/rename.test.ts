import { describe, expect, it } from 'vitest';
import { rename } from './rename.ts';

/** A rename that is refused so many times. */
function refused(times: number, code: string): { move: () => void; tries: () => number } {
  let tries = 0;
  return {
    tries: () => tries,
    move() {
      tries += 1;
      if (tries <= times) throw Object.assign(new Error(code), { code });
    },
  };
}
const wait = (): void => {};

describe('rename', () => {
  it('waits on Windows until a file is let go', () => {
    const { move, tries } = refused(3, 'EBUSY');
    rename('a', 'b', { isWindows: true, move, wait });
    expect(tries()).toBe(4);
  });

  it('gives up at last, with the error of the system', () => {
    const { move } = refused(Infinity, 'EPERM');
    expect(() => rename('a', 'b', { isWindows: true, move, wait })).toThrow('EPERM');
  });

  it.each([
    ['EPERM', false],
    ['ENOTEMPTY', true],
  ])('does not try again after %s (Windows: %s)', (code, isWindows) => {
    const { move, tries } = refused(1, code);
    expect(() => rename('a', 'b', { isWindows, move, wait })).toThrow(code);
    expect(tries()).toBe(1);
  });
});
