import { describe, expect, it } from 'vitest';
import { parseHead } from './page-head.ts';

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

  it('goes on without front matter that is wrong, and reports it', () => {
    const { value, problems } = parse('---\nsidebar_position: x\n---\n# A\n');
    expect(value).toMatchObject({ frontMatter: {}, contentTitle: 'A' });
    expect(problems).toMatchObject([{ code: 'invalid-front-matter', line: 2 }]);
  });
});
