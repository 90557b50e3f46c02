import { docusaurus310 } from './docusaurus-3-10.mjs';
import { docusaurus31 } from './docusaurus-3-1.mjs';
import { hugoFolder, hugoWhole } from './hugo.mjs';
import { rspress } from './rspress.mjs';
import { starlight } from './starlight.mjs';
import { vitepress } from './vitepress.mjs';

export const PEERS = [hugoFolder, hugoWhole, starlight, docusaurus310, rspress, vitepress, docusaurus31];

/**
 * @param {string} names separated by commas; empty for all
 * @returns {import('./peer.mjs').Peer[]}
 */
export function choosePeers(names) {
  const wanted = names.split(',').filter((name) => name !== '');
  const known = PEERS.map(({ name }) => name);
  const strange = wanted.find((name) => !known.includes(name));
  if (strange) throw new Error(`There is no peer ${strange}; there are ${known.join(', ')}.`);
  return PEERS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
}
