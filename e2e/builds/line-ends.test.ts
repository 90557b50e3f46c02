import { afterAll, expect, it } from 'vitest';
import { createTinySite, readDigests } from '../setup/tiny-site.ts';

/** Git on Windows writes text files with CRLF. What readers get must not depend on it. */
const FILES: Record<string, string> = {
  'yaprak.config.mjs': `export default {
  title: 'T',
  url: 'https://x.test',
  search: true,
};
`,
  'docs/bir.md': `---
title: Bir
description: >
  İki satırlık
  açıklama
---

# Bir

Metin\\
satır sonu, [iki](./iki.mdx#ad).

| a | b |
| --- | --- |
| 1 | 2 |

\`\`\`js title="a.js" {2}
const a = 1;
// highlight-next-line
const b = 2;
\`\`\`

:::tip[Püf]
İçerik
:::

<details>
<summary>Aç</summary>

Gizli

</details>
`,
  'docs/iki.mdx': `import Parca from './_parca.mdx';

export const sayi = 3;

# İki

<Parca />

## Ad {#ad}

{sayi}

<div
  className="kutu"
>
  Metin
</div>
`,
  'docs/_parca.mdx': 'Parça **metni**.\n',
  'docs/klasor/_category_.yml': 'label: Klasör\nposition: 3\nlink:\n  type: generated-index\n  description: Liste\n',
  'docs/klasor/uc.md': '# Üç\n\n```mermaid\nflowchart LR\n  A --> B\n```\n',
  'blog/authors.yml': 'ada:\n  name: Ada\n',
  'blog/tags.yml': 'yeni:\n  label: Yeni\n',
  'blog/2024-03-12-yazi.md': '---\ntitle: Yazı\nauthors: ada\ntags: [yeni]\n---\n\nBaş.\n\n<!-- truncate -->\n\nSon.\n',
  'static/_redirects': '/a /b\n',
};
const sites = [createTinySite({}), createTinySite({})];
afterAll(() => sites.forEach((site) => site.remove()));

it('makes the same site of files with CRLF', async () => {
  const texts = Object.fromEntries(
    Object.entries(FILES).map(([file, text]) => [
      file,
      file.startsWith('static/') ? text : text.replaceAll('\n', '\r\n'),
    ]),
  );
  const [plain, windows] = await Promise.all(
    [FILES, texts].map(async (files, index) => {
      const site = sites[index];
      site?.write(files);
      const out = site?.beside('out') ?? '';
      const built = await site?.build(out);
      expect(built?.code, built?.output).toBe(0);
      return readDigests(out);
    }),
  );
  expect(windows).toEqual(plain);
}, 120_000);
