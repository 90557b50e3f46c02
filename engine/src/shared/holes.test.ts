import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { fillHoles, holeToken } from './holes.ts';

const digest = '0123456789abcdef';

describe('holes', () => {
  it('are filled with the answer for their file and number', () => {
    const html = `<a href="${holeToken(digest, 0)}">x</a><img src="${holeToken('fedcba9876543210', 12)}">`;
    expect(fillHoles(html, (file, index) => `${file}:${index}`)).toBe(
      '<a href="01234567:0">x</a><img src="fedcba98:12">',
    );
  });

  it('pass through HTML escaping and JSON unchanged', () => {
    const token = holeToken(digest, 3);
    expect(renderToStaticMarkup(createElement('a', { href: token }, token))).toBe(`<a href="${token}">${token}</a>`);
    expect(JSON.stringify(token)).toBe(`"${token}"`);
    expect(encodeURI(token)).toBe(token);
  });

  it('take an answer literally, dollar signs and tokens in it too', () => {
    const answer = `$& $1 ${holeToken(digest, 1)}`;
    expect(fillHoles(holeToken(digest, 0), () => answer)).toBe(answer);
  });

  it('are told apart when they touch, and text that only looks alike stays', () => {
    expect(fillHoles(holeToken(digest, 1) + holeToken(digest, 11), (_file, index) => `[${index}]`)).toBe('[1][11]');
    expect(fillHoles('yhole-xyz-1-z yhole-01234567-z', () => 'x')).toBe('yhole-xyz-1-z yhole-01234567-z');
  });
});
