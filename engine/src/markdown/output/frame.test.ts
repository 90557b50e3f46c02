import { describe, expect, it } from 'vitest';
import { render } from '../testing/render-markdown.ts';
import { keepInFrame } from './frame.ts';

const rawNode = (value: string) => ({ type: 'html', value }) as const;
const keep = (html: string) => keepInFrame(html, { raw: [rawNode(html)] });

describe('raw HTML in a page', () => {
  it('stays as it is, byte for byte, where it has no errors', () => {
    for (const html of [
      '<p>a<p>b',
      '<ul><li>a<li>b</ul>',
      '<table><tr><td>1</table>',
      "<div class='a' hidden><br></div>",
      '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
      '<script>if (a < b) "</div>"</script>',
      '<details open><summary>x</summary>y</details>',
    ])
      expect(keep(html)).toEqual({ html });
  });

  it.each([
    ['</article></article>x', 'x'],
    ['<table><tr><td>a', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
    ['<!-- a', '<!-- a-->'],
    ['<script>a', '<script>a</script>'],
    ['<textarea>a', '<textarea>a</textarea>'],
    ['<style>a', '<style>a</style>'],
    ['<b>x', '<b>x</b>'],
    ['<a href="/x">y', '<a href="/x">y</a>'],
    ['<form>', '<form></form>'],
    ['<section>x', '<section>x</section>'],
    ['<div/>x', '<div>x</div>'],
    ['<body onload="a()">x', 'x'],
    ['<html lang="x">x', 'x'],
    ['<select><option>a', '<select><option>a</option></select>'],
    ['<plaintext>a', '&lt;plaintext&gt;a'],
    ['x</div>y', 'xy'],
    ['<img src="x" al<b>y', '<img src="x">y'],
  ])('cannot leave its element: %s', (html, kept) => {
    const { html: found, fault } = keep(html);
    expect(found).toBe(kept);
    expect(fault).toBeDefined();
    expect(keep(found).fault).toBeUndefined();
  });

  it.each(['html', 'body'])('is left out in MDX where browsers would leave it out: %s', (name) => {
    const { html, page } = render(`# A\n\n<${name} onload="a()">\n  <b>x</b>\n</${name}>\n`, { format: 'mdx' });
    expect(html).toContain('<b>x</b>');
    expect(html).not.toMatch(/<(?:html|body)|onload/);
    expect(page.problems).toMatchObject([{ code: 'unbalanced-html', severity: 'warning', line: 3, column: 1 }]);
  });

  it.each(['frameset', 'frame', 'plaintext'])('is refused in MDX where nothing could keep it in: %s', (name) => {
    expect(() => render(`# A\n\n<${name}>x</${name}>\n`, { format: 'mdx' })).toThrow(`\`<${name}>\` cannot stand`);
  });

  it('may say in the head of a page which attributes the document has', () => {
    const text =
      '# A\n\n<head>\n  <html className="x" />\n  <body id="y" />\n</head>\n\n<head><body id="y" /></head>\n';
    expect(() => render(text, { format: 'mdx', components: { Head: 'template' } })).not.toThrow();
    expect(() => render('# A\n\n<head><div><frame /></div></head>\n', { format: 'mdx' })).toThrow('cannot stand');
  });

  it('loses attributes that no tag can have, also where elements are replaced by components', () => {
    const text = '<a href="y">x</a>\n\n<img src="x" al</body>t="y">\n';
    const components = { a: 'b' };
    const { html } = render(text, { format: 'md', overriddenElements: ['a'], components });
    expect(html).toContain('<b href="y">x</b>');
    expect(html).not.toContain('al<');
  });

  it('is reported with its place', () => {
    const { page } = render('# A\n\nText\n\n<div>\n\nOpen\n', { format: 'md' });
    expect(page.problems).toMatchObject([{ code: 'unbalanced-html', severity: 'warning', line: 5, column: 1 }]);
  });
});

describe('addresses that run code', () => {
  const text = (url: string): string => `[a](<${url}>) ![b](<${url}>) [c][r]\n\n[r]: <${url}>\n`;

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java&#10;script:alert(1)',
    'vbscript:x',
    'data:text/html,x',
  ])('become #: %s', (url) => {
    const { html, page } = render(text(url), { format: 'md' });
    expect(html.match(/(?:href|src)="#"/g)).toHaveLength(3);
    expect(html).not.toMatch(/script:|data:/i);
    expect(page.problems.map(({ code }) => code)).toEqual(['unsafe-link', 'unsafe-link', 'unsafe-link']);
  });

  it('are left alone where the site allows them, and where they run nothing', () => {
    expect(render(text('javascript:a()'), { format: 'md', allowUnsafeLinks: true }).html).toContain('"javascript:a()"');
    for (const url of ['https://a.example/?q=javascript:1', 'data:image/png;base64,AAAA', 'mailto:a@b.c'])
      expect(render(text(url), { format: 'md' }).page.problems).toEqual([]);
  });
});
