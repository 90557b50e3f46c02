/**
 * The rooms of the engine and who may import whom, as data: check-layers.mjs checks it, write-map.mjs writes the map of the README from it.
 * A room is a folder of engine/src. `what` says what is in it. `types` may be imported with `import type` only. Every room may import
 * `shared`, and every room that runs in Node may import `errors`.
 */

/** @typedef {{ what: string, may?: string[], types?: string[], node?: false, errors?: false }} Room */

/** The flow from the config to a rendered page. */
const FLOW = ['config', 'content', 'markdown', 'routes', 'render'];
const BROWSER = /** @type {const} */ ({ node: false, errors: false });

/** @type {Record<string, Room>} */
export const ROOMS = {
  shared: { what: 'types and pure functions that every room may use', ...BROWSER },
  errors: { what: 'the error class, the shape in which problems are printed, source maps' },
  config: { what: 'finds, runs and validates the config; the schema of every field' },
  content: { what: 'reads files: docs, blog, pages, front matter, versions, translations, git', types: ['config'] },
  islands: { what: 'the island protocol; whether a component needs the browser', ...BROWSER },
  markdown: { what: 'compiles Markdown and MDX; the interface of a syntax', may: ['islands'] },
  routes: {
    what: 'addresses of pages, redirects, resolving and checking of links',
    may: ['content'],
    types: ['config', 'markdown'],
  },
  search: { what: 'text to words, index files, queries; runs on both sides', ...BROWSER },
  render: {
    what: 'a page to HTML: resolves links, renders the theme, explains errors of components',
    may: ['routes', 'markdown', 'islands'],
    types: ['config', 'content', 'search'],
  },
  output: { what: 'the one writer; staging of a build, compression' },
  vite: {
    what: 'bundles the code of a site; Vite plugins; the theme built in advance',
    may: [...FLOW, 'islands'],
  },
  dev: {
    what: 'the dev server, its watcher, and `yaprak serve`',
    may: [...FLOW, 'vite', 'plugins'],
  },
  plugins: {
    what: 'the plugin interface and our own features, one file or folder each',
    may: ['content', 'markdown', 'routes', 'search', 'render', 'mcp'],
    types: ['config'],
  },
  mcp: { what: 'a built site for assistants: the Model Context Protocol', may: ['search'] },
  store: { what: 'the one cache', may: ['content', 'markdown', 'output', 'vite'], types: ['render'] },
  site: {
    what: 'config to content to routes for each language; loads plugins',
    may: [...FLOW, 'vite', 'store', 'plugins'],
  },
  terminal: { what: 'progress, summaries and problems on the terminal', may: ['content', 'render'] },
  build: {
    what: 'plans, makes and reuses pages; threads; files that plugins emit',
    may: [...FLOW, 'output', 'vite', 'store', 'site', 'terminal', 'plugins'],
    types: ['search'],
  },
  doctor: {
    what: 'what becomes of a site that was written for another engine',
    may: ['config', 'content', 'vite', 'site'],
  },
  commands: {
    what: 'one story for each command',
    may: [...FLOW, 'output', 'vite', 'dev', 'site', 'build', 'store', 'terminal', 'plugins', 'doctor'],
  },
  client: {
    what: 'scripts of the reader: boot, navigation, sidebar, search box, hydration',
    may: ['search', 'islands'],
    ...BROWSER,
  },
  theme: {
    what: 'components and styles; `parts.ts` is the table of parts',
    may: ['client'],
    types: ['config'],
    ...BROWSER,
  },
};

/** The folders of the repository. */
export const FOLDERS = {
  engine: 'the package `yaprak`: command line, compiler, theme, client',
  docusaurus:
    'the package `yaprak-docusaurus`: reads Docusaurus configs and supplies the modules that their components import',
  diagrams: 'the package `yaprak-diagrams`: the libraries that draw diagrams at build time, as two files',
  create: 'the package `create-yaprak`: `npm create yaprak`, and the site that it writes',
  docs: 'the documentation of Yaprak, a Yaprak site: tutorial, guides, reference',
  site: 'the internal knowledge base, mostly Turkish: `yaprak.config.ts`, `docs/`, `blog/`, `src/`',
  e2e: 'browser tests, builds of whole sites, the layer table and its check',
  bench: 'page generator, measurements, logs of what was measured',
  decisions: 'one decision a page: what, why, what was measured, what would change our mind',
};

/**
 * The package beside the engine, and what its files import besides each other. The engine never imports it: it loads it by its name, as data.
 * `browser` is for docusaurus/src/browser, `node` for the rest, `unified` for docusaurus/src/unified besides.
 */
export const DOCUSAURUS = {
  name: 'yaprak-docusaurus',
  browser:
    /^(?:react(?:\/jsx-runtime)?|yaprak\/client|yaprak\/docs-index|virtual:yaprak\/site|@generated\/yaprak\/global-data)$/,
  node: /^(?:node:.+|yaprak|vite)$/,
  unified:
    /^(?:@mdx-js\/mdx|unified|vfile|remark-[a-z]+|rehype-raw|mdast-util-to-hast|estree-util-to-js|property-information|github-slugger)$/,
};

/** Single files that cross the table on purpose, each with its reason. `from` and `to` are paths in engine/src. */
export const DOORS = [
  { from: 'cli', to: 'commands/', why: 'the command line chooses a command and fills its options' },
  { from: 'cli.ts', to: 'terminal/report.ts', why: 'what a command found, and what it threw, is one document' },
  { from: 'commands/completion.ts', to: 'cli-table.ts', why: 'completion is printed from the table of commands' },
  { from: 'cli.ts', to: 'config/', why: 'the command line names the config in its messages' },
  { from: 'index.ts', to: 'config/', why: 'the public API is defineConfig and the types of the config' },
  { from: 'index.ts', to: 'plugins/plugin', why: 'the public API is definePlugin and the types of the doors' },
  { from: 'index.ts', to: 'markdown/syntax.ts', why: 'a Markdown syntax is the type of a door' },
  { from: 'index.ts', to: 'markdown/page-reader.ts', why: 'how a plugin reads a page is the type of a door' },
  { from: 'index.ts', to: 'plugins/reader.ts', why: 'what reads pages is the type of a door' },
  { from: 'index.ts', to: 'render/page/placeholders.ts', why: 'what leads nowhere is the type of a door' },
  { from: 'render/', to: 'theme/index.tsx', why: 'render sees the theme through its one typed entry' },
  { from: 'render/', to: 'client/page-context.ts', why: 'the page context is the other half of that entry' },
  {
    from: 'plugins/social-cards/',
    to: 'store/image-encoder.ts',
    why: 'cards and images are encoded by the same package',
  },
  { from: 'plugins/social-cards/', to: 'vite/paths.ts', why: 'the fonts of cards are files of the engine' },
  { from: 'vite/', to: 'theme/parts.ts', why: 'the bundler resolves the names of parts by the table' },
  {
    from: 'islands/',
    to: 'client/page-context.ts',
    why: 'an island reads the page, the post and the code that it is in',
  },
  {
    from: 'client/hydrate.ts',
    to: 'theme/page-content.tsx',
    why: 'an island that draws a whole page gets the props that the theme gives',
  },
  { from: 'render/server.tsx', to: 'client/language.ts', why: 'sets the language of the bundle' },
  {
    from: 'client/late-styles.ts',
    to: 'theme/styles/late.css',
    why: 'styles that come with the script are styles still',
  },
];

/** Files and rooms that may touch the disk: paths in engine/src, or the start of one. Content itself has one reader and one writer. */
export const DISK = [
  { path: 'content/read.ts', why: 'the one reader' },
  { path: 'content/list-files.ts', why: 'finds what the reader reads' },
  { path: 'content/testing/write-docs.ts', why: 'tests write what the reader reads' },
  { path: 'mcp/site-files.ts', why: 'reads a built site, which is not content' },
  { path: 'output/write.ts', why: 'the one writer' },
  { path: 'doctor/', why: 'looks at what a site has before anything is built' },
  { path: 'output/staging.ts', why: 'puts what the writer wrote in place of the old site' },
  { path: 'output/rename.ts', why: 'renames for the two above' },
  { path: 'output/tree.ts', why: 'looks through a site that was written earlier' },
  { path: 'store/', why: 'the one cache' },
  { path: 'errors/place.ts', why: 'shows the line a problem is on, as it is now, and never fails' },
  { path: 'config/', why: 'finds and runs the config, which is a module, not content' },
  { path: 'dev/', why: 'serves built files' },
  { path: 'vite/', why: 'resolves modules beside the bundler' },
];

/** Files whose module-level state may change, each with its reason. Everything else passes state as a value. */
export const STATE = [
  { path: 'client/language.ts', why: 'authors call translate(), a plain function, while their modules are loaded' },
];
