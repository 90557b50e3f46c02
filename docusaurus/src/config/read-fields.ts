import path from 'node:path';
import { readModules } from '../lifecycle/site-modules.ts';
import type { Fields } from './entries.ts';

/** Fields of `siteConfig` that components get anyway. */
const GIVEN = new Set([
  'title',
  'tagline',
  'url',
  'baseUrl',
  'favicon',
  'noIndex',
  'titleDelimiter',
  'organizationName',
  'projectName',
  'trailingSlash',
  'customFields',
  'themeConfig',
  'i18n',
]);

/**
 * Fields of a config, such as `presets`, that the site's own code reads in `siteConfig`: as data, without functions. All of them on every site
 * would make the files of all islands larger.
 */
export function readOtherFields(written: Fields, siteDir: string): Fields {
  const names = Object.keys(written).filter((name) => !GIVEN.has(name));
  const readers = [...readModules([path.join(siteDir, 'src')])].filter((code) => /\bsiteConfig\b/.test(code));
  const read = names.filter((name) => readers.some((code) => new RegExp(`[.{,]\\s*${name}\\b`).test(code)));
  return Object.fromEntries(
    read.flatMap((name) => {
      const data = toData(written[name]);
      return data === undefined ? [] : [[name, data]];
    }),
  );
}

/** Whether parts of the site's own list the docs of a category: those in texts are known without it. */
export function listsCards(siteDir: string): boolean {
  const lists = /\buseCurrentSidebarCategory\b|<DocCardList\b/;
  return [...readModules([path.join(siteDir, 'src')])].some((code) => lists.test(code));
}

/** Whether components of the site look into elements that they are given, such as the code of a fence. */
export function looksInside(siteDir: string): boolean {
  const looks = /(?<!\bthis)\??\.props\??\.(?:children|className|metastring)\b/;
  return [...readModules([path.join(siteDir, 'src')])].some((code) => looks.test(code));
}

function toData(value: unknown): unknown {
  try {
    const json = JSON.stringify(value);
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    // A plugin may be an object that holds itself.
    return undefined;
  }
}
