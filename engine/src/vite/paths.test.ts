import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isBelow, toFile, toModuleId } from './paths.ts';

describe('files on Windows', () => {
  const site = 'C:\\work\\my docs';

  it('are found below a folder by either spelling', () => {
    for (const file of ['C:\\work\\my docs\\src\\a.tsx', 'C:/work/my docs/src/a.tsx', site])
      expect(isBelow(file, [site], path.win32)).toBe(true);
    for (const file of ['C:/work/my docs 2/a.tsx', 'D:/work/my docs/a.tsx'])
      expect(isBelow(file, [site], path.win32)).toBe(false);
  });

  it('have the names that Vite gives them, and back', () => {
    const id = toModuleId(path.win32.join(site, 'docs/giriş.mdx'), path.win32);
    expect(id).toBe('C:/work/my docs/docs/giriş.mdx');
    expect(toFile(id, path.win32)).toBe('C:\\work\\my docs\\docs\\giriş.mdx');
  });
});

it('leaves a backslash in a name alone where it is a letter', () => {
  expect(toModuleId('/a/b\\c.md', path.posix)).toBe('/a/b\\c.md');
  expect(toFile('/a/b\\c.md', path.posix)).toBe('/a/b\\c.md');
  expect(isBelow('/a/b', ['/a'], path.posix)).toBe(true);
});
