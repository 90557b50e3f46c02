import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTinySite } from '../setup/tiny-site.ts';

/** A site of Docusaurus: its brand, and packages as they come. The docs stand beside the site folder. */
const site = createTinySite({
  'package.json': '{ "private": true }',
  'tsconfig.json': '{ "extends": "@docusaurus/tsconfig" }',
  'docusaurus.config.js': `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/',
  presets: [['classic', { docs: { path: 'icerik/docs', docItemComponent: '@site/src/Belge', docRootComponent: '@theme/DocRoot' }, blog: false, theme: { customCss: './src/css/custom.css' } }]],
  themeConfig: { navbar: { style: 'dark', title: 'Deneme', logo: { src: 'img/logo.svg' } }, footer: { style: 'dark', copyright: 'C', logo: { src: 'img/logo.svg', href: '/' }, links: [{ label: 'A', to: '/docs/a', type: 'doc' }] },
    prism: { theme: { plain: { color: '#111', backgroundColor: '#eee' }, styles: [{ types: ['keyword'], style: { color: 'teal' } }] } } },
};`,
  'src/css/custom.css': `:root { --ifm-color-primary: #d33; }\n.hero { background: url('@site/static/img/logo.svg'); }\ncode, .simge { color: red }\n.markdown h1:first-child { color: teal }\n`,
  'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"></svg>',
  'src/Belge.js': `import DocItem from '@theme/DocItem';\nexport default (props) => <div data-belge={props.content.metadata.id}><DocItem {...props} /></div>;\n`,
  // As Docusaurus copies it.
  'src/theme/DocSidebar/index.js': `import { useWindowSize } from '@docusaurus/theme-common';
import Desktop from '@theme/DocSidebar/Desktop';
import Mobile from '@theme/DocSidebar/Mobile';
export default function DocSidebar(props) {
  const size = useWindowSize();
  return <>{(size === 'desktop' || size === 'ssr') && <Desktop {...props} />}{size === 'mobile' && <Mobile {...props} />}</>;
}
`,
  'veri.yaml': 'a: [1, 2]\n',
  'icerik/docs/a.mdx': `import Parca from '../parca/Parca';\n\n# A\n\n<Parca />\n\n:::note\nNot\n:::\n`,
  'icerik/docs/b.md': '---\ntitle: B\n---\n\nYalnız metin.\n',
  'icerik/parca/Parca.js': `import Ic from './_ic.mdx';\nexport default () => <div data-parca><Ic /></div>;\n`,
  'icerik/parca/_ic.mdx': '**içte**\n',
  'src/pages/index.js': `import Layout from '@theme/Layout';
import Jsx from 'jsx-paket';
import Flow from 'flow-paket';
import Ts from 'ts-paket';
import { ad, tarayicida } from 'eksik-paket';
import veri from '!!yaml-loader!@site/veri.yaml';
import 'jsx-paket/stil.css';
export default () => <Layout><main className="hero"><div className="container">
  <Jsx /><Flow ad="x" /><Ts /><u data-eksik>{ad} > {String(tarayicida)}</u><i data-veri>{JSON.stringify(veri)}</i><a className="button button--primary" href="/docs/a">Git</a>
</div></main></Layout>;
`,
  'node_modules/jsx-paket/package.json': '{ "name": "jsx-paket", "main": "index.js" }',
  'node_modules/jsx-paket/index.js': 'export default () => <b data-jsx />;\n',
  'node_modules/jsx-paket/stil.css': '.paketin-stili { color: red }\n',
  'node_modules/flow-paket/package.json': '{ "name": "flow-paket", "main": "index.js" }',
  'node_modules/flow-paket/index.js':
    '/** @flow */\nimport type { Node } from "react";\nexport default function Flow(props: { ad: ?string }): Node { return <b data-flow>{props.ad}</b>; }\n',
  // What one package has for browsers only, another may import; and one may have a rule that no browser understands.
  'node_modules/eksik-paket/package.json': '{ "name": "eksik-paket", "main": "index.js", "type": "module" }',
  'node_modules/eksik-paket/index.js':
    'import { yok } from "tarayici-paketi";\nimport "./stil.css";\nexport const ad = "eksik";\nexport const tarayicida = yok;\n',
  'node_modules/eksik-paket/stil.css': '.bos:is() > , b { color: red }\n.eksik-stil { color: blue }\n',
  'node_modules/tarayici-paketi/package.json': '{ "name": "tarayici-paketi", "main": "index.js", "type": "module" }',
  'node_modules/tarayici-paketi/index.js': 'export const var_ = 1;\n',
  'node_modules/ts-paket/package.json': '{ "name": "ts-paket", "main": "index.tsx" }',
  'node_modules/ts-paket/index.tsx':
    'export default function Ts({ n = 1 }: { n?: number }) { return <b data-ts>{n}</b>; }\n',
});
const out = site.beside('out');
const page = (name: string): string => readFileSync(join(out, name, 'index.html'), 'utf8');
const styles = (pattern: RegExp): string =>
  readdirSync(join(out, 'assets/css'))
    .filter((name) => pattern.test(name))
    .map((name) => readFileSync(join(out, 'assets/css', name), 'utf8'))
    .join('\n');

beforeAll(async () => {
  site.write({});
  const { code, output } = await site.build(out);
  if (code !== 0) throw new Error(output);
}, 120_000);
afterAll(() => site.remove());

describe('the look', () => {
  it('has the properties of Infima, and the site’s own after them', () => {
    const css = styles(/^style-/);
    expect(css).toContain('--ifm-navbar-height:3.75rem');
    expect(css.indexOf('--ifm-color-primary:#3578e5')).toBeLessThan(css.indexOf('--ifm-color-primary:#d33'));
    expect(css).toMatch(/url\([^)]*logo-[^)]*\.svg\)/);
  });

  it('has rules by elements below those by class', () => {
    const css = styles(/^style-/);
    const [elements, classes] = ['@layer docusaurus-elements{', '@layer docusaurus{'].map((layer) =>
      css.indexOf(layer),
    );
    expect(elements).toBeLessThan(classes ?? 0);
    const own = css.slice(elements, css.indexOf('@layer', (elements ?? 0) + 1));
    // With that of a package, which comes after the stylesheet of the site.
    expect(own.indexOf('code,b{color:red}')).toBeGreaterThan(own.indexOf('pre code{'));
    expect(own).not.toContain('.simge');
    expect(css).toContain('.simge{color:red}');
    // Rules for titles in a text hold for one from front matter, too.
    expect(css).toContain('.markdown h1:first-child{color:teal}');
    expect(page('docs/b')).toMatch(/<div class="theme-doc-markdown markdown"[^>]*><header><h1>B<\/h1><\/header><p>/);
  });

  it('links the classes of Infima where a page has one', () => {
    expect(page('')).toMatch(/href="[^"]*\/infima-[^"]+\.css"/);
    expect(page('docs/a')).toMatch(/href="[^"]*\/alert-[^"]+\.css"/);
    expect(page('docs/b')).not.toMatch(/\/(?:infima|alert|spacing)-[^"]+\.css"/);
    expect(styles(/^infima-/)).toContain('.button--primary');
    // The one of the theme's own look is replaced.
    expect(styles(/^infima-/)).not.toContain('--y-');
  });

  it('gives parts the names that Docusaurus has for them', () => {
    expect(page('docs/b')).toMatch(/<header[^>]* class="navbar navbar-dark [^"]*navbar--dark/);
    expect(page('docs/b')).toMatch(/class="footer footer-dark [^"]*footer--dark/);
    expect(page('docs/b')).toMatch(/class="menu-link menu__link[^"]*"/);
    for (const name of [
      'navbar__logo',
      'navbar__title',
      'footer__link-item',
      'footer__copyright',
      'breadcrumbs__item--active',
    ])
      expect(page('docs/b')).toMatch(new RegExp(`class="[^"]*\\b${name}[ "]`));
    expect(page('docs/b')).toMatch(/<img[^>]* class="logo footer-logo footer__logo"/);
    expect(page('docs/a')).toMatch(/class="[^"]*admonition-note[^"]* alert--secondary/);
  });
});

describe('the settings of Docusaurus', () => {
  it('give code the colours of the config', () => {
    expect(styles(/^style-/)).toMatch(/\.token\.keyword\{color:teal\}/);
    expect(styles(/^style-/)).toContain('--prism-background-color:#eee');
  });

  it('name a component for the pages of a section', () => {
    expect(page('docs/b').match(/<div data-belge="b">/g)).toHaveLength(1);
    expect(page('docs/b')).toContain('Yalnız metin.');
  });

  it('may give attributes to links of the footer', () => {
    expect(page('docs/b')).toMatch(/<a[^>]*type="doc"[^>]*>A</);
  });
});

describe('a copied sidebar', () => {
  it('is in the drawer of a phone, which is there once', () => {
    const html = page('docs/b');
    expect(html.match(/id="y-sidebar"/g)).toHaveLength(1);
    expect(html).toMatch(/<aside[^>]*popover="auto"[^>]*>.*href="\/docs\/a".*<\/aside>/s);
  });
});

describe('packages', () => {
  it('are compiled where they are sources', () => {
    const html = page('');
    expect(html).toContain('<b data-jsx="true"></b>');
    expect(html).toContain('<b data-flow="true">x</b>');
    expect(html).toContain('<b data-ts="true">1</b>');
    expect(html).toContain('<i data-veri="true">{&quot;a&quot;:[1,2]}</i>');
  });

  it('may ask others for what is not there, and have rules that nothing reads', () => {
    expect(page('')).toContain('<u data-eksik="true">eksik &gt; undefined</u>');
    expect(styles(/^style-/)).toContain('.eksik-stil');
    expect(styles(/^style-/)).not.toContain('.bos');
  });

  it('bring their styles', () => {
    expect(styles(/^style-/)).toContain('.paketin-stili');
  });

  it('may have Markdown in components', () => {
    expect(page('docs/a')).toMatch(/<div data-parca="true">.*<strong>içte<\/strong>/s);
  });
});
