import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTinySite } from '../setup/tiny-site.ts';

const site = createTinySite({
  'yaprak.config.mjs':
    "export default { title: 'Bilgi', url: 'https://x.example', docs: { lang: 'tr', parentInTitle: true }, blog: false };",
  'docs/giris.md': '# Giriş\n\n:::tip\n\nMetin\n\n:::\n\n:::important\n\nMetin[^1]\n\n:::\n\n[^1]: Not\n',
  'docs/odeme/_category_.json': '{"label": "Ödeme", "link": {"type": "generated-index"}}',
  'docs/odeme/giris.md': '# Giriş\n\n## Başlık\n\nMetin\n',
  'docs/odeme/quickstart.md': '---\nlang: en\n---\n\n# Quickstart\n\n:::tip\n\nText\n\n:::\n',
});
const out = site.beside('out');
const read = (page: string): string => readFileSync(join(out, page, 'index.html'), 'utf8');

beforeAll(async () => {
  site.write({});
  const built = await site.build(out);
  if (built.code !== 0) throw new Error(built.output);
}, 120_000);
afterAll(() => site.remove());

describe('Turkish docs under an English interface', () => {
  it('say their language once for each list and text', () => {
    const html = read('docs/odeme/giris');
    expect(html).toContain('<html lang="en"');
    expect(html).toMatch(/<div class="theme-doc-markdown markdown" lang="tr">/);
    expect(html).toMatch(/<ul class="menu" lang="tr">/);
    expect(html).toMatch(/<div class="toc-list" lang="tr">/);
    expect(html).toContain('href="/docs/odeme/quickstart" lang="en"');
  });

  it('have the default titles of admonitions in their own language', () => {
    expect(read('docs/giris')).toContain('</span>ipucu</div>');
    expect(read('docs/giris')).toContain('</span>önemli</div>');
    expect(read('docs/odeme/quickstart')).toContain('</span>tip</div>');
  });

  it('have the heading of their notes in their own language', () => {
    expect(read('docs/giris')).toMatch(/<h2 class="sr-only"[^>]*>Dipnotlar<\/h2>/);
  });

  it('are told apart by their category where titles are the same', () => {
    expect(read('docs/odeme/giris')).toContain('<title>Giriş · Ödeme | Bilgi</title>');
    expect(read('docs/giris')).toContain('<title>Giriş | Bilgi</title>');
    expect(read('docs/odeme/quickstart')).toContain('<title>Quickstart | Bilgi</title>');
  });
});
