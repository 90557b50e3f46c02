import { describe, expect, it } from 'vitest';
import type { Problem } from '../shared/model.ts';
import { GLOSSARY } from '../search/glossary/glossary.ts';
import type { LoadContext } from './plugin.ts';
import { loadSynonyms, synonymsOf, type SiteSynonyms } from './search-synonyms.ts';

function load(text: string | undefined): { loaded: SiteSynonyms; problems: Problem[] } {
  const problems: Problem[] = [];
  const context: Partial<LoadContext> = {
    readText: () => text,
    report: (problem) => problems.push(problem),
  };
  return { loaded: loadSynonyms({ synonyms: 'words.yml' }, context as LoadContext), problems };
}

describe('a file of synonyms', () => {
  it('has groups of equal words, and groups that lead one way', () => {
    const { loaded, problems } = load('- [mesaj, ileti]\n- { from: kuruş, to: [lira, TL] }\n- [404, bulunamadı]\n');
    expect(problems).toEqual([]);
    expect(loaded.all).toEqual([
      { from: ['mesaj', 'ileti'], to: ['mesaj', 'ileti'] },
      { from: ['kuruş'], to: ['lira', 'TL'] },
      { from: ['404', 'bulunamadı'], to: ['404', 'bulunamadı'] },
    ]);
  });

  it('may be empty', () => {
    expect(load('')).toEqual({ loaded: { all: [], byLanguage: {} }, problems: [] });
  });

  it.each([
    ['- [mesaj, ileti]\n- [tek]\n', 2, 3],
    ['- [mesaj, ileti]\n- { from: a }\n', 2, 3],
    ['- { from: a, to: b, too: c }\n', 1, 3],
    ['- [mesaj, [ileti]]\n', 1, 3],
    ['mesaj: ileti\n', 1, 1],
    ['- [mesaj, ileti\n', 2, 1],
  ])('with a mistake is reported with its place: %j', (text, line, column) => {
    const { problems } = load(text);
    expect(problems[0]).toMatchObject({ code: 'search-synonyms', severity: 'error', file: 'words.yml', line, column });
  });

  it('that is missing is reported with the field of the config', () => {
    const [problem] = load(undefined).problems;
    expect(problem).toMatchObject({ configKey: ['search', 'synonyms'] });
    expect(problem?.message).toContain('words.yml');
  });
});

describe('the groups of a language', () => {
  const site: SiteSynonyms = {
    all: [{ from: ['a', 'b'], to: ['a', 'b'] }],
    byLanguage: { tr: [{ from: ['c'], to: ['d'] }] },
  };

  it('are the own ones and those of the language, and the glossary unless it is switched off', () => {
    expect(synonymsOf(site, { locale: 'tr', glossary: false })).toEqual([
      ...site.all,
      ...(site.byLanguage['tr'] ?? []),
    ]);
    expect(synonymsOf(site, { locale: 'en', glossary: false })).toEqual(site.all);
    expect(synonymsOf(site, { locale: 'en', glossary: true })).toHaveLength(1 + GLOSSARY.length);
  });
});
