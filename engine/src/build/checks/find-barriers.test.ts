import { describe, expect, it } from 'vitest';
import { findBarriers } from './find-barriers.ts';

const page = (main: string, html = '<html lang="tr">'): string => `<!doctype html>${html}<body><main>${main}</main>`;
const rules = (main: string, html?: string): string[] => findBarriers(page(main, html)).map(({ rule }) => rule);

describe('findBarriers', () => {
  it.each([
    ['image-alt', '<img src="a.png">', '<img src="a.png" alt=""><img src="b.png" role="presentation">'],
    [
      'name',
      '<a href="/a"><svg></svg></a>',
      '<a href="/a" aria-label="A"></a><a href="/b"><img alt="B"></a><a id="x"></a>',
    ],
    ['name', '<button><span aria-hidden="true">x</span></button>', '<button title="Kapat">x</button>'],
    ['link-text', '<a href="/a">buraya tıklayın</a>', '<a href="/a">Kurulumu okuyun</a>'],
    ['link-text', '<a href="/a">Click here.</a>', '<a href="/a">Here is more</a>'],
    ['heading-order', '<h1>A</h1><h3>B</h3>', '<h1>A</h1><h2>B</h2><h3 aria-level="3">C</h3><h2>D</h2>'],
    ['duplicate-id', '<p id="a"></p><p id="a"></p>', '<p id="a"></p><p id="b"></p>'],
    ['table-header', '<table><tr><td>1</td></tr></table>', '<table><tr><th>A</th></tr><tr><td>1</td></tr></table>'],
    ['label', '<input placeholder="Ara">', '<label>Ara <input></label><label for="s"></label><select id="s"></select>'],
    ['label', '<textarea></textarea>', '<textarea aria-label="Not"></textarea><input type="hidden">'],
  ])('%s', (rule, bad, good) => {
    expect(rules(bad)).toEqual([rule]);
    expect(rules(good)).toEqual([]);
  });

  it('asks for a language, and leaves out what is hidden', () => {
    expect(rules('', '<html>')).toEqual(['lang']);
    expect(rules('<div hidden><img src="a.png"></div><template><img src="a.png"></template>')).toEqual([]);
  });

  it('quotes what can be found in the source', () => {
    expect(findBarriers(page('<h1>A</h1><h3 id="b">B <em>C</em></h3>'))).toMatchObject([{ quote: '### B C' }]);
  });
});
