import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { fillPlaceholders, placeholderToken, fillTexts, textToken } from './placeholders.ts';
import { escapeAttribute } from './html.ts';
import type { Words } from './texts.ts';

const digest = '0123456789abcdef';

describe('placeholders', () => {
  it('are filled with the answer for their file and number', () => {
    const html = `<a href="${placeholderToken(digest, 0)}">x</a><img src="${placeholderToken('fedcba9876543210', 12)}">`;
    expect(fillPlaceholders(html, (file, index) => `${file}:${index}`)).toBe(
      '<a href="01234567:0">x</a><img src="fedcba98:12">',
    );
  });

  it('pass through HTML escaping and JSON unchanged', () => {
    const token = placeholderToken(digest, 3);
    expect(renderToStaticMarkup(createElement('a', { href: token }, token))).toBe(`<a href="${token}">${token}</a>`);
    expect(JSON.stringify(token)).toBe(`"${token}"`);
    expect(encodeURI(token)).toBe(token);
  });

  it('take an answer literally, dollar signs and tokens in it too', () => {
    const answer = `$& $1 ${placeholderToken(digest, 1)}`;
    expect(fillPlaceholders(placeholderToken(digest, 0), () => answer)).toBe(answer);
  });

  it('are reported apart when they touch, and text that only looks alike stays', () => {
    expect(
      fillPlaceholders(placeholderToken(digest, 1) + placeholderToken(digest, 11), (_file, index) => `[${index}]`),
    ).toBe('[1][11]');
    expect(fillPlaceholders('ylink-xyz-1-z ylink-01234567-z', () => 'x')).toBe('ylink-xyz-1-z ylink-01234567-z');
  });
});

const fill = (markup: string, words: Words, escape: (text: string) => string = escapeAttribute): string =>
  fillTexts(markup, { words, escape });
/** Code points that no text has: only tokens are made of them. */
const MARKS = /\p{Co}/u;

describe('text tokens', () => {
  const page = `<p title="${textToken('code.copy')}">${textToken('admonition.tip')}</p>`;

  it('become the words of the page’s language', () => {
    expect(fill(page, { lang: 'en' })).toBe('<p title="Copy code to clipboard">tip</p>');
    expect(fill(page, { lang: 'tr' })).toBe('<p title="Kodu panoya kopyala">ipucu</p>');
    expect(fill(page, { lang: 'de', own: { 'admonition.tip': 'Tipp' } })).toBe(
      '<p title="Copy code to clipboard">Tipp</p>',
    );
  });

  it('hold a value, which stands where the wording wants it', () => {
    const link = textToken('heading.link', 'Bir &amp; iki');
    expect(fill(link, { lang: 'en' })).toBe('Direct link to Bir &amp; iki');
    expect(fill(link, { lang: 'tr' })).toBe('Bir &amp; iki başlığına doğrudan bağlantı');
    expect(fill(link, { lang: 'de', own: { 'heading.link': 'Link zu {titel}' } })).toBe('Link zu Bir &amp; iki');
    expect(fill(link, { lang: 'de', own: { 'heading.link': 'Link' } })).toBe('Link');
  });

  it('are escaped for their place, while a value is taken as it is', () => {
    const own = { 'heading.link': '"<{heading}>"' };
    const link = textToken('heading.link', '$& {heading} &quot;');
    expect(fill(link, { lang: 'en', own })).toBe('&quot;&lt;$& {heading} &quot;&gt;&quot;');
    const json = `{"label":"${textToken('code.copy')}"}`;
    const filled = fill(json, { lang: 'en', own: { 'code.copy': 'a "b"\n' } }, (text) =>
      JSON.stringify(text).slice(1, -1),
    );
    expect(JSON.parse(filled)).toEqual({ label: 'a "b"\n' });
  });

  it('are all filled, side by side and with an empty value', () => {
    const many = textToken('task.done') + textToken('footnotes.back', '') + textToken('task.done');
    expect(many).toMatch(MARKS);
    expect(fill(many, { lang: 'en' })).toBe('Completed taskBack to reference Completed task');
    expect(fill(page, { lang: 'en' })).not.toMatch(MARKS);
  });

  it('are looked for only where there are any', () => {
    const plain = '<p>Metin</p>';
    expect(fill(plain, { lang: 'en' })).toBe(plain);
  });
});
