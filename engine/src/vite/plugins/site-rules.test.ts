import { expect, it } from 'vitest';
import { addSelectors, layerElements, ownLayers } from './site-rules.ts';

const run = (css: string): string =>
  layerElements(css, 'elements')
    .replace(/\s*([{}])\s*/g, ' $1 ')
    .replace(/\s+/g, ' ')
    .trim();

it.each([
  ['code { color: red }', '@layer elements { code { color: red } }'],
  ['article > h2::before { color: red }', '@layer elements { article > h2::before { color: red } }'],
  ['article > * + * { color: red }', '@layer elements { article > * + * { color: red } }'],
  [
    '*, ::before, *:after, p { margin: 0 }',
    '@layer tokens.site { *, ::before, *:after { margin: 0 } } @layer elements { p { margin: 0 } }',
  ],
  ['@media print { a { color: red } }', '@media print { @layer elements { a { color: red } } }'],
])('%s is a rule by elements', (css, expected) => {
  expect(run(css)).toBe(expected);
});

it.each([
  'a:hover { color: red }',
  '.menu a { color: red }',
  '[data-theme="dark"] a { color: red }',
  'html { color: red }',
  'body * { color: red }',
  '::selection { color: red }',
  '*:focus { color: red }',
  'body { color: red }',
  'a { color: red !important }',
  '@keyframes x { from { color: red } }',
  '@layer own { a { color: red } }',
  '.card { a { color: red } }',
])('%s stays as it is', (css) => {
  expect(run(css)).toBe(css);
});

it('a rule of both kinds is two', () => {
  expect(run('a, .link, b { color: red }')).toBe('@layer elements { a, b { color: red } } .link { color: red }');
});

it('the display of what parts of the theme are made of is said before their classes', () => {
  expect(run('nav span, img { display: block; color: red }')).toBe(
    '@layer layout.site { nav span { display: block } } @layer elements { nav span { color: red } } @layer elements { img { display: block; color: red } }',
  );
  expect(run('input, code { padding: 0 }')).toBe(
    '@layer layout.site { input { padding: 0 } } @layer elements { code { padding: 0 } }',
  );
  expect(run('a { display: flex }')).toBe('@layer layout.site { a { display: flex } }');
  expect(run('ul { all: initial; color: red }')).toBe(
    '@layer layout.site { ul { all: initial } } @layer elements { ul { color: red } }',
  );
});

it('a selector has one, too, with the space as any way down', () => {
  const selectors = { '.bar a': '.brand, summary.link', 'a.link': 'summary.link', '.row[open]': '.on' };
  const css =
    '.top .bar a:hover, .bar > a, .bar article, .bar-item a, a.link.on, a.link-text, .x > .bar, .row[open]:after { color: red }';
  expect(addSelectors(css, selectors)).toBe(
    '.top :is(.bar a, :where(.brand, summary.link)):hover, :is(.bar > a, :where(.brand, summary.link)), .bar article, .bar-item a, :is(a.link, :where(summary.link)).on, a.link-text, .x > .bar, :is(.row[open], :where(.on)):after { color: red }',
  );
});

it('so have neighbours', () => {
  const selectors = { '.note + .bar': '.region + .bar' };
  expect(addSelectors('.note + .bar + .main, .note+.bar, .note .bar, .note + .bars { color: red }', selectors)).toBe(
    ':is(.note + .bar, :where(.region + .bar)) + .main, :is(.note+.bar, :where(.region + .bar)), .note .bar, .note + .bars { color: red }',
  );
});

it('an id has one, too', () => {
  expect(addSelectors('#root .bar > a, #root { color: red } #root-bar { color: red }', { '#root': 'body' })).toBe(
    ':is(#root, :where(body)) .bar > a, :is(#root, :where(body)) { color: red } #root-bar { color: red }',
  );
});

it('a class has a meaning of the look beside its own, and weighs as much', () => {
  const selectors = { active: 'a[aria-current]', link: '.x, .y' };
  const css = '.menu .active:hover, a.link.active::before, .link-text, .constructor { color: red }';
  expect(addSelectors(css, selectors)).toBe(
    '.menu :is(.active, :where(a[aria-current])):hover, a:is(.link, :where(.x, .y)):is(.active, :where(a[aria-current]))::before, .link-text, .constructor { color: red }',
  );
});

it('so has a class that is named by its beginning', () => {
  const selectors = { boxTitle: '.title' };
  const css = `div[class^="boxTitle"] b, [class*='boxTitle_'], [class*=boxTitle_aB1c], [class*='boxTitles'], [id^='boxTitle'] { color: red }`;
  const title = ':where(.title))';
  expect(addSelectors(css, selectors)).toBe(
    `div:is([class^="boxTitle"], ${title} b, :is([class*='boxTitle_'], ${title}, :is([class*=boxTitle_aB1c], ${title}, [class*='boxTitles'], [id^='boxTitle'] { color: red }`,
  );
});

it('has none there where no element begins so', () => {
  const selectors = { boxTitle: '.title', '^boxTitle': '' };
  expect(addSelectors(`[class^='boxTitle'], [class*='boxTitle'], .boxTitle { color: red }`, selectors)).toBe(
    `[class^='boxTitle'], :is([class*='boxTitle'], :where(.title)), :is(.boxTitle, :where(.title)) { color: red }`,
  );
});

it('a meaning may stand in place of the class', () => {
  const selectors = { menu: '&:where(:not(.bar ul)), :where(.bar > nav)' };
  expect(addSelectors('.menu > a { color: red }', selectors)).toBe(
    ':is(.menu:where(:not(.bar ul)), :where(.bar > nav)) > a { color: red }',
  );
});

it.each([
  ['.row:hover', ':is(.row, :where(.r)):hover'],
  ['.row > .link', ':is(.row, :where(details)) > .link'],
  ['.a .row.b:not(.c, .d) .link', '.a :is(.row, :where(details)).b:not(.c, .d) .link'],
  ['.row>.link', ':is(.row, :where(details))>.link'],
  ['.row, .link', ':is(.row, :where(.r)), .link'],
  ['.row + .link', ':is(.row, :where(.r)) + .link'],
])('a class may mean something else around what is meant: %s', (written, expected) => {
  expect(addSelectors(`${written} {}`, { row: '.r', 'row *': 'details' })).toBe(`${expected} {}`);
});

it('a layer that is named like one of the theme’s is a layer inside of it', () => {
  expect(
    ownLayers('@layer theme, base, base.x; @layer base { h1 { font-size: inherit } } @layer { a { color: red } }'),
  ).toBe(
    '@layer theme, base.site, base.site.x; @layer base.site { h1 { font-size: inherit } } @layer { a { color: red } }',
  );
  expect(ownLayers('.card { color: red }')).toBe('.card { color: red }');
});
