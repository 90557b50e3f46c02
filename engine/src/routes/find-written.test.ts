import { describe, expect, it } from 'vitest';
import { findWritten } from './find-written.ts';

const bases = ['/kok/', '/kok/tr/'];
const find = (href: string, text: string | undefined) => {
  const found = findWritten(href, { text, bases });
  return found && { line: found.line, column: found.column };
};

describe('findWritten', () => {
  it('finds an address as it was emitted, decoded, and without its baseUrl', () => {
    expect(find('/a', '# X\n\n<a href="/a">')).toEqual({ line: 3, column: 10 });
    expect(find('/%C3%A7', '[x](/ç)')).toEqual({ line: 1, column: 5 });
    expect(find('/kok/a', '[x](/a)')).toEqual({ line: 1, column: 5 });
  });

  it('finds it without the baseUrl of a language', () => {
    expect(find('/kok/tr/a', '[x](/a)')).toEqual({ line: 1, column: 5 });
    expect(find('/kok/tr/a', '[x](/tr/a)')).toEqual({ line: 1, column: 5 });
  });

  it('knows what is written as raw HTML only', () => {
    const isRaw = (text: string) => findWritten('/a', { text, bases })?.isRaw;
    expect(isRaw('<a href="/a">')).toBe(true);
    expect(isRaw("<a class='x'\n  href='/a'>")).toBe(true);
    expect(isRaw('<a href="/a"> [x](/a)')).toBe(false);
    expect(isRaw('<b>x</b> [x](/a)')).toBe(false);
    expect(isRaw('<Link to="/a">')).toBe(false);
    expect(isRaw('<Article href="/a">')).toBe(false);
  });

  it('knows what is written in tags of components only', () => {
    const isInComponent = (text: string) => findWritten('/a', { text, bases })?.isInComponent;
    expect(isInComponent('<Kart\n  link="/a"\n/>')).toBe(true);
    expect(isInComponent('<Ui.Kart link="/a" /> <Linkler a="/a" />')).toBe(true);
    expect(isInComponent('<Kart link="/a" /> [x](/a)')).toBe(false);
    expect(isInComponent('<Kart>[x](/a)</Kart>')).toBe(false);
    for (const tag of ['a href', 'Link to']) expect(isInComponent(`<${tag}="/a">`), tag).toBe(false);
  });

  it('finds whole addresses only', () => {
    expect(find('/a', '[x](/ab) [y](/b/a)')).toBeUndefined();
    expect(find('/kokos/a', '[x](/a)')).toBeUndefined();
    expect(find('/a', undefined)).toBeUndefined();
  });
});
