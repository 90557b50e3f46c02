/** The search room of the engine as one module: Node 20 does not read TypeScript, so it is bundled at the start. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const room = join(dirname(fileURLToPath(import.meta.url)), '..', 'engine', 'src', 'search');

/**
 * @param {string} entry a file of engine/src/search
 * @param {{ minify?: boolean }} [options]
 * @returns {Promise<string>} the bundle
 */
export async function bundleSearch(entry, { minify = false } = {}) {
  const bundle = await rolldown({ input: join(room, entry) });
  const { output } = await bundle.generate({ format: 'esm', minify });
  await bundle.close();
  return output[0].code;
}

/**
 * @param {string} entry a file of engine/src/search
 * @returns {Promise<Record<string, any>>} what it exports
 */
export async function loadSearch(entry) {
  const code = await bundleSearch(entry);
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
