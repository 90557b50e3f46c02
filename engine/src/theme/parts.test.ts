import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../content/list-files.ts';
import { parts, type ThemePart } from './parts.ts';
import { drawnInPieces } from './piece-parts.ts';

const theme = import.meta.dirname;
const engine = path.join(theme, '../..');
const read = (file: string): string => readFileSync(path.join(theme, file), 'utf8');
const load = async ({ file }: ThemePart): Promise<Record<string, unknown>> =>
  (await import(path.join(theme, file))) as Record<string, unknown>;
const sources = listFiles(theme).files.filter(
  (file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('testing/'),
);

describe('the table of parts', () => {
  it('names files and exports that exist, each part once', async () => {
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
    for (const part of parts) {
      const names = Object.keys(await load(part));
      expect(names, part.name).toEqual(expect.arrayContaining([part.exported, ...part.also]));
    }
  });

  it('has objects only in files that do not use them: they are read while modules load', async () => {
    const objects = [];
    for (const part of parts) if (typeof (await load(part))[part.exported] === 'object') objects.push(part);
    expect(objects.map(({ name }) => name)).toEqual([
      'NavbarItem/ComponentTypes',
      'MDXComponents',
      'Admonition/Types',
      'ReactLiveScope',
      'SearchTranslations',
    ]);
    for (const { name, file } of objects) expect(read(file)).not.toContain(`'@theme/${name}'`);
  });

  it('has another component for each part that is drawn in pieces', async () => {
    const all = parts.flatMap(({ name, inPieces }) => (inPieces ? [{ name, ...inPieces }] : []));
    expect(all.map(({ name }) => name).sort()).toEqual(Object.keys(drawnInPieces).sort());
    for (const { name, file, exported, pieces, copied = [] } of all) {
      expect(Object.keys((await import(path.join(theme, file))) as object), name).toEqual(
        expect.arrayContaining([exported, ...copied.map((one) => one.exported)]),
      );
      expect(pieces.length > 0 || copied.length > 0, name).toBe(true);
      for (const piece of pieces) expect(parts.find((part) => part.name === piece)?.isReplaceable, piece).toBe(true);
    }
  });

  it('is how the theme uses its own parts, so that a replacement is used everywhere', () => {
    const replaceable = parts.filter(({ isReplaceable }) => isReplaceable);
    for (const source of sources) {
      const code = read(source);
      const imports = [...code.matchAll(/import \{([^}]*)\} from '(\.[^']*)'/g)].map(([, names = '', from = '']) => ({
        names: names.split(',').map((name) => name.trim()),
        file: path.posix.join(path.posix.dirname(source), from),
      }));
      for (const { name, file, exported } of replaceable) {
        const isImported = imports.some((one) => one.file === file && one.names.includes(exported));
        const isDrawn = file === source && new RegExp(`<${exported}[\\s/>]`).test(code);
        expect({ source, isImported, isDrawn }, name).toEqual({ source, isImported: false, isDrawn: false });
      }
    }
  });
});

/** `npm run write:parts` writes it. The reference of the documentation reads the table itself: see e2e/own-sites/docs.test.ts. */
describe('what is made from the table', () => {
  it('are the types of `@theme/…`', async () => {
    const modules = parts.map(({ name, file, exported, also }) =>
      [
        `declare module '@theme/${name}' {`,
        `  const part: typeof import('./src/theme/${file}').${exported};`,
        '  export default part;',
        ...also.map((other) => `  export const ${other}: typeof import('./src/theme/${file}').${other};`),
        '}',
        `declare module '@theme-original/${name}' {`,
        `  export { default } from '@theme/${name}';`,
        '}',
      ].join('\n'),
    );
    const types = ['/** Written by `npm run write:parts` from src/theme/parts.ts. */', ...modules].join('\n\n');
    await expect(`${types}\n`).toMatchFileSnapshot(path.join(engine, 'theme.d.ts'));
  });
});
