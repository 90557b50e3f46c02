import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { fillPlaceholders, placeholderToken } from './placeholders.ts';

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

  it('are told apart when they touch, and text that only looks alike stays', () => {
    expect(
      fillPlaceholders(placeholderToken(digest, 1) + placeholderToken(digest, 11), (_file, index) => `[${index}]`),
    ).toBe('[1][11]');
    expect(fillPlaceholders('ylink-xyz-1-z ylink-01234567-z', () => 'x')).toBe('ylink-xyz-1-z ylink-01234567-z');
  });
});
