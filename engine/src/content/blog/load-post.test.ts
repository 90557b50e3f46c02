import { describe, expect, it } from 'vitest';
import { parseFileName } from './load-post.ts';

describe('parseFileName', () => {
  it.each([
    ['2024-01-02-ilk-yazi.md', '2024-01-02', '/2024/01/02/ilk-yazi', 'ilk-yazi'],
    ['2024-02-03-klasorlu/index.md', '2024-02-03', '/2024/02/03/klasorlu', 'klasorlu'],
    ['2024-03-04-klasor/yazi.mdx', '2024-03-04', '/2024/03/04/klasor/yazi', 'klasor/yazi'],
    ['2023/05/06/gun.md', '2023-05-06', '/2023/05/06/gun', 'gun'],
    ['2023/07-08-karisik.md', '2023-07-08', '/2023/07/08/karisik', 'karisik'],
    ['2023/09-10-klasor/index.mdx', '2023-09-10', '/2023/09/10/klasor', 'klasor'],
    ['2023-11-12/index.md', '2023-11-12', '/2023/11/12/index', 'index'],
    ['2023-12-13.md', '2023-12-13', '/2023/12/13/', ''],
    ['2024-7-1-tek-hane.md', '2024-07-01', '/2024/7/1/tek-hane', 'tek-hane'],
    ['ic/ice/2024-07-08-x.md', '2024-07-08', '/2024/07/08/ic/ice/x', 'x'],
    ['01-sirali-2024-11-12-ortada.md', '2024-11-12', '/2024/11/12/01-sirali-ortada', 'ortada'],
    ['2024-06-09-Türkçe İş.md', '2024-06-09', '/2024/06/09/Türkçe İş', 'Türkçe İş'],
  ])('%s', (path, day, slug, text) => {
    expect(parseFileName(path)).toEqual({ date: new Date(`${day}T00:00:00Z`), slug, text });
  });

  it.each([
    ['adsiz.md', '/adsiz', 'adsiz'],
    ['ic/tarihsiz/index.mdx', '/ic/tarihsiz', 'ic/tarihsiz'],
  ])('takes %s, which has no date, as its path', (path, slug, text) => {
    expect(parseFileName(path)).toEqual({ slug, text });
  });

  it('reports a date that does not exist', () => {
    expect(parseFileName('2024-13-45-x.md')).toEqual({ invalidDate: '2024-13-45', slug: '/2024/13/45/x', text: 'x' });
  });
});
