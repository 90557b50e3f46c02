import { expect, it } from 'vitest';
import { listSectionComponents, withoutComponents, writeSectionComponents } from './section-components.ts';

it('writes a part that draws the component of the page’s section', () => {
  const docs = '@docusaurus/plugin-content-docs';
  const chosen = listSectionComponents([
    { package: docs, options: { docItemComponent: '@theme/ApiItem', docRootComponent: '@theme/DocRoot' } },
    { package: docs, options: { id: 'b', docItemComponent: '@site/src/Doc' } },
  ]);
  const written: Record<string, string> = {};
  const files = { write: (file: string, code: string) => void (written[file] = code), removeOthers() {} };
  writeSectionComponents(chosen, { siteDir: '/site', files });
  expect(Object.keys(written)).toEqual(['/site/.docusaurus/yaprak/theme/DocItem.js']);
  expect(Object.values(written)[0]).toContain(`import Own1 from "@site/src/Doc";
const own = { "default": Own0, "b": Own1 };`);
});

it('leaves the other options to the section', () => {
  expect(withoutComponents({ docItemComponent: '@theme/X', path: 'x' })).toEqual({ path: 'x' });
});
