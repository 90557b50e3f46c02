import { printLeaf } from '../graph/shapes.ts';
import { printText, round } from '../text.ts';
import { textOfActor } from './columns.ts';
import type { Actor } from './parse-sequence.ts';

/** Above the heads of actors. */
export const TOP = 8;

/** Who takes part, at the top of its lifeline: a box, or a person with a name below. */
export function printActor(
  { label, isPerson }: Actor,
  { x, width, head }: { x: number; width: number; head: number },
): string {
  const text = textOfActor(label);
  const inked = (y: number): string => `<g fill="var(--_text)" stroke="none">${printText(text, { x, y })}</g>`;
  if (!isPerson)
    return `<g class="node">${printLeaf({ x: x - width / 2, y: TOP, width, height: head }, 7)}${inked(TOP + head / 2)}</g>`;
  const low = TOP + head - text.height - 6;
  const shoulders = `<path d="M${round(x - 13)} ${round(low)}q0-13 13-13t13 13z"/>`;
  return `<g class="node"><circle cx="${round(x)}" cy="${round(low - 19)}" r="6"/>${shoulders}${inked(TOP + head - text.height / 2 - 2)}</g>`;
}
