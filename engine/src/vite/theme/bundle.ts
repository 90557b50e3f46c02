import path from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import { bootEntry, serverEntry, toModuleId } from '../paths.ts';
import { buildLeniently, type MissingExport } from './build-leniently.ts';
import { carryServerAssets, plainImports } from './bundle-plugins.ts';
import { listExtraStyles, mainStyles, type LookStyles } from './extra-styles.ts';
import { mediaLast, ONE_STYLESHEET } from './media-last.ts';
import { collectStyles } from './page-styles.ts';
import { createInputRecorder, type BundleInputs } from './record-inputs.ts';
import { stylesEntry, type PageSheet } from './styles-entry.ts';
import { findBrowserTexts } from './browser-texts.ts';
import { keepUnread } from '../plugins/mdx-modules.ts';
import { baseConfig, sitePlugins, type SiteBundleInput } from '../plugins/site-plugins.ts';
import type { LostAddress } from '../plugins/site-styles.ts';
import type { ClientAssets, Problem } from '../../shared/model.ts';

/** The result of both builds. Files are relative to their folder; urls start with baseUrl. */
export interface Bundle extends BundleInputs {
  /** Absolute path of the server bundle. */
  serverFile: string;
  /** Folder whose whole content belongs in the output. */
  clientDir: string;
  styles: string[];
  /** Of pages that have one of their classes. Those of the theme are first. */
  extraStyles: NonNullable<ClientAssets['extraStyles']>;
  scripts: string[];
  /** Island module (absolute file) -> url of its browser file. */
  islands: Record<string, string>;
  /** Names that are imported and not there, where that is allowed: as the bundler says it. */
  missing: MissingExport[];
  /** What is wrong with Markdown that could not be read: its modules are empty. */
  unread: Problem[];
  /** Files that stylesheets of the site name and that are not there. */
  lost: LostAddress[];
}

/**
 * Server first, since rendering components on the server is what finds the islands and the stylesheets; then the browser's files.
 * Pages are not part of either: the cost does not grow with their number.
 */
export async function bundleSite(
  site: SiteBundleInput,
  options: { outDir: string; pageIslands: readonly string[] },
): Promise<Bundle> {
  const recorder = createInputRecorder(site);
  const unread: Problem[] = [];
  const input: SiteBundleInput = { ...site, compileMdx: keepUnread(recorder.compileMdx, unread) };
  const islands = new Set<string>(options.pageIslands.map((source) => toModuleId(path.join(input.siteDir, source))));
  const serverDir = path.join(options.outDir, 'server');
  const clientDir = path.join(options.outDir, 'client');
  const styles = collectStyles();
  const texts = findBrowserTexts(input);
  const assets = carryServerAssets();
  const missing: MissingExport[] = [];
  const lost = new Map<string, LostAddress>();
  const onLost = (each: LostAddress): void => void lost.set(`${each.file} ${each.address}`, each);
  await buildLeniently(
    serverConfig(input, {
      outDir: serverDir,
      plugins: [
        ...sitePlugins(input, { onIsland: (file) => islands.add(file), onLost }),
        styles.plugin,
        texts.plugin,
        assets.collector,
        recorder.plugin(),
      ],
    }),
    { site, missing },
  );
  for (const file of texts.list(islands)) islands.add(file);
  const sheets: PageSheet[] = [];
  const entries: Record<string, string> = { boot: bootEntry, styles: 'yaprak:styles' };
  const clientEntries = input.clientModules.map((file) => addEntry(entries, file));
  for (const file of [...islands].sort()) addEntry(entries, file);
  const plugins = [
    ...sitePlugins(input, { onLost }),
    plainImports(),
    stylesEntry(
      { first: [mainStyles, ...(input.look?.styles ?? []), ...input.customCss], ...styles.read(islands) },
      (sheet) => sheets.push(sheet),
    ),
    ...(input.look?.mediaLast ? [mediaLast()] : []),
    assets.emitter,
    recorder.plugin(),
  ];
  const output = await buildLeniently(clientConfig(input, { outDir: clientDir, entries, plugins }), { site, missing });
  return {
    serverFile: path.join(serverDir, 'server.mjs'),
    clientDir,
    missing,
    unread,
    lost: [...lost.keys()].sort().flatMap((key) => lost.get(key) ?? []),
    ...readOutput(output, { ...input, islands, sheets, scripts: ['boot', ...clientEntries] }),
    ...recorder.finish(),
  };
}

function serverConfig(
  input: SiteBundleInput,
  options: { outDir: string; plugins: InlineConfig['plugins'] },
): InlineConfig {
  return {
    ...baseConfig(input),
    logLevel: 'silent',
    plugins: options.plugins,
    // Everything is bundled: React in production form, one file to load, and nothing the site would have to install.
    ssr: { noExternal: true, target: 'node' },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: serverEntry,
      outDir: options.outDir,
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      reportCompressedSize: false,
      ssrEmitAssets: false,
      // Read only when a component throws: see errors/source-maps.ts.
      sourcemap: 'hidden',
      assetsInlineLimit: 0,
      rolldownOptions: {
        // One file, so that each language can load its own copy of everything under another URL.
        output: {
          entryFileNames: 'server.mjs',
          codeSplitting: false,
          assetFileNames: ASSET_NAMES,
          sourcemapExcludeSources: true,
        },
      },
    },
  };
}

/** Browsers that support `light-dark()`. Compiled for older ones, it takes its colour from the root: a dark footer on a light page would be light. */
const CSS_TARGET = ['chrome123', 'edge123', 'firefox125', 'safari17.5', 'ios17.5'];

const ASSET_NAMES = 'assets/[ext]/[name]-[hash][extname]';

function clientConfig(
  input: SiteBundleInput,
  options: { outDir: string; entries: Record<string, string>; plugins: InlineConfig['plugins'] },
): InlineConfig {
  return {
    ...baseConfig(input),
    logLevel: 'silent',
    plugins: options.plugins,
    build: {
      outDir: options.outDir,
      emptyOutDir: true,
      target: 'es2022',
      cssTarget: CSS_TARGET,
      modulePreload: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: options.entries,
        // An island's exports are read by name at run time; boot has none and may share its code with what it loads later.
        preserveEntrySignatures: 'exports-only',
        // Names that boot shares with React's file (islands/protocol.ts) are written out: else it would import that file.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          entryFileNames: 'assets/js/[name]-[hash].js',
          chunkFileNames: 'assets/js/[name]-[hash].js',
          assetFileNames: ASSET_NAMES,
          // The first island loads React and the hydration code in one file, not one after the other. The JSX runtime is a file of its own:
          // the search box uses it without React.
          codeSplitting: {
            groups: [
              {
                name: 'elements',
                test: /node_modules[\\/]react[\\/](?:cjs[\\/]react-)?jsx-runtime\b|client[\\/]elements\.ts$/,
              },
              { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|client[\\/]hydrate\.ts$/ },
            ],
          },
        },
      },
    },
  };
}

/** Returns the name of the entry. A file that is a client module and an island is one entry. */
function addEntry(entries: Record<string, string>, file: string): string {
  const known = Object.keys(entries).find((name) => entries[name] === file);
  if (known !== undefined) return known;
  const base =
    path
      .basename(file)
      .replace(/\.\w+$/, '')
      .replace(/[^\w-]/g, '_') || 'island';
  let name = base;
  for (let n = 2; name in entries; n++) name = `${base}-${n}`;
  entries[name] = file;
  return name;
}

type Addresses = Pick<Bundle, 'styles' | 'extraStyles' | 'scripts' | 'islands'>;

/** `scripts` are the names of the entries that every page loads, in order. */
function readOutput(
  built: unknown,
  options: {
    baseUrl: string;
    siteDir: string;
    look?: LookStyles;
    islands: Set<string>;
    sheets: readonly PageSheet[];
    scripts: readonly string[];
  },
): Addresses {
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const entries = new Map<string, string>();
  const assets = new Map<string, string>();
  const found: Pick<Addresses, 'styles' | 'islands'> = { styles: [], islands: {} };
  for (const file of outputs.flatMap(({ output }) => output)) {
    const url = options.baseUrl + file.fileName;
    if (file.type === 'asset' && file.originalFileNames.includes(ONE_STYLESHEET)) found.styles.push(url);
    // Vite names a source relative to its root.
    if (file.type === 'asset') assets.set(path.resolve(options.siteDir, file.originalFileNames[0] ?? ''), url);
    if (file.type !== 'chunk' || !file.isEntry || !file.facadeModuleId) continue;
    entries.set(file.name, url);
    // The id of a virtual module begins with a null byte.
    const module = file.facadeModuleId.replace(/^\0/, '');
    if (options.islands.has(module)) found.islands[module] = url;
  }
  return {
    ...found,
    extraStyles: [
      ...listExtraStyles(options.look).map(({ file, classes }) => ({ href: assets.get(file) ?? '', classes })),
      ...options.sheets.map(({ file, endings }) => ({ href: options.baseUrl + file, classes: [], endings })),
    ],
    scripts: options.scripts.flatMap((name) => entries.get(name) ?? []),
  };
}
