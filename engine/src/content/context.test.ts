import { describe, expect, it } from 'vitest';
import { isOmitted, isUnlisted } from './context.ts';

describe('isUnlisted', () => {
  it('hides a page in a build and leaves it in its place in dev', () => {
    expect(isUnlisted({ unlisted: true }, { mode: 'build' })).toBe(true);
    expect(isUnlisted({ unlisted: true }, { mode: 'dev' })).toBe(false);
    expect(isUnlisted({}, { mode: 'build' })).toBe(false);
  });
});

describe('isOmitted', () => {
  const context = (untranslated?: 'fallback' | 'omit') => ({ context: untranslated ? { untranslated } : {} });

  it('follows the page before the site, and never leaves out a translation or the default language', () => {
    expect(isOmitted({}, { translated: false, ...context('omit') })).toBe(true);
    expect(isOmitted({ untranslated: 'fallback' }, { translated: false, ...context('omit') })).toBe(false);
    expect(isOmitted({ untranslated: 'omit' }, { translated: false, ...context('fallback') })).toBe(true);
    expect(isOmitted({ untranslated: 'omit' }, { translated: true, ...context('omit') })).toBe(false);
    expect(isOmitted({ untranslated: 'omit' }, { translated: false, ...context() })).toBe(false);
  });
});
