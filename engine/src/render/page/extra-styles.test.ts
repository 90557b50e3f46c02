import { expect, it } from 'vitest';
import { findExtraStyles } from './extra-styles.ts';

const extraStyles = [
  { href: '/blog.css', classes: ['post', 'author'] },
  { href: '/tabs.css', classes: ['tab-list'] },
];
const find = (html: string): string[] => findExtraStyles(html, { extraStyles });

it('finds a stylesheet by any of its classes, however the attribute is written', () => {
  expect(find('<div class="page post">')).toEqual(['/blog.css']);
  expect(find(`<ul class='tab-list'><li class=author>`)).toEqual(['/blog.css', '/tabs.css']);
});

it('takes whole names only, and attributes only', () => {
  expect(find('<p class="post-list">A post has class tab-list.</p>')).toEqual([]);
  expect(find('')).toEqual([]);
});

it('has nothing to find where a build has no such stylesheets', () => {
  expect(findExtraStyles('<div class="post">', {})).toEqual([]);
});
