import { describe, expect, it } from 'vitest';
import { readPageFacts as read } from './page-facts.ts';

const readPageFacts = (html: string) => read(html, { knownScripts: new Set() });

const page = (main: string, around = '') =>
  `<!doctype html><html><head><meta name="viewport"><link id="in-head"></head><body>${around}<main class="x">${main}</main><a href="/footer" id="footer">f</a></body></html>`;

describe('readPageFacts', () => {
  it('finds every id of the body, those of components and of the frame too', () => {
    const { ids } = readPageFacts(
      page(
        '<h2 class="a" id="bir">1</h2><a name="eski"></a><y-island data-id="no"><b id="ada"></b></y-island>',
        '<nav id="nav"></nav>',
      ),
    );
    expect(ids).toEqual(['nav', 'bir', 'eski', 'ada', 'footer']);
  });

  it('finds the links of main, each once, and leaves those around it', () => {
    const { links } = readPageFacts(
      page(
        '<a class="x" href="/a">a</a><a href="/a">b</a><a\nhref="#c">c</a><abbr href="/no"></abbr>',
        '<a href="/nav">n</a>',
      ),
    );
    expect(links).toEqual(['/a', '#c']);
  });

  it('leaves a link to what is not of the site', () => {
    expect(readPageFacts('<body><a href="/" data-no-navigation="">a</a><a href="/b">b</a></body>').links).toEqual([
      '/b',
    ]);
  });

  it('leaves a link in the text of a script, which is no link of the page', () => {
    const script = '<script>show(`<a class="ad" href="##link##">${1 < 2}</a>`)</script>';
    expect(readPageFacts(page(`<a href="/a">a</a>${script}<a href="/b">b</a>`)).links).toEqual(['/a', '/b']);
  });

  it('leaves a link that the author vouches for', () => {
    const html = '<body><a data-unchecked-link="" href="/a">a</a><a href="/b" data-unchecked-link="">b</a></body>';
    expect(readPageFacts(html).links).toEqual([]);
  });

  it('reads attributes as a browser does', () => {
    const { ids, links } = readPageFacts(
      page(`<a href="/a?x=1&amp;y=&quot;2&quot;">a</a><h2 id="it&#x27;s-&lt;a&gt;">b</h2>`),
    );
    expect(links).toEqual(['/a?x=1&y="2"']);
    expect(ids).toContain("it's-<a>");
  });

  it('decodes once: text that was escaped twice stays escaped once', () => {
    expect(readPageFacts(page('<a href="/a?b=&amp;amp;">a</a>')).links).toEqual(['/a?b=&amp;']);
  });

  it('reads the whole body of a page without main', () => {
    expect(readPageFacts('<html><head></head><body><a href="/a">a</a></body></html>').links).toEqual(['/a']);
  });

  it('tells links apart that nothing shows yet', () => {
    const hidden =
      '<template data-slot="a"><a href="/b">b</a><template><a href="/c">c</a></template><a href="/a">a</a></template>';
    const facts = readPageFacts(page(`<a href="/a">a</a>${hidden}<a href="/d">d</a>`));
    expect(facts).toMatchObject({ links: ['/a', '/b', '/c', '/d'], hidden: ['/b', '/c'] });
    expect(readPageFacts(page('<template><p>a</p></template><a href="/a">a</a>')).hidden).toBeUndefined();
  });

  it('tells the scripts that a page has for itself', () => {
    expect(readPageFacts(page('<a href="/a">a</a>')).scripts).toBeUndefined();
    expect(readPageFacts(page('<script src="https://x.test/a.js"></script>')).scripts).toEqual(['https://x.test']);
  });
});
