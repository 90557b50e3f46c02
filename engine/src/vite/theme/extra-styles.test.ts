import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listExtraStyles } from './extra-styles.ts';

/** The selectors of a stylesheet that has only imports. Steps of animations are no selectors. */
function readSelectors(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/@import '([^']+)'/g)].flatMap(([, name = '']) => {
    const text = readFileSync(path.join(path.dirname(file), name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const rules = text.replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '').replace(/@[^{;]*[{;]/g, '');
    return [...rules.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector.trim());
  });
}

describe.each(listExtraStyles().map((style) => [path.basename(style.file), style] as const))('%s', (_name, style) => {
  it('has only rules for its own classes, or a page could need them and not get them', () => {
    const isOwn = (selector: string): boolean =>
      style.classes.some((name) => new RegExp(`\\.${name}(?![\\w-])`).test(selector)) || selector.includes('[class*=');
    const selectors = readSelectors(style.file);
    expect(selectors.length).toBeGreaterThan(0);
    expect(selectors.filter((selector) => !isOwn(selector))).toEqual([]);
  });
});

it('lists the classes of the stylesheets by which a page is known to need them', () => {
  const byName = Object.fromEntries(
    listExtraStyles().map(({ file, classes }) => [path.basename(file, '.css'), classes]),
  );
  expect(byName['diagrams']).toContain('mermaid');
  expect(byName['tabs']).toEqual(expect.arrayContaining(['tabs', 'tab-panel']));
  // Code in a group of tabs is styled in both; the page is known by the group.
  expect(byName['code']).toContain('code-block');
  expect(byName['blocks']).toContain('code-group');
  expect(byName['blocks']).not.toContain('code-block');
  // Styled on every page.
  expect(Object.values(byName).flat()).not.toContain('markdown');
  // No class, but the end of a name of a file.
  expect(Object.values(byName).flat()).not.toContain('css');
});
