/** What was found once, as small as it could be made. Each file is refused with an error that names it, or makes a page that passes the checks. */

/** A page with one field of front matter that is refused. @param {string} file @param {string} line */
const field = (file, line) => ({ file, text: `---\n${line}\n---\n\nx\n`, refused: /** @type {const} */ (true) });

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
  'half of a surrogate pair as title': field('docs/f1/c019.md', 'title: "a\\uD800"'),
  'half of a surrogate pair as tag': field('docs/f1/c020.md', 'tags: ["\\uDFFF"]'),
  'half of a surrogate pair as description': field('blog/2024-02-07-c021.md', 'description: "\\uD800"'),
  'half of a surrogate pair as author': field('blog/2024-02-08-c022.md', 'authors: [{ name: "\\uD800" }]'),
  'half of a surrogate pair in the label of a category': {
    file: 'docs/f2/_category_.json',
    text: '{"label":"\\ud800"}',
    refused: true,
  },
  'half of a surrogate pair in the authors file': {
    file: 'blog/authors.yml',
    text: 'ada: { name: "\\uD800" }\n',
    refused: true,
  },
  'a control character in the tags file': {
    file: 'blog/tags.yml',
    text: 'one: { label: One, description: "\\u0001" }\n',
    refused: true,
  },
  'an image that runs code': field('blog/2024-02-09-c023.md', 'image: "data:text/html,<script>datamark()</script>"'),
  'a picture of an author that runs code': field(
    'blog/2024-02-10-c024.md',
    'authors: [{ name: A, image_url: "vbscript:datamark" }]',
  ),
  'an account that runs code': field(
    'blog/2024-02-11-c025.md',
    'authors: [{ name: A, socials: { github: " javascript:datamark()" } }]',
  ),
  'a tag with too long an address, in the tags file': {
    file: 'docs/tags.yml',
    text: `one: { label: One, permalink: /${'x'.repeat(300)} }\n`,
    refused: true,
  },
  'tags that open something, in a title': { file: 'docs/f1/c026.md', text: '# a <plaintext> <table><!-- b\n\nc\n' },
  'tags that open something, in a table': {
    file: 'docs/f1/c027.md',
    text: '| a <td | <table> |\n|---|---|\n| <textarea> | <!-- |\n| </table></main> | <script>rawmark() |\n\nb\n',
  },
  'tags that open something, in the title of an admonition': {
    file: 'docs/f1/c028.md',
    text: ':::note a <div><table><textarea>\n\nb </main></body>\n\n:::\n\nc\n',
  },
  'tags that open something, in links, quotes, lists and notes': {
    file: 'docs/f1/c029.md',
    text: '[a <div>](#x) ![b <table>](x.png) > c\n\n> <select>\n\n- <xmp>\n- </article></main>\n\nd[^1]\n\n[^1]: <title> </div></div></div>\n',
  },
  'tags that open something, in a post that lists show': {
    file: 'blog/2024-02-12-c030.md',
    text: '---\ntags: [one]\n---\n\n<details><summary>a <b>\n\n</article></main> <frameset> <style>\n\n<!-- truncate -->\n\nb\n',
  },
  'tags that open something, in tabs and code': {
    file: 'docs/f1/c031.md',
    text: ':::tabs\n== <div>\n<table>\n== </div></main>\n```html title="</div><table>"\n<script>\n```\n:::\n\n```mermaid\ngraph TD; A["</div><table>"]\n```\n\n$</math><table>$\n',
  },
};
