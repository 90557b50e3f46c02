import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { interpolate } from './translate.tsx';

describe('interpolate', () => {
  it('gives a string when all values are text', () => {
    expect(interpolate('You have {n} orders in {city}', { n: 3, city: 'İzmir' })).toBe('You have 3 orders in İzmir');
  });

  it('places elements and keeps unknown names', () => {
    expect(renderToStaticMarkup(<>{interpolate('See {link} or {other}.', { link: <a href="/x">x</a> })}</>)).toBe(
      'See <a href="/x">x</a> or {other}.',
    );
  });
});
