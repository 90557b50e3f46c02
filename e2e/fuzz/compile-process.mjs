/**
 * Compiles inputs one after the other, in a process that can be ended: see many.mjs. The sources of the engine are loaded by Vite, since Node
 * 20 does not read TypeScript.
 */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { createRandom } from '../../bench/random.mjs';
import { checkPage, inFrame, isTypedByAuthor } from './check-page.mjs';
import { randomPage } from './inputs.mjs';

/** @typedef {{ what: string, detail: string }} Fault */
/** @typedef {'built' | 'refused'} Outcome */

/** The input with a number. @param {number} seed @param {number} number */
export const inputAt = (seed, number) => randomPage(createRandom(seed * 1_000_003 + number), number);

async function loadEngine() {
  const vite = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const files = [
    'markdown/compile.ts',
    'markdown/options.ts',
    'markdown/testing/render-markdown.ts',
    'plugins/index.ts',
    'content/read.ts',
    'content/front-matter.ts',
    'content/front-matter-schema.ts',
    'content/page-head.ts',
    'content/blog/post-front-matter.ts',
    'errors/index.ts',
    'shared/placeholders.ts',
    'shared/html.ts',
  ];
  const modules = await Promise.all(files.map((file) => vite.ssrLoadModule(`/engine/src/${file}`)));
  await vite.close();
  return Object.assign({}, ...modules);
}

async function createTrier() {
  const engine = await loadEngine();
  const { builtInPlugins, syntaxesOf, createCompiler, resolveMarkdownOptions } = engine;
  const syntaxes = syntaxesOf(builtInPlugins.map((/** @type {unknown} */ plugin) => ({ plugin, data: undefined })));
  const compiler = createCompiler(resolveMarkdownOptions({}), syntaxes);

  /** @param {any} file @returns {any[]} */
  const checkHead = (file) => {
    if (!file.source.startsWith('blog/')) {
      const kind = file.source.startsWith('docs/') ? 'doc' : 'page';
      return engine.parseHead(file, { kind, format: 'detect' }).problems;
    }
    const { frontMatter, problems } = engine.parseFrontMatter(file);
    return [...problems, ...engine.checkFrontMatter(frontMatter, { schema: engine.postFrontMatter, file }).problems];
  };

  /** @param {any} page */
  const printPage = (page) =>
    engine.fillPlaceholders(
      engine.renderBody(page, { components: {} }),
      (/** @type {[string, number]} */ ...[, index]) => engine.escapeAttribute(page.placeholders[index]?.url ?? ''),
    );

  /** @param {any} file @param {string} text @returns {Fault[]} */
  const checkText = (file, text) => {
    const { source, digest } = file;
    const format = source.endsWith('.mdx') ? 'mdx' : 'md';
    const page = compiler.compile({ source, digest, format, text, dropTitle: source.startsWith('blog/') });
    // What a page imports, and what its own code throws, is for whole builds.
    if (page.imports.length > 0) return [];
    let html = '';
    try {
      html = printPage(page);
    } catch {
      return [];
    }
    const toc = page.toc.map((/** @type {any} */ { html: own = '' }) => `<p><a href="#">${own}</a></p>`).join('');
    // Front matter that is broken is text of the page, and a script in it is the author's own.
    const body = text.slice(engine.parseFrontMatter({ ...file, text }).bodyOffset);
    const isOwnScript = ({ what = '' }) => what === 'script: data in a script' && /<script/i.test(body);
    return checkPage(inFrame(html, toc)).filter((fault) => !isTypedByAuthor(fault, text) && !isOwnScript(fault));
  };

  /** @param {string} source @param {string | Buffer} content @returns {{ outcome: Outcome, faults: Fault[] }} */
  return (source, content) => {
    const { file, problem } = engine.decodeSource(Buffer.from(content), source);
    const problems = file ? checkHead(file) : [problem];
    const errors = problems.filter((/** @type {any} */ { severity }) => severity === 'error');
    if (errors.length > 0 || !file) return { outcome: 'refused', faults: checkErrors(errors, source) };
    // Lists of posts show what stands above the mark.
    const excerpt = source.startsWith('blog/') ? file.text.split('<!-- truncate -->')[0] : file.text;
    try {
      const texts = new Set([file.text, excerpt]);
      return { outcome: 'built', faults: [...texts].flatMap((text) => checkText(file, text)) };
    } catch (error) {
      if (error instanceof engine.YaprakError)
        return { outcome: 'refused', faults: checkErrors(/** @type {any} */ (error).problems, source) };
      const { message, stack } = /** @type {Error} */ (error);
      return { outcome: 'built', faults: [{ what: `crash: ${message.slice(0, 80)}`, detail: stack ?? '' }] };
    }
  };
}

/** Every error names its file. @param {any[]} errors @param {string} source @returns {Fault[]} */
function checkErrors(errors, source) {
  return errors
    .filter(({ file }) => file !== source)
    .map(({ message }) => ({ what: `error that names no file: ${message.slice(0, 60)}`, detail: message }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [seed = 1, from = 1, to = 1] = process.argv.slice(2).map(Number);
  const tryInput = await createTrier();
  for (let number = from; number <= to; number++) {
    const [source, content] = inputAt(seed, number);
    process.send?.({ number, ...tryInput(source, content) });
    // Lets the message go out before the next input, which may be the last.
    await new Promise((resolve) => setImmediate(resolve));
  }
  process.disconnect();
}
