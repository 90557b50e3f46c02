import type { TinyFiles } from '../setup/tiny-site.ts';

/** A Docusaurus site whose `src/theme` wraps and replaces parts, as authors do. */
export const PARTS_SITE: TinyFiles = {
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', favicon: 'data:,',
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: {} }]],
  themeConfig: { navbar: { title: 'Deneme', items: [
    { to: '/docs/giris', label: 'Belge', position: 'left' },
    { type: 'doc', docId: 'konu/bir', position: 'left', className: 'kendi' },
    { label: 'Daha', items: [{ type: 'docSidebar', sidebarId: 'ana', label: 'Yan' }] },
    { type: 'docsVersion', to: '/docs/giris' },
    { type: 'search', className: 'ara' },
  ] } },
};`,
  'sidebars.js': `module.exports = { ana: [
  { type: 'doc', id: 'giris', customProps: { rozet: 'yeni' } },
  { type: 'category', label: 'Konu', items: ['konu/bir', 'konu/iki'] },
  { type: 'category', label: 'Öteki', items: ['oteki/uc'] },
] };`,
  'docs/giris.md': `# Giriş

## Bölüm

:::tip İpucu
Metin.
:::

\`\`\`js title="a.js"
const a = 1;
\`\`\`

<details><summary>Daha</summary>Metin.</details>

[Bir](./konu/bir.md)
`,
  'docs/konu/bir.md': '---\ntags: [etiket]\n---\n# Bir\n\n## Alt\n\n![Nokta](./nokta.svg)\n',
  'docs/konu/iki.mdx': `# İki

import Sayac from '@site/src/components/Sayac';
import Sonradan from '@site/src/components/Sonradan';
import Oge from '@site/src/components/Oge';
import Adimlar from '@site/src/components/Adimlar';
import Adim from '@site/src/components/Adim';

<Sayac />

<Sonradan />

<Oge />

<Adimlar>
  <Adim baslik="Bir">**ilk** adım</Adim>
  <Adim baslik="İki">ikinci adım</Adim>
  <p title="Not">bir not</p>
</Adimlar>

<DocCardList />
`,
  'docs/oteki/uc.md': '# Üç\n',
  'src/theme/BlogPostItem/Header/Author/index.js': `import Author from '@theme-original/BlogPostItem/Header/Author';
export default function EskiAdlaYazar({ author }) { return <div data-yazar={author.name}><Author author={author} /></div>; }
`,
  'blog/2024-01-02-ilk.md':
    '---\nslug: /2024/01/02/ilk\nauthors: { name: Ayşe, socials: { x: ayse, github: ayse, gitea: "https://g.test/a" } }\n---\n\n# İlk yazı\n\nMetin.\n',
  'src/components/Sayac.js': `import { useState } from 'react';
import { useDocsVersion, useDoc, useLatestVersion, useActiveDocContext, useDocsSidebar, useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
export default function Sayac() {
  const [n, setN] = useState(0);
  const surum = useDocsVersion();
  const { metadata } = useDoc();
  const { activeDoc, activeVersion } = useActiveDocContext();
  const { siteConfig } = useDocusaurusContext();
  const yazi = [surum.label, metadata.title, useLatestVersion().name, activeDoc?.id, activeVersion?.docs.length, useDocsSidebar()?.name, Object.keys(useAllDocsData()).join(), siteConfig.title];
  return <button type="button" data-sayac onClick={() => setN(n + 1)}>{yazi.join(' | ')} {n}</button>;
}
`,
  // The hooks are called in the browser only, so nothing is read while the page is made.
  'src/components/Sonradan.js': `import BrowserOnly from '@docusaurus/BrowserOnly';
import { useDoc, useVersions } from '@docusaurus/plugin-content-docs/client';
function Yer() {
  const { metadata } = useDoc();
  return <p data-sonradan>{window.location.pathname} {metadata.title} {useVersions().length}</p>;
}

export default function Sonradan() { return <BrowserOnly>{() => <Yer />}</BrowserOnly>; }
`,
  'src/components/Oge.js': `import BrowserOnly from '@docusaurus/BrowserOnly';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
export default function Oge() {
  return <BrowserOnly>{() => <div data-oge><DefaultNavbarItem label={window.location.pathname} to="/docs/konu/iki" /></div>}</BrowserOnly>;
}
`,
  // Both are common in Docusaurus sites: a component that looks at the props of its children, and shows one of them.
  'src/components/Adim.js': 'export default function Adim({ children }) { return <section>{children}</section>; }\n',
  'src/components/Adimlar.js': `import React, { Children, useState } from 'react';
export default function Adimlar({ children }) {
  const [secili, sec] = useState(0);
  const adimlar = Children.toArray(children).filter((child) => React.isValidElement(child));
  return (
    <div data-adimlar>
      {adimlar.map(({ props }, i) => <button key={i} type="button" onClick={() => sec(i)}>{props.baslik ?? props.title}</button>)}
      <div data-adim>{adimlar[secili]}</div>
    </div>
  );
}
`,
  'src/pages/ayar.js': `import Layout from '@theme/Layout';
export default function Ayar(props) {
  const { config: siteConfig, route } = props;
  return <Layout><main data-ayar>{siteConfig.title} {route.path}</main></Layout>;
}
`,
  'src/pages/duz.md': '# Düz\n',
  // As languages are added to Prism: what is required needs what stands before it, and may be a function.
  'src/pages/sonra.js': `import React from 'react';
globalThis.Sonra = [];
if (Sonra.length === 0) require('../ekle');
const kat = require('../kat');
export default function Sayfa() { return <p data-sonra>{kat(Sonra)}</p>; }
`,
  'src/ekle.js': "Sonra.push('bir');\n",
  'src/kat.js': "module.exports = (liste) => liste.concat('iki').join('+');\n",
  'src/theme/MDXContent/index.js': `import MDXContent from '@theme-original/MDXContent';
export default function Sarili(props) { return <div data-sarili><MDXContent {...props} /></div>; }
`,
  'src/theme/DocSidebarItem/Link.js': `import Link from '@theme-original/DocSidebarItem/Link';
export default function LinkWrapper(props) {
  const rozet = props.item.customProps?.rozet;
  return <><Link {...props} />{rozet && <b data-rozet>{rozet}</b>}</>;
}
`,
  'src/theme/DocSidebarItem/Category/index.js': `import React, { useEffect } from 'react';
import clsx from 'clsx';
import { Collapsible, ThemeClassNames, useCollapsible, useThemeConfig } from '@docusaurus/theme-common';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import DocSidebarItems from '@theme/DocSidebarItems';
export default function Category({ item, activePath, level, index, ...props }) {
  const { docs: { sidebar: { autoCollapseCategories } } } = useThemeConfig();
  const isActive = isActiveSidebarItem(item, activePath);
  const { collapsed, setCollapsed } = useCollapsible({ initialState: () => (isActive ? false : item.collapsed) });
  useEffect(() => { if (isActive) setCollapsed(false); }, [isActive, setCollapsed]);
  return (
    <li data-kategori={item.label} className={clsx(autoCollapseCategories && ThemeClassNames.docs.docSidebarItemCategoryLevel(level))}>
      <button type="button" className="menu__link menu__link--sublist" aria-expanded={!collapsed} onClick={() => setCollapsed(!collapsed)}>{item.label}</button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        <DocSidebarItems items={item.items} activePath={activePath} level={level + 1} {...props} />
      </Collapsible>
    </li>
  );
}
`,
  'src/theme/Navbar/MobileSidebar/PrimaryMenu.js': `import { useThemeConfig } from '@docusaurus/theme-common';
import NavbarItem from '@theme/NavbarItem';
export default function PrimaryMenu() {
  const { items } = useThemeConfig().navbar;
  return <div data-menu>{items.map((item, i) => <NavbarItem mobile {...item} key={i} />)}</div>;
}
`,
  // Around the theme's own, in its place as a copy of Docusaurus's part, and without it.
  'src/theme/NavbarItem/DocNavbarItem.js': `import DocNavbarItem from '@theme-original/NavbarItem/DocNavbarItem';
export default function Wrapper(props) {
  return <><DocNavbarItem {...props} label={<u>{Object.keys(props).filter((name) => props[name] !== undefined).sort().join()}</u>} /><DocNavbarItem {...props} /><DocNavbarItem docId="oteki/uc" /></>;
}
`,
  'src/theme/NavbarItem/DocSidebarNavbarItem.js': `import { useActiveDocContext, useLayoutDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
export default function DocSidebarNavbarItem({ sidebarId, label, docsPluginId, ...props }) {
  const { activeDoc } = useActiveDocContext(docsPluginId);
  const { link } = useLayoutDocsSidebar(sidebarId, docsPluginId);
  return <DefaultNavbarItem exact {...props} isActive={() => activeDoc?.sidebar === sidebarId} label={label + '!'} to={link.path} />;
}
`,
  'src/theme/NavbarItem/DocsVersionNavbarItem.js':
    'export default function Version({ to }) { return <b data-kendi-surum>{to}</b>; }\n',
  'src/theme/NavbarItem/SearchNavbarItem.js':
    'export default function Ara({ className }) { return <b data-kendi-ara className={className} />; }\n',
  'src/theme/TOCItems/Tree.js': `import Tree from '@theme-original/TOCItems/Tree';
export default function TreeWrapper(props) { return <div data-agac><Tree {...props} /></div>; }
`,
  'src/theme/TOCCollapsible/index.js': `import TOCCollapsible from '@theme-original/TOCCollapsible';
export default function Wrapper(props) { return <div data-katlanir><TOCCollapsible {...props} /></div>; }
`,
  'src/theme/Admonition/Icon/Tip.js': 'export default function Tip() { return <i data-ipucu>💡</i>; }\n',
  'src/theme/CodeBlock/Title.js': `import Title from '@theme-original/CodeBlock/Title';
export default function TitleWrapper({ children }) { return <Title><u>{children}</u></Title>; }
`,
  'src/theme/DocCard/Heading/Icon.js':
    'export default function Icon({ item, icon }) { return <em data-simge={item.type}>{icon}</em>; }\n',
  'src/theme/BlogSidebar/Content.js': `import Content from '@theme-original/BlogSidebar/Content';
export default function ContentWrapper(props) { return <div data-yazilar={props.items.length}><Content {...props} /></div>; }
`,
  'src/theme/BlogSidebar/Desktop/index.js': `import Content from '@theme/BlogSidebar/Content';
const List = ({ items }) => <ul>{items.map(({ title, permalink }) => <li key={permalink}><a href={permalink}>{title}</a></li>)}</ul>;
export default function Desktop({ sidebar }) {
  return <aside className="col col--3" data-sutun><nav><Content items={sidebar.items} ListComponent={List} yearGroupHeadingClassName="" /></nav></aside>;
}
`,
  'src/theme/ColorModeToggle/index.js': `export default function Toggle({ value, onChange }) {
  return <button data-renk={value} onClick={() => onChange(value === 'dark' ? 'light' : 'dark')}>Renk</button>;
}
`,
  'src/theme/CodeBlock/Buttons/CopyButton.js': `import { useState } from 'react';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
export default function CopyButton() {
  const { metadata } = useCodeBlockContext();
  const [isDone, setDone] = useState(false);
  return <button data-kopya={metadata.code} onClick={() => setDone(true)}>{isDone ? 'Oldu' : metadata.language}</button>;
}
`,
  'src/theme/MDXComponents/A.js': `import Link from '@docusaurus/Link';
export default function A(props) { return <Link {...props} data-ic={props.href.startsWith('/') ? '' : undefined} />; }
`,
  'src/theme/MDXComponents/Img.js': `import useBaseUrl from '@docusaurus/useBaseUrl';
export default function Img(props) { return <img {...props} src={useBaseUrl(props.src)} data-resim="" />; }
`,
  'docs/konu/nokta.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>',
  // As Docusaurus has them: the frame of the site is around all docs, and is no matter of the parts inside.
  'src/theme/DocTagsListPage.js': `export default function DocTagsListPage({ tags }) {
  return <main data-etiketler="true">{tags.map(({ label }) => label).join()}</main>;
}
`,
  'src/theme/DocTagDocListPage.js': `import Original from '@theme-original/DocTagDocListPage';
export default function DocTagDocListPage(props) { return <div data-etiket="true"><Original {...props} /></div>; }
`,
  'src/theme/DocVersionRoot/index.js': `import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
function Icinde({ children }) {
  const { version, docs } = useDocsVersion();
  return <section data-surum={version} data-docs={Object.keys(docs).join()}>{children}</section>;
}
export default function DocVersionRoot(props) { return <Icinde>{renderRoutes(props.route.routes)}</Icinde>; }
`,
  'src/theme/Details.js': `import { Details as Own } from '@docusaurus/theme-common/Details';
export default function Details(props) { return <Own {...props} data-ayrinti />; }
`,
  'src/theme/Icon/Home.js': 'export default function Home() { return <svg data-ev />; }\n',
  'src/theme/Icon/Socials/X.js': 'export default function X() { return <svg data-x />; }\n',
  'src/theme/Icon/Socials/Default.js': 'export default function Default() { return <svg data-ag />; }\n',
  'src/theme/Loading.js': 'export default function Loading() { return <i>x</i>; }\n',
};
