import { describe, expect, it } from 'vitest';
import { createProgress, formatBar } from './progress.ts';
import { formatBytes, formatSummary } from './summary.ts';

function record(options: { isTTY?: boolean; columns?: number }) {
  const written: string[] = [];
  let time = 0;
  const stream = { ...options, write: (text: string) => written.push(text) };
  return { stream, written, now: () => time, wait: (milliseconds: number) => (time += milliseconds) };
}

describe('createProgress', () => {
  it('repaints one line on a terminal, not too often, and takes it away', () => {
    const { stream, written, now, wait } = record({ isTTY: true, columns: 80 });
    const progress = createProgress({ stream, total: 4, now, term: 'xterm' });
    progress.advance();
    progress.advance();
    expect(written).toEqual([`\r\u001B[K${formatBar({ done: 1, total: 4, activity: '', width: 80 })}`]);
    wait(100);
    progress.advance();
    expect(written.at(-1)).toContain('3 / 4 pages');
    progress.finish();
    expect(written.at(-1)).toBe('\r\u001B[K');
    expect(written.join('')).not.toContain('\n');
  });

  it('keeps what others write to the terminal above the bar, and then steps aside', () => {
    const { stream, written, now } = record({ isTTY: true, columns: 80 });
    // A terminal that remembers only its last line: what CLEAR_LINE takes away is gone.
    const screen = (): string =>
      written
        .join('')
        .split('\n')
        .map((line) => line.split('\r\u001B[K').at(-1))
        .join('\n');
    const beside = { isTTY: true, write: (text: string) => written.push(text) };
    const elsewhere = { isTTY: false, write: () => 0 };
    const own = [stream.write, beside.write, elsewhere.write];
    const progress = createProgress({ stream, beside: [beside, elsewhere], now, term: 'xterm', total: 4 });
    progress.start('Making pages');
    const bar = formatBar({ done: 0, total: 4, activity: 'Making pages', width: 80 });
    stream.write('bir\n');
    expect(screen()).toBe(`bir\n${bar}`);
    beside.write('iki');
    expect(screen()).toBe('bir\niki');
    beside.write(' üç\n');
    expect(screen()).toBe(`bir\niki üç\n${bar}`);
    stream.write('\u001B[2K');
    expect(written.at(-1)).toContain(bar);
    stream.write('dört');
    progress.start('Compressing');
    expect(screen()).toMatch(/^bir\niki üç\ndört\n█*░*  Compressing/);
    stream.write('beş');
    progress.finish();
    expect(screen()).toBe('bir\niki üç\ndört\nbeş\n');
    expect([stream.write, beside.write, elsewhere.write]).toEqual(own);
    stream.write('altı');
    expect(screen()).toMatch(/beş\naltı$/);
  });

  it('draws no bar that the terminal could not take back', () => {
    const { stream, written, now } = record({ isTTY: true, columns: 80 });
    const progress = createProgress({ stream, now, term: 'dumb' });
    progress.start('Reading');
    progress.finish();
    expect(written).toEqual(['Reading\n']);
  });

  it('writes plain lines elsewhere, at most every few seconds', () => {
    const { stream, written, now, wait } = record({});
    const progress = createProgress({ stream, now });
    progress.start('Rendering');
    progress.setTotal(100);
    for (let page = 0; page < 50; page++) {
      progress.advance();
      wait(200);
    }
    progress.finish();
    expect(written).toEqual(['Rendering\n', '26 / 100 pages\n']);
  });
});

describe('formatBar', () => {
  it('fills with the share that is done and fits the width', () => {
    expect(formatBar({ done: 15, total: 30, activity: '', width: 80 })).toBe(
      `${'█'.repeat(15)}${'░'.repeat(15)}  15 / 30 pages`,
    );
    expect(formatBar({ done: 40, total: 30, activity: '', width: 80 })).toMatch(/^█{30} /);
    for (const width of [10, 20, 40])
      expect(formatBar({ done: 1, total: 30, activity: 'Rendering', width }).length).toBeLessThan(width);
    expect(formatBar({ done: 3, activity: 'Reading', width: 80 })).toBe('Reading  3 pages');
    expect(formatBar({ done: 145, total: 290, activity: 'Making pages', width: 30 })).toBe(
      `${'█'.repeat(5)}${'░'.repeat(5)}  145 / 290 pages`,
    );
    expect(formatBar({ done: 9, total: 290, activity: 'Making pages', width: 30 })).toBe(
      `${'░'.repeat(10)}    9 / 290 pages`,
    );
    expect(formatBar({ done: 145, total: 290, activity: 'Making pages', width: 20 })).toBe('Making pages  145');
  });
});

describe('formatSummary', () => {
  it('has pages, time, bytes, cache hits and warnings', () => {
    expect(
      formatSummary({
        pages: 1200,
        seconds: 3.21,
        bytes: 45_600_000,
        cacheHits: 1199,
        warnings: 1,
        outDir: 'site/build',
      }),
    ).toBe('Built 1200 pages, 3.2 s, 45.6 MB, 1199 from cache, 1 warning\nWritten to site/build');
    expect(formatSummary({ pages: 1, seconds: 0.4, bytes: 999, cacheHits: 0, warnings: 0, outDir: 'b' })).toBe(
      'Built 1 page, 400 ms, 999 B, 0 from cache\nWritten to b',
    );
    expect(formatSummary({ pages: 2, seconds: 119.7, bytes: 0, cacheHits: 0, warnings: 0, outDir: 'b' })).toContain(
      '2 min 0 s',
    );
    expect([1000, 999_960, 999_940].map(formatBytes)).toEqual(['1.0 kB', '1.0 MB', '999.9 kB']);
  });
});
