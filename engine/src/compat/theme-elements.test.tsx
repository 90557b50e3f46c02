import { describe, expect, it } from 'vitest';
import { renderIn } from '../theme/testing/render-page.tsx';
import A from './theme/MDXComponents/A.ts';
import Heading from './theme/MDXComponents/Heading.tsx';
import Edit from './theme/Icon/Edit.tsx';
import TocMobile from './theme/DocItem/TOC/Mobile.tsx';

describe('what copies of Docusaurus’s parts import beside parts', () => {
  it('is there to be drawn', () => {
    expect(renderIn(<A href="/x">x</A>)).toBe('<a href="/x">x</a>');
    expect(renderIn(<Heading as="h2">x</Heading>)).toContain('<h2>x');
    expect(renderIn(<Edit className="i" />)).toMatch(/^<svg [^>]*class="i"[^>]*><path /);
    expect(renderIn(<TocMobile />)).toBe('');
  });
});
