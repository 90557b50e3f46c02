import { describe, expect, it } from 'vitest';
import Edit from '@theme/Icon/Edit';
import TocMobile from '@theme/DocItem/TOC/Mobile';
import IdealImage from '@theme/IdealImage';
import A from '@theme/MDXComponents/A';
import Code from '@theme/MDXComponents/Code';
import Heading from '@theme/MDXComponents/Heading';
import { mdxComponents, toFence } from '../mdx-components.tsx';
import { renderIn } from '../testing/render-page.tsx';

describe('what copies of Docusaurus’s parts import beside parts', () => {
  it('is there to be drawn', () => {
    expect(renderIn(<A href="/x">x</A>)).toBe('<a href="/x">x</a>');
    expect(renderIn(<Heading as="h2">x</Heading>)).toContain('<h2>x');
    expect(renderIn(<Edit className="i" />)).toMatch(/^<svg [^>]*class="i"[^>]*><path /);
    expect(renderIn(<TocMobile />)).toBe('');
    expect(renderIn(<IdealImage img={{ src: { src: '/x.png', width: 3 } }} alt="x" />)).toBe(
      '<img loading="lazy" alt="x" src="/x.png" width="3"/>',
    );
  });

  it('draws code in a line, and blocks without a second `pre` around them', () => {
    const Fence = toFence();
    expect(renderIn(<Code>a</Code>)).toBe('<code>a</code>');
    const block = renderIn(
      <Fence>
        <Code className="language-js">{'a\n'}</Code>
      </Fence>,
    );
    expect(block).toMatch(/^<div class="code-block/);
    expect(block.match(/<pre/g)).toHaveLength(1);
  });
});

it('the list for MDX has all that Docusaurus has in it: code of others draws Markdown with it', () => {
  const names = 'Head details Details code a pre ul li img h1 h2 h3 h4 h5 h6 admonition mermaid'.split(' ');
  expect(names.filter((name) => !(name in mdxComponents))).toEqual([]);
  const { h2: H2 } = mdxComponents;
  const html = renderIn(
    <H2 id="a">
      A <Code>b</Code>
    </H2>,
  );
  expect(html).toMatch(/^<h2[^>]* id="a"[^>]*>A <code>b<\/code><a [^>]*href="#a"/);
});
