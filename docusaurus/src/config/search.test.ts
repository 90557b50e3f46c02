import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeService } from './search.ts';

it('says that a search box of the site’s own goes on asking the service, and one around the theme’s does not', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-kutu-'));
  const say = (code: string): string => {
    writeFileSync(path.join(siteDir, 'src/theme/SearchBar/index.tsx'), code);
    return describeService({ key: 'algolia', name: 'Algolia', theme: 't', isKept: false }, { siteDir });
  };
  mkdirSync(path.join(siteDir, 'src/theme/SearchBar'), { recursive: true });
  expect(say("import { DocSearchModal } from '@docsearch/react';")).toContain('goes on asking Algolia');
  expect(say("import SearchBar from '@theme-original/SearchBar';")).toContain('in place of Algolia');
  rmSync(siteDir, { recursive: true });
});
