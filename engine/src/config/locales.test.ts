import { expect, it } from 'vitest';
import { queryLabel, KNOWN_LABELS, resolveLocale } from './locales.ts';

const site = { baseUrl: '/', defaultLocale: 'en' };

it('knows some labels without asking, as they would be given', () => {
  for (const [name, label] of Object.entries(KNOWN_LABELS)) expect(queryLabel(name)).toBe(label);
  expect(resolveLocale('tr', site).label).toBe('Türkçe');
  expect(resolveLocale('de', site).label).toBe('Deutsch');
});
