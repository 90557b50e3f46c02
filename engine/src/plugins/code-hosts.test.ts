import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCodeHosts, readCodeHosts, readStaticPage } from './code-hosts.ts';
import { findStyleHosts } from './style-hosts.ts';

const MAKE = "const s = document.createElement('script');\n";

describe('readCodeHosts', () => {
  it.each([
    [`${MAKE}s.src = 'https://ads.example/a.js';`, ['https://ads.example']],
    [`${MAKE}s.src = "//ads.example/a.js?x=1";`, ['ads.example']],
    [`${MAKE}s.src = \`https://ads.example/\${id}.js\`;`, ['https://ads.example']],
    [`const URL = 'https://ads.example/a.js';\n${MAKE}s.setAttribute('src', URL);`, ['https://ads.example']],
    [`const BASE: string = 'https://ads.example';\n${MAKE}s.src = \`\${BASE}/a.js\`;`, ['https://ads.example']],
    [
      `Object.assign(document.createElement("script"), { src: 'https://ads.example:8080/a.js' });`,
      ['https://ads.example:8080'],
    ],
    [`<script async src="https://ads.example/a.js" />`, ['https://ads.example']],
    [`await import(/* @vite-ignore */ 'https://ads.example/a.mjs');`, ['https://ads.example']],
    [
      `(function(w,d,s,l){var j=d.createElement(s);j.src=\n'https://ads.example/a.js?id='+l;d.head.append(j)})(window,document,'script','x');`,
      ['https://ads.example'],
    ],
    // Not scripts of other hosts.
    [`(function(d,s){d.createElement(s).src='https://pictures.example/a.png'})(document,'img');`, []],
    [`${MAKE}s.src = '/a.js';`, []],
    [`${MAKE}// s.src = 'https://ads.example/a.js';`, []],
    [`img.src = 'https://pictures.example/a.png';`, []],
    [`${MAKE}s.src = 'http://localhost:3000/a.js';`, []],
    [`${MAKE}s.src = \`https://\${host}/a.js\`;`, []],
    [`if (s.src === 'https://x.example/') import('./a');`, []],
  ])('finds hosts of scripts: %s', (code, hosts) => {
    expect(readCodeHosts(code).scripts).toEqual(hosts);
  });

  it.each([
    [`import { Icon } from '@iconify/react';`, 'connect', 'https://api.iconify.design'],
    [`import 'iconify-icon';`, 'connect', 'https://api.simplesvg.com'],
    [`const Form = lazy(() => import("react-google-recaptcha"));`, 'scripts', 'https://www.gstatic.com'],
  ] as const)('knows the hosts of some packages: %s', (code, kind, host) => {
    expect(readCodeHosts(code)[kind]).toContain(host);
    expect(readCodeHosts(`// ${code}`)[kind]).toEqual([]);
  });

  it.each([
    [`fetch('https://api.example/a')`, ['https://api.example']],
    [`const API = "https://api.example/v1";\nawait fetch(\`\${API}/a\`);`, ['https://api.example']],
    [
      "() => { const url = 'https://a.example/'; fetch(url); }; () => { const url = `https://b.example/${x}`; fetch(url); }",
      ['https://a.example', 'https://b.example'],
    ],
    [`axios.get('https://api.example/a')`, ['https://api.example']],
    [`new WebSocket('wss://live.example/a')`, ['wss://live.example']],
    [`xhr.open('GET', 'https://api.example/a')`, ['https://api.example']],
    [`import { DocSearchModal } from '@docsearch/react';`, ['https://*.algolia.net', 'https://*.algolianet.com']],
    [`const client = require("algoliasearch/lite");`, ['https://*.algolia.net', 'https://*.algolianet.com']],
    [`fetch('/a.json'); prefetch('https://x.example/'); fetch(address);`, []],
  ])('finds hosts that code talks to: %s', (code, hosts) => {
    expect(readCodeHosts(code).connect).toEqual(hosts);
  });

  it.each([
    [
      `const l = document.createElement('link'); l.rel = 'stylesheet'; l.href = 'https://a.example/a.css';`,
      'https://a.example',
    ],
    [`Object.assign(document.createElement("link"), { rel: 'stylesheet', href: "//a.example/a.css" });`, 'a.example'],
  ])('finds hosts of stylesheets that code adds: %s', (code, host) => {
    expect(readCodeHosts(code).styles).toEqual([host]);
    expect(readCodeHosts(code.replace('stylesheet', 'icon')).styles).toEqual([]);
  });

  it('says where a script is added whose address is made elsewhere', () => {
    expect(readCodeHosts(`${MAKE}s.src = props.address;`).unknown).toBe(MAKE.length + 1);
    expect(readCodeHosts(`${MAKE}s.src = '/own.js';`).unknown).toBeUndefined();
    expect(readCodeHosts(`${MAKE}s.text = '{}';`).unknown).toBeUndefined();
  });
});

it('reads stylesheets that components import, and what is among static files', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-hosts-'));
  const files = {
    'src/components/a.module.css': '@import url("https://a.example/a.css");',
    'static/themes/b.css': '@import url("https://fonts.googleapis.com/css2?family=B:wght@400;500");',
    'static/c.txt': '@import url("https://c.example/c.css");',
    'static/sw.js': "importScripts('https://d.example/sw.js');",
    'static/js/load.js': `${MAKE}s.src = 'https://e.example/e.js'; fetch('https://f.example/f'); ${MAKE}s.src = unknown;`,
    'static/demo/bundle.js': `${'a();'.repeat(30_000)}importScripts('https://g.example/g.js');`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    writeFileSync(path.join(siteDir, name), text);
  }
  const { sheets, scripts, connect, problems } = findCodeHosts({
    siteDir,
    pages: [],
    staticDirectories: ['static', 'gone'],
  });
  rmSync(siteDir, { recursive: true });
  expect({ scripts, connect, problems }).toEqual({
    scripts: ['https://d.example', 'https://e.example'],
    connect: ['https://f.example'],
    problems: [],
  });
  expect(findStyleHosts(sheets)).toEqual({
    styles: ['https://a.example', 'https://fonts.googleapis.com'],
    fonts: ['https://a.example', 'https://fonts.gstatic.com'],
  });
});

it('reads what a static page runs and loads from elsewhere', () => {
  const html = `<link rel=stylesheet href="https://css.example/a.css"><link rel="icon" href="https://icon.example/a.png">
<script src='https://js.example/a.js'></script>
<script src="own.js"></script><script>run();</script><script type="text/plain">no code</script>`;
  expect(readStaticPage('static/demo.html', html)).toEqual({
    source: 'static/demo.html',
    scripts: ['https://js.example', expect.stringMatching(/^'sha256-/)],
    styles: ['https://css.example'],
  });
});
