import { describe, expect, it } from 'vitest';
import { readSsrTemplate } from './ssr-template.ts';

const options = { baseUrl: '/kb/', noIndex: false };
/** As Docusaurus writes it, with places for what a site adds. */
const template = (added: { html?: string; head?: string; body?: string; before?: string; after?: string }): string => `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %> ${added.html ?? ''}>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <title>Her yerde</title>
    ${added.head ?? ''}
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %> ${added.body ?? ''}>
    <%~ it.preBodyTags %>
    ${added.before ?? ''}<div id="__docusaurus"><%~ it.appHtml %></div>${added.after ?? ''}
    <%~ it.postBodyTags %>
  </body>
</html>
`;

describe('readSsrTemplate', () => {
  it('finds nothing in the template that Docusaurus has', () => {
    expect(readSsrTemplate(template({}), options)).toEqual({
      html: {},
      body: {},
      head: [],
      start: [],
      end: [],
      around: [],
    });
  });

  it('takes tags and attributes, with what code in the template makes of them', () => {
    const read = readSsrTemplate(
      template({
        html: 'lang="en" translate="no"',
        head: `<!-- <link rel="x"> --><link rel="icon" href="<%= it.baseUrl %>a.svg" />
          <% if (it.noIndex) { %><meta name="robots" content="noindex"><% } else { %><meta name="x" content="<%= 'a"b' %>"><% } -%>`,
        body: 'itemscope class="koyu"',
        before: '<meta itemprop="name" content="Bir"><div class="ust"><div>Üst</div></div>',
        after:
          '<script>if (1 < 2) document.write("</div>");</script><noscript><div><img src="/x.gif"></div></noscript>',
      }),
      options,
    );
    expect(read).toEqual({
      html: { translate: 'no' },
      body: { itemscope: true, class: 'koyu' },
      head: [
        { tagName: 'link', attributes: { rel: 'icon', href: '/kb/a.svg' } },
        { tagName: 'meta', attributes: { name: 'x', content: 'a"b' } },
      ],
      start: [
        { tagName: 'meta', attributes: { itemprop: 'name', content: 'Bir' } },
        { tagName: 'div', attributes: { class: 'ust' }, innerHTML: '<div>Üst</div>' },
      ],
      end: [
        { tagName: 'script', attributes: {}, innerHTML: 'if (1 < 2) document.write("</div>");' },
        { tagName: 'noscript', attributes: {}, innerHTML: '<div><img src="/x.gif"></div>' },
      ],
      around: [],
    });
  });

  it('names elements around the page, and keeps what is beside them', () => {
    const read = readSsrTemplate(
      template({ before: '<i>a</i><div class="kap"><b>b</b><main>', after: '</main><u>c</u></div><s>d</s>' }),
      options,
    );
    expect(read.around).toEqual(['<div class="kap">', '<main>']);
    expect([...read.start, ...read.end].map(({ tagName }) => tagName)).toEqual(['i', 'b', 'u', 's']);
  });

  it('throws what code in the template throws', () => {
    expect(() => readSsrTemplate('<% it.yok.forEach(() => {}) %>', options)).toThrow("reading 'forEach'");
  });
});
