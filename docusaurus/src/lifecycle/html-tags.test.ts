import { describe, expect, it } from 'vitest';
import { toTags } from './html-tags.ts';

describe('toTags', () => {
  it('takes objects, and leaves out what is off', () => {
    const tag = { tagName: 'script', attributes: { async: true, defer: false, src: '/a.js', id: undefined } };
    expect(toTags(tag)).toEqual([{ tagName: 'script', attributes: { async: true, src: '/a.js' } }]);
  });

  it('reads HTML, with elements of the same name inside each other', () => {
    expect(
      toTags(['<div id=a><div>b</div></div><link rel="x" href=\'y\'><!-- c -->', '<noscript><i>d</i></noscript>']),
    ).toEqual([
      { tagName: 'div', attributes: { id: 'a' }, innerHTML: '<div>b</div>' },
      { tagName: 'link', attributes: { rel: 'x', href: 'y' } },
      { tagName: 'noscript', attributes: {}, innerHTML: '<i>d</i>' },
    ]);
  });

  it('does not look into scripts', () => {
    const text = 'var a = "<script>" + 1 > 0;';
    expect(toTags(`<script defer data-x="&quot;1&quot;">${text}</script>`)).toEqual([
      { tagName: 'script', attributes: { defer: true, 'data-x': '"1"' }, innerHTML: text },
    ]);
  });
});
