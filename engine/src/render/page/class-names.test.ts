import { expect, it } from 'vitest';
import { addClassNames } from './class-names.ts';

const names = {
  'menu-link': 'menu__link',
  'navbar-link': 'navbar__item navbar__link',
  'dropdown-menu navbar-link': 'dropdown__link',
};

it.each([
  ['<a class="menu-link" href="/">x</a>', '<a class="menu-link menu__link" href="/">x</a>'],
  ['<a href="/" class="x navbar-link y">', '<a href="/" class="x navbar-link y navbar__item navbar__link">'],
  [
    '<ul class="dropdown-menu x"><li class="menu-link"><a class="navbar-link">a</a></li></ul><a class="navbar-link">b</a>',
    '<ul class="dropdown-menu x"><li class="menu-link menu__link"><a class="navbar-link dropdown__link">a</a></li></ul><a class="navbar-link navbar__item navbar__link">b</a>',
  ],
  ['<ul class="x"><a class="navbar-link">', '<ul class="x"><a class="navbar-link navbar__item navbar__link">'],
  ['<a class="menu-links">', '<a class="menu-links">'],
  ['<a class="constructor">', '<a class="constructor">'],
  ['<code>&lt;a class="menu-link"&gt;</code>', '<code>&lt;a class="menu-link"&gt;</code>'],
])('%s', (html, expected) => {
  expect(addClassNames(html, names)).toBe(expected);
});
