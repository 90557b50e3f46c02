import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listsCards, looksInside, readOtherFields } from './read-fields.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-fields-'));
afterAll(() => rmSync(siteDir, { recursive: true }));
mkdirSync(path.join(siteDir, 'src/pages'), { recursive: true });
writeFileSync(
  path.join(siteDir, 'src/pages/a.js'),
  'const { siteConfig } = useDocusaurusContext();\nsiteConfig.presets[0];\nconst { scripts, markdown } = siteConfig;\n',
);
writeFileSync(path.join(siteDir, 'src/b.js'), 'export const themes = other.themes;\n');

it('are those that code of the site reads, as data', () => {
  const presets = [['classic', { docs: { path: 'a', editUrl: () => 'x' } }]];
  const markdown: Record<string, unknown> = {};
  markdown['own'] = markdown;
  const written = { title: 'T', presets, scripts: ['/a.js'], markdown, themes: ['b'], headTags: [] };
  expect(readOtherFields(written, siteDir)).toEqual({
    presets: [['classic', { docs: { path: 'a' } }]],
    scripts: ['/a.js'],
  });
  expect(readOtherFields(written, path.join(siteDir, 'none'))).toEqual({});
});

it('says whether parts of the site list the docs of a category', () => {
  expect(listsCards(siteDir)).toBe(false);
  writeFileSync(path.join(siteDir, 'src/c.js'), 'const { items } = useCurrentSidebarCategory();\n');
  expect(listsCards(siteDir)).toBe(true);
});

it('says whether components of the site look into elements that they are given', () => {
  writeFileSync(path.join(siteDir, 'src/d.js'), 'const inner = this.props.children;\nconst { children } = props;\n');
  expect(looksInside(siteDir)).toBe(false);
  writeFileSync(path.join(siteDir, 'src/e.js'), 'const code = children.props.children;\n');
  expect(looksInside(siteDir)).toBe(true);
});
