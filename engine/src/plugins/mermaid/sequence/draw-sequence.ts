import { printHead } from '../graph/lines.ts';
import { printLeaf } from '../graph/shapes.ts';
import { printOnGround, printText, round } from '../text.ts';
import { printActor, TOP } from './actors.ts';
import { placeColumns, SELF_WIDTH, textOfActor, textOfEvent, type Columns } from './columns.ts';
import { printFrame, printFrameTexts, reach, widen, type Frame, type Span } from './frames.ts';
import type { Event, Message, Sequence, SequenceHead } from './parse-sequence.ts';

const ACTIVE = 8;

interface Drawing {
  columns: Columns;
  y: number;
  open: Frame[];
  frames: { frame: Frame; bottom: number }[];
  /** By actor: where each of its activations began. */
  active: Map<number, number[]>;
  activations: string[];
  lines: string[];
  texts: string[];
  notes: string[];
}

/** A sequence diagram as SVG. A text stands clear of the lifelines, or has a ground of paper where one passes. */
export function drawSequence(sequence: Sequence): { svg: string; width: number } {
  const columns = placeColumns(sequence);
  const head = Math.max(
    36,
    ...sequence.actors.map(({ label, isPerson }) => textOfActor(label).height + (isPerson ? 40 : 18)),
  );
  const drawing: Drawing = {
    columns,
    y: TOP + head + 14,
    open: [],
    frames: [],
    active: new Map(),
    activations: [],
    lines: [],
    texts: [],
    notes: [],
  };
  for (const event of sequence.events) drawEvent(event, drawing);
  for (const [actor, starts] of drawing.active) while (starts.length > 0) deactivate(actor, drawing);
  const bottom = drawing.y + 12;
  const { x, width } = columns;
  const size = `width="${Math.ceil(width)}" height="${Math.ceil(bottom)}" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(bottom)}"`;
  const lifelines = x.map((at) => `M${round(at)} ${TOP + head}V${round(bottom)}`).join('');
  const actors = sequence.actors.map((actor, index) =>
    printActor(actor, { x: x[index] ?? 0, width: columns.widths[index] ?? 0, head }),
  );
  const frames = drawing.frames.toReversed();
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>`,
    `<path class="lifelines" d="${lifelines}" fill="none" stroke="var(--_line)" stroke-width=".8" stroke-dasharray="3 4"/>`,
    `<g class="frames" fill="none" stroke="var(--_inner-stroke)">${frames.map(printFrame).join('')}</g>`,
    `<g class="activations" fill="var(--_group-hdr)" stroke="var(--_node-stroke)" stroke-width=".8">${drawing.activations.join('')}</g>`,
    `<g class="titles" font-size="12" stroke="var(--_inner-stroke)">${frames.map(printFrameTexts).join('')}</g>`,
    `<g class="messages" fill="none" color="var(--_arrow)" stroke="var(--_line)" stroke-width="1.2">${drawing.lines.join('')}</g>`,
    `<g class="labels" font-size="12" text-anchor="middle" fill="var(--_text-sec)">${drawing.texts.join('')}</g>`,
    `<g class="notes" font-size="12" text-anchor="middle" fill="var(--_group-hdr)" stroke="var(--_inner-stroke)">${drawing.notes.join('')}</g>`,
    `<g class="actors" font-size="14" text-anchor="middle" fill="var(--_node-fill)" stroke="var(--_node-stroke)">${actors.join('')}</g>`,
    '</svg>',
  ];
  return { svg: svg.join(''), width };
}

function drawEvent(event: Event, drawing: Drawing): void {
  const { columns, open } = drawing;
  if (event.kind === 'open') {
    const frame: Frame = {
      word: event.word,
      text: event.text,
      top: drawing.y,
      from: Infinity,
      to: -Infinity,
      left: Infinity,
      right: -Infinity,
      dividers: [],
    };
    open.push(frame);
    drawing.y += 26;
  } else if (event.kind === 'divide') {
    open.at(-1)?.dividers.push({ y: drawing.y + 4, text: event.text });
    drawing.y += event.text === '' ? 12 : 26;
  } else if (event.kind === 'close') {
    const frame = open.pop();
    if (!frame) return;
    drawing.y += 8;
    widen(frame, columns);
    drawing.frames.push({ frame, bottom: drawing.y });
    const parent = open.at(-1);
    if (parent) reach(parent, { from: frame.from, to: frame.to, left: frame.left - 6, right: frame.right + 6 });
    drawing.y += 8;
  } else if (event.kind === 'activate') push(drawing.active, event.actor, drawing.y);
  else if (event.kind === 'deactivate') deactivate(event.actor, drawing);
  else if (event.kind === 'note') drawNote(event, drawing);
  else if (event.kind === 'message') drawMessage(event, drawing);
}

function drawMessage(message: Message, drawing: Drawing): void {
  const { x } = drawing.columns;
  const text = textOfEvent(message.text);
  const dash = message.isDashed ? ' stroke-dasharray="5 4"' : '';
  const start = edgeOf(message.from, Math.sign(message.to - message.from), drawing);
  if (message.from === message.to) {
    const y = drawing.y + 10;
    const low = y + Math.max(16, text.height - 8);
    const right = start + SELF_WIDTH;
    const end = { x: start, y: low };
    drawing.lines.push(
      `<path d="M${round(start)} ${round(y)}H${round(right - 6)}q6 0 6 6V${round(low - 6)}q0 6-6 6H${round(start + shortened(message.end))}"${dash}/>${head(message.end, { x: right, y: low }, end)}`,
    );
    drawing.texts.push(printOnGround(text, { x: right + 8 + text.width / 2, y: (y + low) / 2 }));
    reachAll(drawing, { from: message.from, to: message.to, left: start, right: right + 14 + text.width });
    drawing.y = low + 12;
    return;
  }
  const way = Math.sign(message.to - message.from);
  const end = edgeOf(message.to, -way, drawing);
  const y = drawing.y + text.height + 8;
  const [a, b] = [
    { x: start, y },
    { x: end, y },
  ];
  const from = start + way * shortened(message.start);
  drawing.lines.push(
    `<path d="M${round(from)} ${round(y)}H${round(end - way * shortened(message.end))}"${dash}/>${head(message.end, a, b)}${head(message.start, b, a)}`,
  );
  drawing.texts.push(
    printOnGround(text, { x: ((x[message.from] ?? 0) + (x[message.to] ?? 0)) / 2, y: y - 6 - text.height / 2 }),
  );
  reachAll(drawing, {
    from: Math.min(message.from, message.to),
    to: Math.max(message.from, message.to),
    left: Math.min(start, end),
    right: Math.max(start, end),
  });
  drawing.y = y + 10;
}

function shortened(head: SequenceHead): number {
  return head === 'arrow' ? 8 : 0;
}

function head(kind: SequenceHead, before: { x: number; y: number }, end: { x: number; y: number }): string {
  if (kind !== 'open') return printHead(kind, before, end);
  const way = Math.sign(before.x - end.x);
  return `<path d="M${round(end.x + way * 8)} ${round(end.y - 4)}L${round(end.x)} ${round(end.y)}L${round(end.x + way * 8)} ${round(end.y + 4)}"/>`;
}

function drawNote(event: Extract<Event, { kind: 'note' }>, drawing: Drawing): void {
  const { x } = drawing.columns;
  const text = textOfEvent(event.text);
  const [first = 0, last = 0] = [x[event.from], x[event.to]];
  const width =
    event.side === 'over' && event.to > event.from ? Math.max(text.width + 20, last - first + 40) : text.width + 20;
  const left =
    event.side === 'left' ? first - width - 12 : event.side === 'right' ? last + 12 : (first + last - width) / 2;
  const box = { x: left, y: drawing.y + 4, width, height: text.height + 12 };
  drawing.notes.push(
    `${printLeaf(box, 6)}<g fill="var(--_text-sec)" stroke="none">${printText(text, { x: left + width / 2, y: box.y + box.height / 2 })}</g>`,
  );
  reachAll(drawing, { from: event.from, to: event.to, left, right: left + width });
  drawing.y = box.y + box.height + 8;
}

/** The side of a lifeline, or of the activation on it. */
function edgeOf(actor: number, way: number, { columns, active }: Drawing): number {
  const depth = active.get(actor)?.length ?? 0;
  return (columns.x[actor] ?? 0) + (depth > 0 ? (way < 0 ? -ACTIVE / 2 : ACTIVE / 2 + (depth - 1) * 4) : 0);
}

function deactivate(actor: number, drawing: Drawing): void {
  const starts = drawing.active.get(actor);
  const start = starts?.pop();
  if (start === undefined) return;
  const left = (drawing.columns.x[actor] ?? 0) - ACTIVE / 2 + (starts?.length ?? 0) * 4;
  // An outer one is behind those inside it.
  drawing.activations.unshift(
    `<rect x="${round(left)}" y="${round(start - 8)}" width="${ACTIVE}" height="${round(Math.max(drawing.y - start, 10))}" rx="2"/>`,
  );
}

function push(map: Map<number, number[]>, key: number, value: number): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

function reachAll({ open }: Drawing, span: Span): void {
  const frame = open.at(-1);
  if (frame) reach(frame, span);
}
