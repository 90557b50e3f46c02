import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listNamedElements, writeNamedElements } from './named-elements.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-names-'));
afterAll(() => rmSync(siteDir, { recursive: true }));
mkdirSync(path.join(siteDir, 'src'));

it('are those that code of the site asks for', () => {
  writeFileSync(path.join(siteDir, 'src/a.js'), "import MDXLi from '@theme/MDXComponents/Li';\n");
  expect(listNamedElements(siteDir)).toEqual([]);
  writeFileSync(
    path.join(siteDir, 'src/b.tsx'),
    'const isList = child?.type?.name !== "MDXUl" && name !== "MDXYok";\n',
  );
  expect(listNamedElements(siteDir)).toEqual(['MDXUl']);
});

it('are written as parts of the theme', () => {
  const written: Record<string, string> = {};
  const files = { write: (file: string, code: string) => void (written[file] = code), removeOthers() {} };
  writeNamedElements(['MDXUl'], { siteDir: '/site', files });
  expect(Object.keys(written)).toEqual(['/site/.docusaurus/yaprak/theme/MDXComponents/Ul.js']);
  expect(Object.values(written)[0]).toContain("return createElement('ul', props);");
});
