import { describe, expect, it } from 'vitest';
import { importHint } from './import-hint.ts';

describe('the hint for an import that was not found', () => {
  it.each([
    ['./yok.js', 'Check the path'],
    ['@site/src/yok', 'Check the path'],
    ['!!raw-loader!./yok.js', 'Check the path'],
    ['@theme/Admonition/Icon/Info', 'may stand in src/theme/Admonition/Icon/Info.'],
    ['@theme-original/Yok', 'may stand in src/theme/Yok.'],
    ['@docusaurus/yok', 'The README of yaprak-docusaurus'],
    ['paket/alt/dosya', '`npm install paket`'],
    ['@kapsam/paket/alt', '`npm install @kapsam/paket`'],
  ])('fits what was meant by %s', (specifier, hint) => {
    expect(importHint(specifier)).toContain(hint);
  });
});
