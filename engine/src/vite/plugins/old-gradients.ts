import type { Plugin } from 'vite';
import { STYLE } from './element-rules.ts';

const SIDE = '(?:left|right|top|bottom)';
/** A linear gradient with a browser's prefix that says its direction. */
const OLD = new RegExp(
  `-(?:webkit|moz|o|ms)-((?:repeating-)?linear-gradient\\(\\s*)(?:(${SIDE}(?:\\s+${SIDE})?)|([-+]?[\\d.]+)deg)(?=\\s*,)`,
  'gi',
);
const OPPOSITE: Readonly<Record<string, string>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

/**
 * Writes old gradients as the standard has them. Lightning CSS, which makes styles small, takes `left` of a prefixed gradient for `to left` and
 * turns it by the angles of the standard (1.33): lines that run from left to right ran from top to bottom. Can go when it no longer does.
 */
export function oldGradients(): Plugin {
  return {
    name: 'yaprak:old-gradients',
    transform: {
      filter: { id: STYLE, code: /-linear-gradient\(/i },
      handler: (code) => ({ code: writeGradients(code), map: null }),
    },
  };
}

/**
 * The old form names the side where a gradient begins, the standard the one where it ends. Old angles begin at the right and turn to the left,
 * those of the standard begin at the top and turn to the right.
 */
export function writeGradients(css: string): string {
  return css.replace(OLD, (_all, start: string, sides: string | undefined, angle: string) => {
    if (sides === undefined) return `${start}${90 - Number(angle)}deg`;
    const ends = sides.toLowerCase().split(/\s+/);
    return `${start}to ${ends.map((side) => OPPOSITE[side]).join(' ')}`;
  });
}
