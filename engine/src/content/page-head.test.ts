import { describe, expect, it } from 'vitest';
import { parseHead, docFrontMatter } from './page-head.ts';
import { parseFrontMatter } from './front-matter.ts';
import { checkFrontMatter } from './front-matter-schema.ts';

const parse = (text: string, source = 'a.md') =>
  parseHead({ source, digest: 'd', text }, { kind: 'doc', format: 'detect' });

describe('parseHead', () => {
  it('reads front matter, title and first line', () => {
    expect(parse('---\nsidebar_label: Bir\n---\n# Başlık\n\nSöz.\n')).toEqual({
      value: { kind: 'doc', frontMatter: { sidebar_label: 'Bir' }, contentTitle: 'Başlık', excerpt: 'Söz.' },
      problems: [],
    });
    expect(parse('---\ndescription: iki\n---\nSöz.\n').value).toMatchObject({ excerpt: undefined });
  });

  it('looks at all of an MDX text for what components may need', () => {
    const { value } = parse(`# A\n\n${'Söz.\n\n'.repeat(500)}<DocCardList />\n`, 'a.mdx');
    expect(value).toMatchObject({ mayShowCards: true, hasCardList: true, mayNeedModules: false });
  });

  it.each([
    ['<Kutu a={() => 1} />', true],
    ['<Kutu\n  b={1}\n  a={function () {}}\n/>', true],
    ['<Kutu a={{ b: <i /> }} />', true],
    ['<Kutu a={new Date(0)} />', true],
    ['<Kutu>\n  {(x) => x}\n</Kutu>', true],
    ['<Kutu a={1} />\n\na => b', false],
    ['{[1].map((x) => x)}', false],
  ])('knows whether a component may be given code: %j', (text, isSo) => {
    expect(parse(`# A\n\n${text}\n`, 'a.mdx').value).toMatchObject({ mayNeedModules: isSo });
  });

  it('goes on without front matter that is wrong, and reports it', () => {
    const { value, problems } = parse('---\nsidebar_position: x\n---\n# A\n');
    expect(value).toMatchObject({ frontMatter: {}, contentTitle: 'A' });
    expect(problems).toMatchObject([{ code: 'invalid-front-matter', line: 2 }]);
  });
});

function check(yaml: string) {
  const file = { source: 'docs/a.md', digest: '', text: `---\n${yaml}\n---\n` };
  return checkFrontMatter(parseFrontMatter(file).frontMatter, { schema: docFrontMatter, file });
}

describe('doc front matter', () => {
  const accepted: [yaml: string, value: Record<string, unknown>][] = [
    ['title: 2024', { title: '2024' }],
    ["title: ''", { title: '' }],
    ["sidebar_position: '3'", { sidebar_position: 3 }],
    ['sidebar_position: -1.5', { sidebar_position: -1.5 }],
    ["hide_title: 'true'", { hide_title: true }],
    ['pagination_next: null', { pagination_next: null }],
    ['displayed_sidebar: null', { displayed_sidebar: null }],
    ['custom_edit_url: null', { custom_edit_url: null }],
    ['tags: [a, 12, {label: B, permalink: b}]', { tags: ['a', '12', { label: 'B', permalink: 'b' }] }],
    ['last_update: {date: 2024-01-02}', { last_update: { date: '2024-01-02' } }],
    ['last_update: {author: Ada, neden: 1}', { last_update: { author: 'Ada', neden: 1 } }],
    ['last_update: {date: 1580515200000}', { last_update: { date: '2020-02-01T00:00:00.000Z' } }],
    ["title_meta: ''", { title_meta: '' }],
    ['tags: [{label: a, permalink: /b, extra: 1}]', { tags: [{ label: 'a', permalink: '/b', extra: 1 }] }],
    ['bilinmeyen: {a: 1}', { bilinmeyen: { a: 1 } }],
    ['toc_min_heading_level: 2\ntoc_max_heading_level: 4', { toc_min_heading_level: 2, toc_max_heading_level: 4 }],
    ['sidebar_custom_props: {a: 1}', { sidebar_custom_props: { a: 1 } }],
  ];
  for (const [yaml, value] of accepted) {
    it(`accepts ${yaml}`, () => expect(check(yaml)).toEqual({ value, problems: [] }));
  }

  const refused: [yaml: string, field: string][] = [
    ['title: true', 'title'],
    ['title:', 'title'],
    ['id: a/b', 'id'],
    ["id: ''", 'id'],
    ['sidebar_position: abc', 'sidebar_position'],
    ['sidebar_position: null', 'sidebar_position'],
    ['tags: tek', 'tags'],
    ['tags: [{label: A}]', 'tags'],
    ['keywords: a', 'keywords'],
    ['hide_title: belki', 'hide_title'],
    ['toc_max_heading_level: 7', 'toc_max_heading_level'],
    ['toc_min_heading_level: 4\ntoc_max_heading_level: 3', 'toc_min_heading_level'],
    ['last_update: {}', 'last_update'],
    ['last_update: {date: dün}', 'last_update'],
    ['last_update: {date: 1e20}', 'last_update'],
    ['last_update: {neden: 1}', 'last_update'],
    ['draft: true\nunlisted: true', 'unlisted'],
  ];
  for (const [yaml, field] of refused) {
    it(`refuses ${yaml}`, () => {
      const { value, problems } = check(`# ilk satır\n${yaml}`);
      expect(value).toBeUndefined();
      expect(problems).toHaveLength(1);
      const line = yaml.split('\n').findIndex((text) => text.startsWith(field)) + 3;
      expect(problems[0]).toMatchObject({ code: 'invalid-front-matter', severity: 'error', file: 'docs/a.md', line });
      expect(problems[0]?.message).toContain(`"${field}`);
    });
  }

  it('reports every fault and shows the value', () => {
    const { problems } = check('sidebar_position: abc\ntags: tek');
    expect(problems.map(({ message }) => message)).toEqual([
      'In docs/a.md the front matter field "sidebar_position" must be a number, but it is "abc".',
      'In docs/a.md the front matter field "tags" must be a list, such as [one, two], but it is "tek".',
    ]);
  });
});
