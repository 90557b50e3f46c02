import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeService } from './search.ts';

it('says that a search box of the site’s own goes on asking the service, and one around the theme’s does not', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-kutu-'));
  const say = (code: string, part = 'SearchBar'): string => {
    mkdirSync(path.join(siteDir, 'src/theme', part), { recursive: true });
    writeFileSync(path.join(siteDir, 'src/theme', part, 'index.tsx'), code);
    return describeService({ key: 'algolia', name: 'Algolia', theme: 't', isKept: false }, { siteDir });
  };
  expect(say("import { DocSearchModal } from '@docsearch/react';")).toContain(
    "goes on asking Algolia; the page of all results is Yaprak's own",
  );
  expect(say("import { liteClient } from 'algoliasearch/lite';", 'SearchPage')).toContain(
    'asking Algolia; so does the page of all results',
  );
  expect(say("import SearchBar from '@theme-original/SearchBar';")).toContain('in place of Algolia');
  rmSync(siteDir, { recursive: true });
});
