/** What was found once, as small as it could be made. Each file is refused with an error that names it, or makes a page that passes the checks. */

/** @type {Record<string, { file: string, text: string, refused?: true }>} */
export const CASES = {
  'an open brace before many tags': {
    file: 'docs/f1/c001.mdx',
    text: `# A\n\n{${'<a href="x">'.repeat(28)}\n`,
    refused: true,
  },
  'half of a surrogate pair as address': {
    file: 'docs/f1/c002.md',
    text: '---\nslug: "\\uD800"\n---\n\nx\n',
    refused: true,
  },
  'a tag longer than a name may be': {
    file: 'docs/f1/c003.md',
    text: `---\ntags: [${'x'.repeat(300)}]\n---\n\nx\n`,
    refused: true,
  },
  'control characters in a post': {
    file: 'blog/2024-02-01-c004.md',
    text: '# A \u0001\n\nb \u0000 c \u001b \ufffe d\n',
  },
  'control characters in a title': {
    file: 'blog/2024-02-02-c005.md',
    text: '---\ntitle: "a\\u0001b"\n---\n\nx\n',
    refused: true,
  },
  'end tags of what stands around the text': {
    file: 'docs/f1/c006.md',
    text: 'a\n\n</div></article></article></main></body>\n\nb\n',
  },
  'a tag that is cut': { file: 'docs/f1/c007.md', text: 'a\n\n<table' },
  'a comment that is never closed': { file: 'docs/f1/c008.md', text: 'a\n\n<!-- b\n' },
  'a script that is never closed': { file: 'blog/2024-02-03-c009.md', text: 'a\n\n<script>rawmark()\n' },
  'a table that is never closed, in a list of posts': {
    file: 'blog/2024-02-04-c010.md',
    text: '<table><tr><td>a\n\n<!-- truncate -->\n\nb\n',
  },
  'plaintext in Markdown': { file: 'docs/f1/c011.md', text: 'a\n\n<plaintext>\n\nb\n' },
  'plaintext in MDX': { file: 'docs/f1/c012.mdx', text: '# A\n\n<plaintext>b</plaintext>\n', refused: true },
  'links that run code': {
    file: 'docs/f1/c013.md',
    text: '[a](javascript:linkmark()) ![b](<vbscript:linkmark>) [c][d]\n\n[d]: data:text/html,linkmark\n',
  },
  'half of a surrogate pair in the config': {
    file: 'yaprak.config.mjs',
    text: 'export default {"title":"T","url":"https://x.test","favicon":"\\ud800"};\n',
    refused: true,
  },
  'half of a surrogate pair in a sidebar': {
    file: 'sidebars.mjs',
    text: 'export default {"s":[{"type":"link","label":"\\ud800","href":"/x"}]};\n',
    refused: true,
  },
  'a category whose page has too long a name': {
    file: 'docs/f1/_category_.json',
    text: `{"link":{"type":"generated-index","slug":"${'x'.repeat(300)}"}}`,
    refused: true,
  },
  'a tag cut in a page with a component': {
    file: 'docs/f1/c014.md',
    text: '```bash npm2yarn\nnpm install x\n```\n\n<div><img src="x.png" al</body></html>/>t="y"/></div>\n',
  },
  'a slug that has another spelling': { file: 'blog/2024-02-05-c015.md', text: '---\nslug: "a&b\u0301c"\n---\n\nx\n' },
  'plaintext in a heading, which the table of contents repeats': {
    file: 'docs/f1/c016.md',
    text: 'a\n\n## b <plaintext> c\n\n<textarea>-\n-\n\nd\n',
  },
  'an edit link that runs code': {
    file: 'src/pages/c017.md',
    text: '---\ncustom_edit_url: "data:text/html,<script>datamark()</script>"\n---\n\na\n',
    refused: true,
  },
  'an author whose link runs code': {
    file: 'blog/2024-02-06-c018.md',
    text: '---\nauthors: [{ name: A, url: "java script:x()" }]\n---\n\na\n',
    refused: true,
  },
};
