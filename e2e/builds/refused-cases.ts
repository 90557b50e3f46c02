/**
 * What Docusaurus refuses, warns about or accepts, case by case: its content must end the same way here. Each case is a site with
 * `docs/taban.md` and these files; `docs` and `blog` are the options its config sets.
 */
export interface RefusedCase {
  files: Record<string, string>;
  docs?: string;
  blog?: string;
  /** Without `docs/taban.md`. */
  empty?: true;
  outcome: 'accepted' | 'warned' | 'refused';
}

const SIDEBARS = "sidebarPath: './sidebars.js'";
const NO_TRUNCATION = "{onUntruncatedBlogPosts: 'ignore'}";

export const REFUSED_CASES: Record<string, RefusedCase> = {
  'an admonition that is never closed': {
    files: { 'docs/a.md': '# A\n\n:::note\n\nkapanmadi\n\n## B\n' },
    outcome: 'accepted',
  },
  'a position that is no number': {
    files: { 'docs/a.md': '---\nsidebar_position: abc\n---\n# A\n' },
    outcome: 'refused',
  },
  'tags that are one word': { files: { 'docs/a.md': '---\ntags: tek\n---\n# A\n' }, outcome: 'refused' },
  'front matter that is no YAML': { files: { 'docs/a.md': '---\ntitle: a: b\n---\n# A\n' }, outcome: 'refused' },
  'two posts at one address': {
    files: { 'blog/2024-01-01-y/index.md': '# Y2\n', 'blog/2024-01-01-y.md': '# Y1\n' },
    blog: NO_TRUNCATION,
    outcome: 'warned',
  },
  'a post with a tag and an author that no file defines': {
    files: {
      'blog/2024-01-01-y.md': '---\ntags: [yok]\nauthors: {name: A}\n---\n# Y\n',
      'blog/tags.yml': 'var: {label: Var}\n',
    },
    blog: '{}',
    outcome: 'warned',
  },
  'a post with an unknown author key': {
    files: { 'blog/2024-01-01-y.md': '---\nauthors: yok\n---\n# Y\n', 'blog/authors.yml': 'ayse: {name: A}\n' },
    blog: NO_TRUNCATION,
    outcome: 'refused',
  },
  'a post without a date, outside git': {
    files: { 'blog/yazi.md': '# Yazi\n' },
    blog: NO_TRUNCATION,
    outcome: 'refused',
  },
  'an undefined name in braces': { files: { 'docs/a.md': '# A\n\n{tanimsiz}\n' }, outcome: 'refused' },
  'two category files in one folder': {
    files: {
      'docs/k/_category_.json': '{"label":"Json"}',
      'docs/k/_category_.yml': 'label: Yml\n',
      'docs/k/a.md': '# A\n',
    },
    outcome: 'warned',
  },
  'a category that links to an unknown doc': {
    files: { 'docs/k/_category_.json': '{"label":"K","link":{"type":"doc","id":"yok"}}', 'docs/k/a.md': '# A\n' },
    outcome: 'refused',
  },
  'a category that names a doc of its folder shortly': {
    files: {
      'docs/k/_category_.json': '{"label":"K","link":{"type":"doc","id":"a"}}',
      'docs/k/a.md': '# A\n',
      'docs/k/b.md': '# B\n',
    },
    outcome: 'accepted',
  },
  'two categories with one label': {
    files: {
      'docs/k/_category_.json': '{"label":"K","link":{"type":"generated-index"}}',
      'docs/k/a.md': '# A\n',
      'docs/m/_category_.json': '{"label":"K","link":{"type":"generated-index"}}',
      'docs/m/a.md': '# A\n',
    },
    outcome: 'accepted',
  },
  'an unknown key in a category file': {
    files: { 'docs/k/_category_.json': '{"label":"K","bilinmeyen":1}', 'docs/k/a.md': '# A\n' },
    outcome: 'refused',
  },
  'a draft that is unlisted too': {
    files: { 'docs/a.md': '---\ndraft: true\nunlisted: true\n---\n# A\n' },
    outcome: 'refused',
  },
  'two docs with one id': { files: { 'docs/01-x.md': '# Bir\n', 'docs/02-x.md': '# Iki\n' }, outcome: 'refused' },
  'two docs with one slug': {
    files: { 'docs/a.md': '---\nslug: /ayni\n---\n# A\n', 'docs/b.md': '---\nslug: /ayni\n---\n# B\n' },
    outcome: 'warned',
  },
  'a docs folder without docs': { files: { 'docs/.gitkeep': '' }, empty: true, outcome: 'refused' },
  'a file beside a folder of its name': {
    files: { 'docs/ikiz/a.md': '# A\n', 'docs/ikiz/index.md': '# Klasor\n', 'docs/ikiz.md': '# Dosya\n' },
    outcome: 'accepted',
  },
  'a style attribute on an HTML tag': {
    files: { 'docs/a.md': '# A\n\n<p style="color: red" class="x">a</p>\n' },
    outcome: 'refused',
  },
  'a tag that is never closed in a line': { files: { 'docs/a.md': '# A\n\nsatir<br>sonu\n' }, outcome: 'refused' },
  'an id with a slash': { files: { 'docs/a.md': '---\nid: a/b\n---\n# A\n' }, outcome: 'refused' },
  'an import in the middle': {
    files: { 'docs/a.mdx': '# A\n\nMetin.\n\nimport Link from \'@docusaurus/Link\';\n\n<Link to="/">x</Link>\n' },
    outcome: 'accepted',
  },
  'an index beside a README': {
    files: { 'docs/k/README.md': '# Readme\n', 'docs/k/a.md': '# A\n', 'docs/k/index.md': '# Index\n' },
    outcome: 'warned',
  },
  'an element that is never closed': { files: { 'docs/a.md': '# A\n\n<div>\n' }, outcome: 'refused' },
  'an image that is missing': {
    files: { 'docs/a.md': '# A\n\n![yok](./yok.png)\n\n![yok](/img/yok.png)\n' },
    outcome: 'warned',
  },
  'an import that is missing': { files: { 'docs/a.mdx': "import X from './yok.mdx';\n\n# A\n" }, outcome: 'refused' },
  'a next page that does not exist': {
    files: { 'docs/a.md': '---\npagination_next: yok\n---\n# A\n' },
    outcome: 'refused',
  },
  'a draft in the sidebars file': {
    files: {
      'docs/t.md': '---\ndraft: true\n---\n# T\n',
      'sidebars.js': "module.exports = { s: ['taban', 't'] };\n",
    },
    docs: SIDEBARS,
    outcome: 'accepted',
  },
  'an empty category in the sidebars file': {
    files: { 'sidebars.js': "module.exports = { s: ['taban', { type: 'category', label: 'Bos', items: [] }] };\n" },
    docs: SIDEBARS,
    outcome: 'refused',
  },
  'an unknown doc in the sidebars file': {
    files: { 'sidebars.js': "module.exports = { s: ['taban', 'yok'] };\n" },
    docs: SIDEBARS,
    outcome: 'refused',
  },
  'a doc id with its number prefixes in the sidebars file': {
    files: { 'docs/01-k/02-a.md': '# A\n', 'sidebars.js': "module.exports = { s: ['taban', '01-k/02-a'] };\n" },
    docs: SIDEBARS,
    outcome: 'refused',
  },
  'a tag that is not in the tags file, where that is forbidden': {
    files: { 'docs/a.md': '---\ntags: [yok]\n---\n# Y\n', 'docs/tags.yml': 'var: {label: Var}\n' },
    docs: "onInlineTags: 'throw'",
    outcome: 'refused',
  },
  'a component that nobody defines': { files: { 'docs/a.md': '# A\n\n<Bilinmeyen />\n' }, outcome: 'refused' },
  'unknown keys in front matter': {
    files: { 'docs/a.md': '---\nbilinmeyen: 1\nsidebar_labell: x\n---\n# A\n' },
    outcome: 'accepted',
  },
};
