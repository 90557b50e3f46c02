import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkUnknownMessages, createTranslations, parseMessages } from './messages.ts';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'yaprak-messages-'));
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

function open(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const full = join(siteDir, 'i18n/tr', name);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  return createTranslations({ siteDir, dir: 'i18n/tr' });
}

const parse = (text: string) => parseMessages({ source: 'i18n/tr/x.json', text, digest: '' });

describe('parseMessages', () => {
  it('reads the texts', () => {
    const { all, problems } = parse('{"a": {"message": "A", "description": "Bir harf"}, "b": {"message": ""}}');
    expect(problems).toEqual([]);
    expect([...all]).toEqual([
      ['a', 'A'],
      ['b', ''],
    ]);
  });

  it('reports the place of what is no JSON', () => {
    const { all, problems } = parse('{\n  "a": {"message": "A"},\n}');
    expect(all.size).toBe(0);
    expect(problems).toMatchObject([
      { code: 'invalid-translation', severity: 'error', file: 'i18n/tr/x.json', line: 3, column: 1 },
    ]);
    expect(problems[0]?.message).toMatch(/^The translation file i18n\/tr\/x\.json is not valid JSON: /);
    expect(parse('{"a": ').problems).toMatchObject([{ code: 'invalid-translation', file: 'i18n/tr/x.json' }]);
  });

  it('refuses every text of another shape at its line, and then has none', () => {
    const { all, problems } = parse(
      '{\n  "a": {"message": "A"},\n  "b": "B",\n  "c": {"message": 3},\n  "d": {"mesage": "D"}\n}',
    );
    expect(all.size).toBe(0);
    const [first] = problems;
    expect(first?.message).toBe(
      'In the translation file i18n/tr/x.json the text "b" is wrong: must be a map with "message".',
    );
    expect(first).toMatchObject({ code: 'invalid-translation', line: 3, column: 3 });
    expect(problems[1]?.message).toContain('the text "c" is wrong: message must be text.');
    expect([...new Set(problems.map(({ line }) => line))]).toEqual([3, 4, 5]);
  });

  it.each(['"\\ud800"', '"\\u0001"'])('refuses %s as a text', (text) => {
    expect(parse(`{"a": {"message": ${text}}}`)).toMatchObject({
      all: new Map(),
      problems: [{ code: 'invalid-character', file: 'i18n/tr/x.json' }],
    });
  });

  it.each(['[]', '"metin"', 'null'])('refuses %s', (text) => {
    expect(parse(text).problems.map(({ message }) => message)).toEqual([
      'The translation file i18n/tr/x.json must be a map of texts.',
    ]);
  });
});

describe('createTranslations', () => {
  it('gives the translation, else what the author wrote, and remembers what it was asked for', () => {
    const translations = open({ 'alt/x.json': '{"a": {"message": "Ağaç"}}' });
    const file = translations.file('alt/x.json');
    expect(file.translate('a', { message: 'Tree' })).toBe('Ağaç');
    expect(file.translate('b', { message: 'Leaf', description: 'Of a tree' })).toBe('Leaf');
    expect([...file.used]).toEqual([
      ['a', { message: 'Tree' }],
      ['b', { message: 'Leaf', description: 'Of a tree' }],
    ]);
    expect(translations.file('alt/x.json')).toBe(file);
    expect(translations.sources.map(({ source }) => source)).toEqual(['i18n/tr/alt/x.json']);
    expect([...translations.files.keys()]).toEqual(['alt/x.json']);
  });

  it('needs no file, and reads none where everything is as the author wrote it', () => {
    expect(open({}).file('x.json').translate('a', { message: 'A' })).toBe('A');
    open({ 'x.json': '{"a": {"message": "B"}}' });
    const plain = createTranslations({ siteDir });
    expect(plain.file('x.json').translate('a', { message: 'A' })).toBe('A');
    expect(plain).toMatchObject({ sources: [], problems: [] });
  });

  it('reports once a file that it cannot use, and goes on without it', () => {
    const translations = open({ 'x.json': '{"a": 1}' });
    expect(translations.file('x.json').translate('a', { message: 'A' })).toBe('A');
    translations.file('x.json');
    expect(translations.problems).toMatchObject([{ code: 'invalid-translation', file: 'i18n/tr/x.json', line: 1 }]);
  });
});

describe('checkUnknownMessages', () => {
  it('warns of texts that nothing asks for, with their line and the nearest that is asked for', () => {
    const translations = open({
      'navbar.json':
        '{\n  "title": {"message": "Ad"},\n  "item.label.Dosc": {"message": "Belgeler"},\n  "bambaşka": {"message": "x"}\n}',
    });
    const { translate } = translations.file('navbar.json');
    translate('title', { message: 'Name' });
    translate('item.label.Docs', { message: 'Docs' });
    const problems = checkUnknownMessages(translations);
    expect(problems).toMatchObject([
      {
        code: 'unknown-translation',
        severity: 'warning',
        file: 'i18n/tr/navbar.json',
        line: 3,
        column: 3,
        hint: 'Did you mean "item.label.Docs"?',
      },
      { code: 'unknown-translation', line: 4, hint: 'Correct the key, or remove it.' },
    ]);
    expect(problems[0]?.message).toBe(
      'The translation file i18n/tr/navbar.json has a text for "item.label.Dosc", which the site does not use.',
    );
  });

  it('leaves texts of components alone, which nobody can list', () => {
    const translations = open({ 'code.json': '{"home.title": {"message": "x"}}' });
    translations.file('code.json');
    expect(checkUnknownMessages(translations)).toEqual([]);
  });
});
