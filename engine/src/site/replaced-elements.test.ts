import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listReplacedElements } from './replaced-elements.ts';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-elements-'));
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

function list(files: Record<string, string>): string[] {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), text);
  }
  return listReplacedElements({ siteDir });
}

describe('listReplacedElements', () => {
  it('reads the list of components, and knows parts by their files', () => {
    expect(list({})).toEqual([]);
    expect(
      list({
        'src/theme/MDXComponents.js': `import MDXComponents from '@theme-original/MDXComponents';
          export default { ...MDXComponents, strong: (props) => <mark {...props} />, 'em': Em, Kart, [ad]: X };`,
        'src/theme/MDXComponents/Img.js': '',
      }),
    ).toEqual(['em', 'img', 'strong']);
  });

  it('leaves out what is the theme’s own in a copied list', () => {
    const files = {
      'src/theme/MDXComponents/index.tsx': `import MDXA from '@theme/MDXComponents/A';
        import Mermaid from '@theme/Mermaid';
        import CodeBlock from '@theme/CodeBlock';
        const MDXComponents: MDXComponentsObject = { a: MDXA, mermaid: Mermaid, pre: CodeBlock, hr: 'hr', h1: (props: P) => <b {...props} /> };
        export default MDXComponents;`,
    };
    expect(list(files)).toEqual(['h1', 'pre']);
  });

  it('knows that a component for code draws fences, too', () => {
    expect(list({ 'src/theme/MDXComponents.js': 'export default { code: Kod };' })).toEqual(['code', 'pre']);
  });

  it('follows lists of other files', () => {
    const files = {
      'src/theme/MDXComponents.ts': `import { baglar as b } from './baglar'; import hepsi from '@site/src/hepsi';
        const tablo = { table: T } as const; export default ({ ...b, ...hepsi, ...tablo } satisfies object);`,
      'src/theme/baglar.ts': "export const baglar = { a: A }; import x from './MDXComponents';",
      'src/hepsi.js': "export { default } from './daha';",
      'src/daha.jsx': "import geri from './hepsi'; export default { ...geri, ul: 'ol' };",
    };
    expect(list(files)).toEqual(['a', 'table', 'ul']);
  });

  it('knows nothing of a file with a mistake in it', () => {
    expect(list({ 'src/theme/MDXComponents.js': 'export default { a: ' })).toEqual([]);
  });
});
