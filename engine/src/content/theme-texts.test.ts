import { describe, expect, it } from 'vitest';
import { TEXTS } from '../shared/text-table.ts';
import { isTextId, text, type TextId } from '../shared/texts.ts';
import { codeIdOf, resolveThemeTexts, toCodeText } from './theme-texts.ts';

const IDS = Object.keys(TEXTS).filter(isTextId);
const resolve = (code: Record<string, string>, ids: readonly TextId[] = IDS) =>
  resolveThemeTexts(new Map(Object.entries(code)), { ids });

describe('codeIdOf', () => {
  it('is the id that Docusaurus sites know, else one of our own', () => {
    expect(codeIdOf('docs.next')).toBe('theme.docs.paginator.next');
    expect(codeIdOf('version.badge')).toBe('theme.docs.versionBadge.label');
    expect(codeIdOf('nav.footer')).toBe('theme.yaprak.nav.footer');
  });

  it('is another for every text', () => {
    expect(new Set(IDS.map(codeIdOf)).size).toBe(IDS.length);
  });
});

describe('resolveThemeTexts', () => {
  it('has the texts that are given, by our ids, and no others', () => {
    expect(
      resolve({
        'theme.docs.paginator.next': 'Weiter',
        'theme.yaprak.details': 'Mehr',
        'theme.unknown': 'x',
        'docs.next': 'x',
        'home.title': 'x',
      }),
    ).toEqual({ 'docs.next': 'Weiter', details: 'Mehr' });
    expect(resolve({})).toEqual({});
  });

  it('spells the names in braces as we do', () => {
    const texts = resolve({
      'theme.docs.versions.unreleasedVersionLabel': '{siteTitle}: {versionLabel} ({fremd})',
      'theme.blog.post.readingTime.plurals': 'Eine Minute|{readingTime} Minuten',
      'theme.common.headingLinkTitle': 'Link zu {heading}',
    });
    expect(texts).toEqual({
      'version.unreleased': '{site}: {version} ({fremd})',
      'blog.readingTime': 'Eine Minute|{count} Minuten',
      'heading.link': 'Link zu {heading}',
    });
  });

  it('reads back every text as it is written for translators', () => {
    const wordings = new Map(
      IDS.map((id): [TextId, string] => [id, typeof TEXTS[id].en === 'string' ? TEXTS[id].en : TEXTS[id].en.join('|')]),
    );
    const code = Object.fromEntries([...wordings].map(([id, wording]) => [codeIdOf(id), toCodeText(wording, id)]));
    expect(code['theme.docs.versionBadge.label']).toBe('Version: {versionLabel}');
    expect(resolve(code)).toEqual(Object.fromEntries(wordings));
  });

  it('makes one counted sentence of a sentence and the counted words in it', () => {
    const own = resolve({
      'theme.docs.tagDocListPageTitle': '{nDocsTagged} mit „{tagName}“',
      'theme.docs.tagDocListPageTitle.nDocsTagged': 'Ein Dokument|{count} Dokumente',
      'theme.blog.tagTitle': '{nPosts} zu $& {tagName}',
      'theme.blog.post.plurals': 'Ein Beitrag|{count} Beiträge',
    });
    expect(own['docs.tagged']).toBe('Ein Dokument mit „{tag}“|{count} Dokumente mit „{tag}“');
    const words = { lang: 'de', own };
    expect(text(words, 'docs.tagged', { count: 1, tag: 'Rot' })).toBe('Ein Dokument mit „Rot“');
    expect(text(words, 'docs.tagged', { count: 4, tag: 'Rot' })).toBe('4 Dokumente mit „Rot“');
    expect(text(words, 'blog.tagged', { count: 2, tag: 'Rot' })).toBe('2 Beiträge zu $& Rot');
    expect(text(words, 'blog.count', { count: 2 })).toBe('2 Beiträge');
  });

  it('keeps our own sentence where one of the two is missing', () => {
    expect(resolve({ 'theme.blog.tagTitle': '{nPosts} zu {tagName}' })).toEqual({});
    expect(Object.keys(resolve({ 'theme.blog.post.plurals': 'Ein Beitrag|{count} Beiträge' }))).toEqual(['blog.count']);
  });
});
