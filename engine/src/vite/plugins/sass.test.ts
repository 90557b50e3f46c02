import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { sassImporter } from './sass.ts';

it('finds what Sass imports from the site folder and by an alias of a plugin', () => {
  const { findFileUrl } = sassImporter({
    siteDir: '/belge',
    aliases: { '@css': '/belge/css', tam$: '/t', bos: false },
  });
  const found = (specifier: string): string | undefined => findFileUrl(specifier)?.pathname;
  expect(found('@site/src/scss/olcu')).toBe('/belge/src/scss/olcu');
  expect(found('~@css/renk.scss')).toBe(pathToFileURL('/belge/css/renk.scss').pathname);
  expect(['@siteler/a', './a', 'tam/a', 'bos', 'paket/a.css'].map(found)).toEqual(Array(5).fill(undefined));
});
