import { describe, expect, it } from 'vitest';
import { fileLang, sectionLang } from '../context.ts';
import { findFolderLang } from './category-metadata.ts';

describe('the language of a file', () => {
  const options = { lang: 'tr' };
  const given = { translated: false, options, context: {} };

  it('is said where it is not that of its section, the most specific first', () => {
    expect(sectionLang(options, {})).toBe('tr');
    expect(fileLang({}, given)).toBeUndefined();
    expect(fileLang({ own: 'en' }, given)).toBe('en');
    expect(fileLang({ folder: 'de' }, given)).toBe('de');
    expect(fileLang({ own: 'tr', folder: 'de' }, given)).toBeUndefined();
  });

  it('of a translation is that of the pages around it', () => {
    const context = { untranslated: 'fallback' } as const;
    expect(sectionLang(options, context)).toBeUndefined();
    expect(fileLang({ folder: 'de' }, { translated: true, options, context })).toBeUndefined();
    expect(fileLang({}, { translated: false, options, context })).toBe('tr');
  });

  it('comes from the nearest folder that says it', () => {
    const categories = new Map([
      ['.', {}],
      ['a', { lang: 'en' }],
      ['a/b/c', { lang: 'de' }],
    ]);
    expect(findFolderLang('a/b', categories)).toBe('en');
    expect(findFolderLang('a/b/c', categories)).toBe('de');
    expect(findFolderLang('x', categories)).toBeUndefined();
  });
});
