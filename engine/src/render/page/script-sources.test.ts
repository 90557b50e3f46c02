import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { HeadTag } from '../../shared/model.ts';
import { readScriptSources, siteConnectSources, siteScriptSources } from './script-sources.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
const read = (html: string, known: string[] = []): string[] => readScriptSources(html, { known: new Set(known) });

describe('readScriptSources', () => {
  it('hashes the very text of a script, with newlines as a browser reads them', () => {
    expect(read('<head><script>var a="ş&amp;"</script>')).toEqual([hashOf('var a="ş&amp;"')]);
    expect(read('<script async data-a="1>2">\r\nb()\r\n</script>')).toEqual([hashOf('\nb()\n')]);
    expect(read('<SCRIPT TYPE=module>c()</SCRIPT ><script type="text/javascript">d()</script>')).toEqual([
      hashOf('c()'),
      hashOf('d()'),
    ]);
  });

  it('leaves data, empty scripts, files of the site and what is known', () => {
    const html =
      '<script type="application/ld+json">{"a":1}</script><script type=application/json>[]</script><script></script>' +
      '<script type="module" src="/assets/js/boot.js"></script><script src="./a.js">x</script><script>known()</script>';
    expect(read(html, [hashOf('known()')])).toEqual([]);
  });

  it('hashes what elements do on an event, as a browser reads it', () => {
    const html = `<p title="a>b onclick='x()'">onclick="x()"</p><script>"<i onclick='x()'>"</script><img alt onerror='this.src=&quot;/a.png&quot;'>`;
    expect(read(html)).toEqual([hashOf(`"<i onclick='x()'>"`), "'unsafe-hashes'", hashOf('this.src="/a.png"')]);
    expect(read(html, [hashOf(`"<i onclick='x()'>"`), "'unsafe-hashes'", hashOf('this.src="/a.png"')])).toEqual([]);
  });

  it('names the hosts of files from elsewhere, each once', () => {
    const html = `<script src="https://a.test/1.js"></script><script src='https://a.test/2.js'></script><script src=//b.test:8080/x></script>`;
    // `//b.test` is asked for by the scheme of the page.
    expect(read(html)).toEqual(['https://a.test', 'b.test:8080']);
    expect(read('<script src="data:text/javascript,a"></script>')).toEqual([]);
  });
});

it('siteScriptSources: the script of every page and those of the config', () => {
  const headTags: HeadTag[] = [
    { tagName: 'script', attributes: {}, innerHTML: 'a()' },
    { tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: '{}' },
    { tagName: 'script', attributes: { src: 'https://js.test/x.js', async: true } },
    { tagName: 'style', attributes: {}, innerHTML: 'b{}' },
  ];
  expect(siteScriptSources({ inlineScript: 'first()', headTags, site: {} })).toEqual([
    hashOf('first()'),
    hashOf('a()'),
    'https://js.test',
  ]);
});

it('siteScriptSources: what tags of the config do on an event', () => {
  const onload = "this.media='all'";
  const headTags: HeadTag[] = [
    { tagName: 'link', attributes: { rel: 'stylesheet', href: '/a.css', media: 'print', onload } },
    { tagName: 'link', attributes: { rel: 'icon', href: '/a.svg' } },
  ];
  expect(siteScriptSources({ inlineScript: '', headTags, site: {} })).toEqual(["'unsafe-hashes'", hashOf(onload)]);
});

it('inline scripts of every page load and ask for what they name', () => {
  const snippet = `var u="//olcum.test/";var d=document,g=d.createElement('script');g.src=u+'m.js';d.head.append(g);
    h('https://static.h.test/c/h-','.js?sv=');k.src='https://'+'kenar.test/s/k.js?v=1';q='/yerel/a.js';new WebSocket('wss://soket.test:81/x');d.createElementNS('http://www.w3.org/2000/svg','a')`;
  const headTags: HeadTag[] = [
    { tagName: 'script', attributes: {}, innerHTML: snippet },
    { tagName: 'script', attributes: {}, innerHTML: 'location.href="https://elsewhere.test/"' },
    {
      tagName: 'script',
      attributes: { type: 'application/ld+json' },
      innerHTML: '{"createElement":"https://veri.test/"}',
    },
  ];
  const site = { inlineScript: '', headTags, site: {} };
  expect(siteScriptSources(site).filter((source) => !source.startsWith("'sha256"))).toEqual([
    'olcum.test',
    'https://static.h.test',
    'https://kenar.test',
  ]);
  expect(siteConnectSources(site)).toEqual([
    'olcum.test',
    'https://static.h.test',
    'wss://soket.test:81',
    'https://kenar.test',
  ]);
});

it('inline scripts make one host of another', () => {
  const snippet = `p=t.createElement("script");p.src=s.api_host.replace(".i.olcum.test","-assets.i.olcum.test")+"/array.js";
    olcum.init("x",{"api_host":"https://eu.i.olcum.test"})`;
  const headTags: HeadTag[] = [{ tagName: 'script', attributes: {}, innerHTML: snippet }];
  const site = { inlineScript: '', headTags, site: {} };
  const hosts = ['https://eu.i.olcum.test', 'https://eu-assets.i.olcum.test'];
  expect(siteScriptSources(site).filter((source) => !source.startsWith("'sha256"))).toEqual(hosts);
  expect(siteConnectSources(site)).toEqual(hosts);
});

it('plugins add scripts at the ends of the body, and entries of the policy', () => {
  const bodyTags = { start: [], end: [{ tagName: 'script', attributes: { src: 'https://son.test/a.js' } }] };
  const headTags = [{ tagName: 'script', attributes: { src: 'https://js.test/x.js' } }];
  const policy = { scripts: ["'unsafe-eval'"], connect: ['https://veri.test'] };
  const site = { inlineScript: '', headTags, bodyTags, policy, site: {} };
  expect(siteScriptSources(site)).toEqual(['https://js.test', 'https://son.test', "'unsafe-eval'"]);
  expect(siteConnectSources(site)).toEqual(['https://js.test', 'https://son.test', 'https://veri.test']);
});
