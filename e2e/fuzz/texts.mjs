/** What mutated inputs are made of: pieces of Markdown, MDX and YAML, and strings that have broken something somewhere. */

/**
 * A name that must never be found where a browser runs it. `datamark` stands in data (front matter, lists, config), where nothing may run;
 * `linkmark` in Markdown links. What an author types as raw HTML or JSX is his own and has `rawmark`.
 */
export const MARKS = ['datamark', 'linkmark'];

/** In a page that gives orders to assistants. It must never be found where words of the engine stand. */
export const ORDER_MARK = 'ordermark';

/** Blocks of Markdown, valid as they stand. */
export const BLOCKS = [
  '# Title\n',
  '## Heading {#own-id}\n',
  '### `code` in *heading* with [link](./p000.md)\n',
  'Text with **bold**, *em*, ~~gone~~, `code`, <https://a.example> and https://b.example/x?y=1&z=2.\n',
  'A line\\\nbroken  \nby two signs.\n',
  '> quote\n> > deeper\n>\n> - list\n',
  '- a\n- b\n  - c\n\n    para\n- [x] done\n- [ ] open\n',
  '1. one\n2. two\n   ```js\n   const a = 1;\n   ```\n',
  '| a | b |\n|:--|--:|\n| 1 | `x|y` |\n| [l](/x) | ![i](/y.png) |\n',
  '```js title="a.js" {1,3-4} showLineNumbers\n// highlight-next-line\nconst a = `<b>${1}</b>`;\n```\n',
  '~~~diff\n- a\n+ b\n~~~\n',
  '```bash npm2yarn\nnpm install x\n```\n',
  '```mermaid\ngraph TD; A[one] --> B{two}; B -->|yes| C\n```\n',
  '$$\n\\frac{a}{b} \\sum_{i=0}^n x_i\n$$\n\nInline $x^2$ and :rocket:.\n',
  ':::note Title with `code`\n\nText\n\n:::\n',
  '::::tip\n:::danger{#id .class}\nInner\n:::\n::::\n',
  ':::tabs\n== one\nText\n== two\nText\n:::\n',
  'Note[^1] and again[^1].\n\n[^1]: The note.\n\n    Its second paragraph.\n',
  '[ref]: <https://c.example/a b> "title"\n\n[ref], [text][ref], ![img][ref]\n',
  '![picture](data:image/png;base64,AAAA "t")\n',
  '[a](javascript:linkmark()) ![b](vbscript:linkmark) [c](data:text/html,linkmark)\n',
  '<details><summary>S</summary>\n\nText\n\n</details>\n',
  '<div align="center"><img src="x.png" alt="y" width="10"/></div>\n',
  '<table><tr><td>1</td></tr></table>\n',
  '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>\n',
  '<!-- truncate -->\n',
  '---\n',
  'Term&nbsp;&lt;&#x41;&#0;&amp;copy;\n',
  'Setext\n======\n\nTwo\n---\n',
  '\tindented code\n',
];

/** Blocks of MDX. */
export const MDX_BLOCKS = [
  '{1 + 1} {"text"} {/* comment */}\n',
  "export const value = 'v';\n\n{value}\n",
  'export const Own = ({ children }) => <b>{children}</b>;\n\n<Own>text</Own>\n',
  'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n<Tabs><TabItem value="a" label="A">x</TabItem></Tabs>\n',
  '<div className="x" style={{ color: "red" }}>\n\n**md** inside\n\n</div>\n',
  '<>\nfragment\n</>\n',
  '<p>{[1, 2].map((n) => <i key={n}>{n}</i>)}</p>\n',
  '<a href="/x" {...{ title: "t" }}>y</a>\n',
  '{frontMatter.title} {props.x}\n',
  '<details>\n<summary>S</summary>\nText\n</details>\n',
];

/** Pieces that open, close or change something. */
export const TOKENS = [
  '<', '>', '</', '/>', '<!--', '-->', '<![CDATA[', ']]>', '<?', '<!', '{', '}', '{{', '}}', '${', '`', '```', '~~~', '*', '**', '_', '[', ']', '](',
  '![', '[^', '|', '\\', '&', '&#', '&#x0;', '&amp', '#', '---\n', '+++\n', ':::', '$$', '$', '\n', '\n\n', '\r', '\r\n', '\t', '    ', '> ', '- ', '1. ',
  '</article>', '</main></div>', '</body></html>', '<table>', '<tr>', '<td', '<select>', '<textarea>', '<title>', '<style>', '<script>', '<plaintext>',
  '<body>', '<html>', '<head>', '<frameset>', '<noscript>', '<iframe>', '<xmp>', '<template>', '<svg>', '<math>', '<form>', '<a href="', '<button>',
  '<p', '<div', '<b', '<li>', '<h1>', '<base href="/q">', '<meta http-equiv="refresh" content="0">', '<img src=x onerror=rawmark()>', '<script>rawmark()</script>',
  '<a href="x">', '{...x}', '<a b={', "import x from '", 'export default ', 'require("./x")', '<Foo.Bar>', '<a:b c:d="e">', '{/*', '*/}', '<head><title>x</title></head>',
]; // prettier-ignore

/** Characters that are rare, invisible, wide, or none. */
export const CHARACTERS = [
  '\0', '\u0001', '\u0008', '\u000b', '\u000c', '\u001b', '\u007f', '\u0085', '\u00a0', '\u00ad', '\u200b', '\u200d', '\u200e', '\u2028', '\u2029', '\u202e',
  '\ufeff', '\ufffd', '\ufffe', '\uffff', '\ud800', '\udfff', '\u{1f468}\u200d\u{1f469}', '\u0301', 'İ', 'ı', 'ß', 'ﬁ', 'が', 'か\u3099', '\u{e0001}', '%', '%2e%2e%2f', '%00', '..', '/', '\\', '?', ';', '"', "'", ' ', ',',
]; // prettier-ignore

/** Texts for fields: each would run `datamark`, leave its place, or be no valid name where one is needed. */
export const VALUES = [
  '"><script>datamark()</script>', "'><img src=x onerror=datamark()>", '" onmouseover="datamark()', "' onload='datamark()", 'javascript:datamark()',
  ' JaVaScRiPt:datamark()', 'java\nscript:datamark()', 'data:text/html,<script>datamark()</script>', '</title><script>datamark()</script>', '</script><script>datamark()</script>',
  '--><script>datamark()</script>', ']]><script>datamark()</script>', '${datamark()}', '{datamark()}', '{{constructor}}', '<b>datamark</b>', '&lt;script&gt;datamark()&lt;/script&gt;',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', '', ' ', '0', '-1', '1e999', 'NaN', 'null', 'true', '~', '.', '..', '../..', '/', '//', '//evil.example', '/a//b', 'a/../../b',
  'C:\\x', '%', '%zz', '%2e%2e', '%00', '\0', '\ud800', '\u202e', '\u2028', 'ÇĞİÖŞÜ çğıöşü', '日本語', '👩‍👩‍👧', 'a b', 'a#b', 'a?b', 'a&b', 'index', '404', 'assets', 'search', 'x'.repeat(300), 'long '.repeat(400),
  '[a](javascript:datamark())', '*a*', '`', 'https://x.example', 'https://[', 'http://a:99999', 'mailto:a@b', '#', '#a', '?', '2024-13-45', '2024-01-01T25:00', '-', '--', '$&', "$'", '$1', '\\', '\\u0000', '%s', '@site/x', '@', 'a,b', 'a: b', '{}', '[]', '!!js/function x', '&a', '*a',
]; // prettier-ignore

/** Values of other types, as YAML and JSON both read them. */
export const DATA = [
  'null',
  'true',
  'false',
  '0',
  '-1',
  '1.5',
  '1e999',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '{"a": 1}',
  '[1, "a"]',
  '{"label": "x", "permalink": "y"}',
];
