import { describe, expect, it } from 'vitest';
import type { Route } from '../shared/model.ts';
import { listAsciiAliases } from './ascii-aliases.ts';

const routes = (...urls: string[]): Route[] =>
  urls.map((url) => ({ url, output: '', page: { kind: 'notFound' }, bodies: [], unlisted: false }));

describe('listAsciiAliases', () => {
  it('gives an address with other letters one in plain ones', () => {
    expect(listAsciiAliases(routes('/docs/category/sipariş-akışları', '/docs/İade/Iğdır', '/docs/x'))).toEqual([
      { from: '/docs/category/siparis-akislari', to: '/docs/category/sipariş-akışları' },
      { from: '/docs/Iade/Igdir', to: '/docs/İade/Iğdır' },
    ]);
  });

  it('takes the mark of an İ in lower case away, whether it is one code point or two', () => {
    expect(listAsciiAliases(routes('/i\u0307zmir'))).toEqual([{ from: '/izmir', to: '/i\u0307zmir' }]);
  });

  it('never takes the place of a page or of another alias', () => {
    expect(listAsciiAliases(routes('/ödeme', '/odeme/', '/şık', '/sık'))).toEqual([{ from: '/sik', to: '/şık' }]);
  });

  it('leaves out what cannot be written in plain letters', () => {
    expect(listAsciiAliases(routes('/文档', '/привет'))).toEqual([]);
  });
});
