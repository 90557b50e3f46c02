import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTinySite } from '../setup/tiny-site.ts';

const site = createTinySite({
  'docusaurus.config.js': `export default {
  title: 'T', url: 'https://ornek.test', baseUrl: '/',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  themeConfig: { navbar: { items: [
    { to: '/b', label: 'Bir', position: 'left' },
    { label: 'Daha', position: 'left', items: [{ type: 'doc', docId: 'b', label: 'Belge' }, { to: '/', label: 'Ev' }] },
  ] } },
};
`,
  'docs/a.md': '---\nslug: /\n---\n\n# A\n',
  'docs/b.md': '# B\n',
  'src/theme/NavbarItem/DefaultNavbarItem/Mobile/index.js': `import Mobile from '@theme-original/NavbarItem/DefaultNavbarItem/Mobile';
export default (props) => <li data-dar><Mobile {...props} /></li>;
`,
  // As Docusaurus has it, without what is only for the browser.
  'src/theme/NavbarItem/DropdownNavbarItem/Desktop.js': `import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
export default ({ items, position, className, ...props }) => <div data-acilir={position}>
  <NavbarNavLink href={props.to ? undefined : '#'} {...props}>{props.children ?? props.label}</NavbarNavLink>
  <ul>{items.map((item, i) => <NavbarItem isDropdownItem {...item} key={i} />)}</ul>
</div>;
`,
});

/** A link of the site's own for all items, as Docusaurus has it, with a state. */
const ownLink = createTinySite({
  'docusaurus.config.js': `export default {
  title: 'T', url: 'https://ornek.test', baseUrl: '/',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  themeConfig: { navbar: { items: [{ to: '/b', label: 'Bir', className: 'ozel' }, { to: '/', label: 'Ev', 'data-takim': 'a' }, { type: 'doc', docId: 'b', label: 'Belge', 'aria-label': 'Uzun' }] } },
};
`,
  'docs/a.md': '---\nslug: /\n---\n\n# A\n',
  'docs/b.md': '# B\n',
  'src/theme/NavbarItem/NavbarNavLink.js': `import React, { useState } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
export default function NavbarNavLink({ activeBasePath, activeBaseRegex, to, href, label, html, isDropdownLink, prependBaseUrlToHref, ...props }) {
  const [yazi] = useState(label);
  return <Link to={useBaseUrl(to)} isNavLink exact {...props}>{yazi}</Link>;
}
`,
});
afterAll(() => {
  site.remove();
  ownLink.remove();
});

it('tells a link of the site’s own what it looks like', async () => {
  ownLink.write({});
  const { code, output } = await ownLink.build(ownLink.beside('out'));
  expect(output).not.toContain('NavbarNavLink');
  expect(code).toBe(0);
  const html = readFileSync(join(ownLink.beside('out'), 'index.html'), 'utf8');
  const classesOf = (label: string): string[] =>
    new RegExp(`<a[^>]*class="([^"]*)"[^>]*>${label}</a>`).exec(html)?.[1]?.split(' ') ?? [];
  expect(classesOf('Bir')).toEqual(expect.arrayContaining(['navbar__item', 'navbar__link', 'ozel']));
  expect(classesOf('Bir')).not.toContain('navbar__link--active');
  expect(classesOf('Ev')).toContain('navbar__link--active');
  // What it hands on to an element is what Docusaurus gives: nothing of ours becomes an attribute.
  const linksOf = html.match(/<a[^>]*>(?:Ev|Belge)<\/a>/g)?.join('');
  expect(linksOf).toMatch(/data-takim="a".*aria-label="Uzun"/);
  expect(linksOf).not.toMatch(/\[object|position=|url=|ariaLabel|activeSidebar/);
});

it('has the element around the page that scripts and styles of Docusaurus sites look for', () => {
  const html = readFileSync(join(ownLink.beside('out'), 'index.html'), 'utf8');
  expect(html).toContain('<body id="__docusaurus"');
});

it('has a site’s own items of the bar for one width, and the theme’s for the other', async () => {
  site.write({});
  const { code, output } = await site.build(site.beside('out'));
  expect(output).not.toContain('NavbarItem');
  expect(code).toBe(0);
  const html = readFileSync(join(site.beside('out'), 'index.html'), 'utf8');
  const bar = html
    .slice(html.indexOf('<nav'), html.indexOf('</nav>'))
    .replace(/ (?:class|aria-current|name)="[^"]*"/g, '');
  const link = (address: string, label: string): string => `<a href="${address}">${label}</a>`;
  const both = (address: string, label: string): string =>
    `<div>${link(address, label)}</div><ul><li data-dar="true">${link(address, label)}</li></ul>`;
  expect(bar).toContain(
    `<li>${both('/b', 'Bir')}</li>` +
      `<li><div><div>${link('#', 'Daha')}<ul><li>${link('/b', 'Belge')}</li><li>${link('/', 'Ev')}</li></ul></div></div>` +
      `<ul><details><summary>Daha</summary><ul><li>${both('/b', 'Belge')}</li><li>${both('/', 'Ev')}</li></ul></details></ul></li>`,
  );
});
