export const DENEME = `import { Sayac } from '@site/src/components';
import metin from './_metin.md';
import Kodlu from './_kodlu.mdx';

<Sayac metinler={{ metin, Kodlu }} yaz={(n) => n + ' kez'} simgeler={[{ simge: <i data-simge /> }]} />
`;
export const SAYAC = `import React, { useState } from 'react';
export default function Sayac({ metinler, yaz, simgeler }) {
  const [n, setN] = useState(0);
  const Metin = n < 2 ? metinler.metin : metinler.Kodlu;
  return <div data-sayac>{simgeler[0].simge}<button onClick={() => setN(n + 1)}>{yaz(n)}</button><Metin /></div>;
}
`;

/** What authors of Docusaurus sites write most besides plain Markdown, on one page that runs in the browser as a whole. */
export const FILES = {
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', favicon: 'img/yaprak.svg', presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  plugins: [['@docusaurus/plugin-client-redirects', { createRedirects: (path) => path === '/' ? undefined : '/eski' + path, redirects: [{ from: '/sorgu', to: '/ikinci?a=1#b' }] }]],
  themeConfig: { prism: { additionalLanguages: ['hcl'] }, navbar: { title: 'Deneme', items: [
    { to: '/ikinci', label: 'İkinci' },
    { href: 'https://ornek.test/kaynak', className: 'simge', 'aria-label': 'Kaynak', position: 'right' },
  ] } },
};`,
  'docs/giris.mdx': `---
slug: /
---

import BrowserOnly from '@docusaurus/BrowserOnly';
import CodeBlock from '@theme/CodeBlock';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Source from '!!raw-loader!../src/ornek.js';
import Diller from '@site/src/components/Diller';
import Selam from '@site/src/components/Selam';
import Yaprak from '@site/static/img/yaprak.svg';

# Giriş

<BrowserOnly fallback={<i data-yer>bekler</i>}>{() => <i data-yer>{window.location.pathname}</i>}</BrowserOnly>

<CodeBlock language="js" title="ornek.js">{Source}</CodeBlock>

<Tabs><TabItem value="bir">Birinci</TabItem><TabItem value="iki">İkinci</TabItem></Tabs>

<Yaprak width={20} data-svg="" />

<Selam ad="Ayşe" />

<Diller />

<Code>elde</Code> <Kap data-kap>ad</Kap>
`,
  'docs/ikinci.md': '# İkinci\n\n## Kod\n\n```js title="a.js"\nexport const sayi = 1;\n```\n',
  // An island that is given a text, a function and markup in objects.
  'docs/ucuncu.md': "import Deneme from './_deneme.md';\n\n# Üçüncü\n\n<Deneme />\n",
  'docs/_deneme.md': DENEME,
  'docs/_metin.md': 'Verilen **metin**.\n',
  'docs/_kodlu.mdx': 'export const iki = 2;\n\n```js title="b.js"\nconst b = 1;\n```\n\n<b data-iki>{iki}</b>\n',
  'src/components/index.js': "export { default as Sayac } from './Sayac';\n",
  'src/components/Sayac.js': SAYAC,
  // A part that reads the text of a fence, and gives it on.
  'src/theme/MDXComponents.js': `import MDXComponents from '@theme-original/MDXComponents';
import Code from '@theme/MDXComponents/Code';
import Kutu from '@site/src/components/Kutu';
const Guclu = (props) => <mark data-guclu {...props} />;
export default { ...MDXComponents, pre: Kutu, strong: Guclu, Code, Kap: 'mark' };
`,
  'src/theme/TOC/index.js': `import TOCItems from '@theme/TOCItems';
export default function TOC(props) { return <div data-icindekiler><TOCItems {...props} /></div>; }
`,
  'src/components/Kutu.js': `import React, { useState } from 'react';
import MDXPre from '@theme-original/MDXComponents/Pre';
export default function Kutu({ children, ...rest }) {
  const [uzun, setUzun] = useState(false);
  const { children: kod } = React.Children.only(children).props;
  return <div data-kutu><MDXPre {...rest}>{children}</MDXPre><button onClick={() => setUzun(true)}>{uzun ? kod.trim().length : '?'}</button></div>;
}
`,
  'src/ornek.js': 'export const ornek = 1;\n',
  'src/components/Selam.js': `import React from 'react';
import clsx from 'clsx';
import selamla, { unlem } from 'eski-paket';
export default function Selam({ ad }) {
  return <p data-selam className={clsx('a', false, 'b')}>{selamla(ad)}{unlem}</p>;
}
`,
  // Code that highlights by itself knows the languages of the config.
  'src/components/Diller.js': `import React, { useState } from 'react';
import { Prism } from 'prism-react-renderer';
export default function Diller() {
  const [n, setN] = useState(0);
  return <button data-diller onClick={() => setN(n + 1)}>{Object.keys(Prism.languages).join()} {n}</button>;
}
`,
  'node_modules/prism-react-renderer/package.json':
    '{ "name": "prism-react-renderer", "type": "module", "main": "index.js" }',
  'node_modules/prism-react-renderer/index.js': 'export const Prism = { languages: { js: {} } };\n',
  'node_modules/prismjs/package.json': '{ "name": "prismjs", "version": "1.0.0" }',
  'node_modules/prismjs/components/prism-hcl.js': 'Prism.languages.hcl = {};\n',
  'static/eski-site/index.html': '<link rel="icon" href="data:,"><h1>Eski site</h1>',
  'static/img/yaprak.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>',
  'node_modules/eski-paket/package.json': '{ "name": "eski-paket", "version": "1.0.0", "main": "index.js" }',
  'node_modules/eski-paket/index.js': `const React = require('react');
const { sonek } = require('./sonek');
module.exports = (ad) => React.createElement('b', null, 'Merhaba ' + ad + sonek);
module.exports.unlem = '!';
`,
  'node_modules/eski-paket/sonek.js': "exports.sonek = ', hoş geldin';\n",
};
