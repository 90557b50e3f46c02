import { printLeaf } from '../graph/shapes.ts';
import { printOnGround, printText, round } from '../text.ts';
import { dividerText, frameTitle, type Columns, type FrameTitle } from './columns.ts';

/** A frame around events: `loop`, `alt`. */
export interface Frame extends FrameTitle {
  top: number;
  /** The columns that it holds. */
  from: number;
  to: number;
  right: number;
  left: number;
  dividers: { y: number; text: string }[];
}

export interface Span {
  from: number;
  to: number;
  left: number;
  right: number;
}

export function reach(frame: Frame, { from, to, left, right }: Span): void {
  frame.from = Math.min(frame.from, from);
  frame.to = Math.max(frame.to, to);
  frame.left = Math.min(frame.left, left);
  frame.right = Math.max(frame.right, right);
}

/** A frame holds the lifelines of what happens in it, and its own words. */
export function widen(frame: Frame, { x, width }: Columns): void {
  const last = x.length - 1;
  const [from, to] = frame.from === Infinity ? [0, last] : [frame.from, frame.to];
  frame.left = Math.max(2, Math.min(frame.left - 8, (x[from] ?? 0) - 30));
  const needed = Math.max(frameTitle(frame).width, ...frame.dividers.map(({ text }) => dividerText(text).width)) + 24;
  frame.right = Math.min(width - 2, Math.max(frame.right + 8, (x[to] ?? 0) + 30, frame.left + needed));
}

export function printFrame({
  frame: { left, right, top, dividers },
  bottom,
}: {
  frame: Frame;
  bottom: number;
}): string {
  const lines = dividers.map(
    ({ y }) => `<path d="M${round(left)} ${round(y)}H${round(right)}" stroke-dasharray="4 4"/>`,
  );
  return printLeaf({ x: left, y: top, width: right - left, height: bottom - top }, 8) + lines.join('');
}

/** Above the lifelines and what is on them. */
export function printFrameTexts({ frame }: { frame: Frame }): string {
  const { left, top } = frame;
  const title = frameTitle(frame);
  const tab = printLeaf({ x: left, y: top, width: title.width + 18, height: 20 }, 8);
  const dividers = frame.dividers.map(({ y, text }) => {
    const label = dividerText(text);
    return printOnGround(label, { x: left + 10 + label.width / 2, y: y + 13 });
  });
  return [
    `<g fill="var(--_group-hdr)">${tab}</g>`,
    `<g stroke="none" fill="var(--_text-sec)" font-weight="600">${printText(title, { x: left + 9, y: top + 10 })}</g>`,
    `<g stroke="none" fill="var(--_text-sec)" text-anchor="middle">${dividers.join('')}</g>`,
  ].join('');
}
