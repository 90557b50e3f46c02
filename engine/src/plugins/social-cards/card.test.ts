import { expect, it } from 'vitest';
import type { PageData, Route } from '../../shared/model.ts';
import { blog, post } from '../../theme/testing/sample-blog.ts';
import { docData, site, turkish, version } from '../../theme/testing/render-page.tsx';
import { cardFile, describeCard } from './card.ts';

const describe = (page: PageData, changes: Partial<Route> = {}, own = {}) =>
  describeCard(
    { url: '/kok/a', output: 'a.html', bodies: [], unlisted: false, page, ...changes },
    { site: { ...site, ...own } },
  );
const home: PageData = { kind: 'home', start: '', cards: [], latest: [] };

it('has the place of a doc, and its version where there are several', () => {
  const page = {
    ...docData({ title: 'Giriş' }),
    breadcrumbs: [{ label: 'Altyapı' }, { label: 'Redis' }, { label: 'Giriş' }],
    version: { ...version, siblings: 2 },
  } as PageData;
  expect(describe(page, { title: 'Giriş | Redis' })).toEqual({
    site: 'Belgeler',
    title: 'Giriş',
    path: ['Altyapı', 'Redis'],
    note: 'Next',
    isRightToLeft: false,
  });
  expect(describe(docData())).toMatchObject({ path: [], note: '' });
});

it('has date and authors of a post, in the language of its text', () => {
  const page: PageData = { kind: 'blogPost', blog, post, showToc: true, tocLevels: { min: 2, max: 3 } };
  expect(describe(page)).toMatchObject({ title: 'Yazı', path: ['Blog'], note: 'January 1, 2024 · Ada' });
  expect(describe(page, { textLang: 'tr' })?.note).toBe('1 Ocak 2024 · Ada');
  expect(describe(page, {}, turkish)?.note).toBe('1 Ocak 2024 · Ada');
});

it('has the tagline on the home page', () => {
  expect(describe(home, {}, { tagline: 'Her şey' })).toMatchObject({ title: 'Belgeler', note: 'Her şey' });
  expect(describe({ kind: 'search' }, { title: 'Ara' }, { tagline: 'Her şey' })).toMatchObject({
    title: 'Ara',
    note: '',
  });
});

it('is not made for a page with a picture of its own, nor for an address that does not exist', () => {
  expect(describe(docData(), { image: './a.png' })).toBeUndefined();
  expect(describe({ kind: 'notFound', ways: [] })).toBeUndefined();
});

it('has another address when something on it changes, or what it is drawn with', () => {
  const card = describe(home);
  if (!card) throw new Error('no card');
  const file = cardFile(card, { stamp: 'a' });
  expect(file).toMatch(/^assets\/cards\/[0-9a-f]{16}\.png$/);
  expect(cardFile({ ...card }, { stamp: 'a' })).toBe(file);
  const others = [{ title: 'x' }, { path: ['x'] }, { note: 'x' }, { site: 'x' }, { isRightToLeft: true }];
  for (const change of others) expect(cardFile({ ...card, ...change }, { stamp: 'a' })).not.toBe(file);
  expect(cardFile(card, { stamp: 'b' })).not.toBe(file);
});
