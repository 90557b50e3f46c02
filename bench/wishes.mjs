/** What was asked for on the command line, as numbers and names. */

const PARTS = ['builds', 'dev', 'reader', 'peers', 'peers-reader', 'peers-dev'];

/**
 * @param {string} name
 * @param {string} value
 * @returns {number[]}
 */
function readNumbers(name, value) {
  const numbers = value.split(',').map(Number);
  if (numbers.some((number) => !Number.isInteger(number) || number < 1))
    throw new Error(`--${name} takes whole numbers such as 150,1000; it was ${value}.`);
  return numbers;
}

/**
 * @param {{ pages: string, only: string, peers: boolean, 'peer-pages': string, 'reader-pages': string, runs: string, repeat: string, seed: string }} values
 */
export function readWishes(values) {
  const one = (/** @type {'reader-pages' | 'runs' | 'repeat' | 'seed'} */ name) =>
    readNumbers(name, values[name])[0] ?? 1;
  const only = values.only.split(',').filter((name) => name !== '');
  const strange = only.find((name) => !PARTS.includes(name));
  if (strange) throw new Error(`--only takes ${PARTS.join(', ')}; it was ${values.only}.`);
  const parts = new Set(only.length > 0 ? only : ['builds', 'dev', 'reader']);
  if (values.peers) parts.add('peers');
  return {
    sizes: readNumbers('pages', values.pages),
    parts,
    peerPages: readNumbers('peer-pages', values['peer-pages']),
    readerPages: one('reader-pages'),
    runs: one('runs'),
    repeat: one('repeat'),
    seed: one('seed'),
  };
}
