import { expect, it } from 'vitest';
import { addClassNames } from './class-names.ts';

const names = { 'menu-link': 'menu__link', 'navbar-link': 'navbar__item navbar__link' };

it.each([
  ['<a class="menu-link" href="/">x</a>', '<a class="menu-link menu__link" href="/">x</a>'],
  ['<a href="/" class="x navbar-link y">', '<a href="/" class="x navbar-link y navbar__item navbar__link">'],
  ['<a class="menu-links">', '<a class="menu-links">'],
  ['<a class="constructor">', '<a class="constructor">'],
  ['<code>&lt;a class="menu-link"&gt;</code>', '<code>&lt;a class="menu-link"&gt;</code>'],
])('%s', (html, expected) => {
  expect(addClassNames(html, names)).toBe(expected);
});
