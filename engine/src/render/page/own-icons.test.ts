import { describe, expect, it } from 'vitest';
import { addOwnIcons } from './own-icons.ts';

const PEN = '<svg><path d="M1 1"></path></svg>';

describe('addOwnIcons', () => {
  it.each([
    [
      'before the words of the element that shows it',
      '<p><a href="/x" class="icon-edit edit-link">Edit</a></p>',
      { 'icon-edit': [PEN] },
      `<p><a href="/x" class="icon-edit edit-link has-picture"><span class="picture picture-0" aria-hidden="true">${PEN}</span>Edit</a></p>`,
    ],
    [
      'one for each state',
      '<button type="button" class="icon-copy" data-code-copy></button>',
      { 'icon-copy': ['<i></i>', '<b></b>'] },
      '<button type="button" class="icon-copy has-picture" data-code-copy><span class="picture picture-0" aria-hidden="true"><i></i></span><span class="picture picture-1" aria-hidden="true"><b></b></span></button>',
    ],
    [
      'after the words of a link to another host',
      '<a href="//x" target="_blank" class="navbar-link">X</a><a href="/y" class="navbar-link">Y</a><a href="//z" target="_blank">Z</a>',
      { outside: ['<i></i>'] },
      '<a href="//x" target="_blank" class="navbar-link ends-in-picture">X<span class="picture picture-0" aria-hidden="true"><i></i></span></a><a href="/y" class="navbar-link">Y</a><a href="//z" target="_blank">Z</a>',
    ],
  ])('puts icons of a site %s', (_what, html, icons, expected) => {
    expect(addOwnIcons(html, icons)).toBe(expected);
  });

  it.each([
    ['other elements', '<button class="icon-close"></button><code>&lt;a class="icon-edit"></code>'],
    ['the button of the search box', '<button class="search-clear icon-button icon-edit" hidden></button>'],
    ['a link without words', '<a href="//x" target="_blank" class="navbar-link github"></a>'],
    ['what has no class', '<a href="/icon-edit">x</a>'],
  ])('leaves %s as they are', (_what, html) => {
    expect(addOwnIcons(html, { 'icon-edit': [PEN], outside: [PEN] })).toBe(html);
  });
});
