import { describe, expect, it } from 'vitest';
import { isPattern, nameOfPattern, readPattern } from './route-pattern.ts';

const match = (path: string, address: string): Record<string, string | undefined> | undefined => {
  const { source, names } = readPattern(path);
  const found = new RegExp(`^${source}$`).exec(address);
  return found ? Object.fromEntries(names.map((name, index) => [name, found[index + 1]])) : undefined;
};

describe('a path of React Router', () => {
  it.each([
    ['/siparis/:no', '/siparis/12', { no: '12' }],
    ['/siparis/:no', '/siparis/12/adres', undefined],
    ['/siparis/:no(\\d+)', '/siparis/12', { no: '12' }],
    ['/siparis/:no(\\d+)', '/siparis/yeni', undefined],
    ['/siparis/:no?', '/siparis', { no: undefined }],
    ['/d/:surum/:yol*', '/d/2.x/a/b', { surum: '2.x', yol: 'a/b' }],
    ['/d/:yol+', '/d', undefined],
    ['/modul/*', '/modul/a/b', { 0: 'a/b' }],
    ['/m/:ad/*', '/m/a/b', { ad: 'a', 0: 'b' }],
    ['/c++/v1.0/:ad', '/c++/v1.0/x', { ad: 'x' }],
    ['/c++/v1.0/:ad', '/c++/v1x0/x', undefined],
  ])('%s and %s', (path, address, params) => {
    expect(match(path, address)).toEqual(params);
  });

  it('stands for many addresses if it has a parameter or a star', () => {
    expect(['/a/:b', '/a/*', '/a:b', '/a', '/saat/12: 30'].map(isPattern)).toEqual([true, true, true, false, false]);
  });

  it('has a name without signs that files may not have', () => {
    expect(['/a/:b(\\d+)?/c', '/a/*', '/v1.0/:x'].map(nameOfPattern)).toEqual(['/a/_b/c', '/a/_', '/v1.0/_x']);
  });
});
