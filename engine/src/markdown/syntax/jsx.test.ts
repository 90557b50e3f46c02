import { expect, it } from 'vitest';
import { mdxComponents } from '../../theme/mdx-components.tsx';
import { CONTAINERS } from './jsx.ts';

/** Components of the theme that take mere text, or no children at all. */
const TEXT_OR_NOTHING = ['Badge', 'CodeBlock', 'DocCardList', 'Kbd', 'Mermaid', 'TOCInline'];

it('knows of each component of the theme whether it shows its children as they are', () => {
  const components = Object.keys(mdxComponents).filter((name) => /^[A-Z]/.test(name));
  expect([...CONTAINERS, ...TEXT_OR_NOTHING].toSorted()).toEqual(components.toSorted());
});
