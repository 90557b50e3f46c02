import { NotDrawable, Unreadable } from '../graph/graph.ts';
import { plainText } from '../text.ts';

export interface Sequence {
  actors: Actor[];
  events: Event[];
}

export interface Actor {
  id: string;
  label: string;
  isPerson: boolean;
}

/** What happens, from top to bottom. Actors are numbers: their place from the left. */
export type Event =
  | Message
  | { kind: 'note'; side: 'left' | 'right' | 'over'; from: number; to: number; text: string }
  | { kind: 'open'; word: string; text: string }
  | { kind: 'divide'; text: string }
  | { kind: 'close' }
  | { kind: 'activate' | 'deactivate'; actor: number };

export interface Message {
  kind: 'message';
  from: number;
  to: number;
  text: string;
  isDashed: boolean;
  start: SequenceHead;
  end: SequenceHead;
}

export type SequenceHead = 'none' | 'arrow' | 'open' | 'cross';

const NAME = String.raw`[^\s+<>:,;-](?:[^<>:,;+\n-]|-(?![->x)]))*?`;
const MESSAGE = new RegExp(String.raw`^(${NAME})\s*(<<)?(--?)(>>|>|x|\))?\s*([+-])?\s*(${NAME})\s*:\s*(.*)$`, 'u');
/** What only Mermaid itself draws. */
const OF_MERMAID = /^(?:box|rect|create|destroy|links?|properties|details|autonumber\s)\b|^[^:]*(?:@\{|\(\))/;
const NOTE = /^note\s+(left of|right of|over)\s+([^:]+?)\s*:\s*(.*)$/i;
const HEADS: Readonly<Record<string, SequenceHead>> = { '>>': 'arrow', ')': 'open', x: 'cross' };

/** Reads a sequence diagram. Strict as the reader of flowcharts: boxes, coloured grounds and actors that come and go are for Mermaid itself. */
export function parseSequence(source: string): Sequence {
  const actors: Actor[] = [];
  const events: Event[] = [];
  const actorAt = (id: string, label = id, isPerson = false): number => {
    const found = actors.findIndex((actor) => actor.id === id);
    return found >= 0 ? found : actors.push({ id, label: textOf(label), isPerson }) - 1;
  };
  let depth = 0;
  let count = 0;
  let isNumbered = false;
  const read = (statement: string): boolean => {
    const [, kind, id = '', label] = /^(participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/.exec(statement) ?? [];
    if (kind !== undefined) {
      if (/@\{/.test(statement)) return false;
      actorAt(id, label, kind === 'actor');
      return true;
    }
    const [, word = '', text = ''] = /^(\w+)(?=\s|$)\s*(.*)$/.exec(statement) ?? [];
    if (/^(?:loop|alt|opt|par|critical|break)$/.test(word)) {
      depth += 1;
      events.push({ kind: 'open', word, text: textOf(text) });
    } else if (/^(?:else|and|option)$/.test(word)) events.push({ kind: 'divide', text: textOf(text) });
    else if (word === 'end' && text === '') {
      if (depth === 0) return false;
      depth -= 1;
      events.push({ kind: 'close' });
    } else if ((word === 'activate' || word === 'deactivate') && text !== '')
      events.push({ kind: word, actor: actorAt(text) });
    else if (statement === 'autonumber') isNumbered = true;
    else return readNote(statement) || readMessage(statement);
    return true;
  };
  const readNote = (statement: string): boolean => {
    const [, where = '', names = '', text = ''] = NOTE.exec(statement) ?? [];
    if (where === '') return false;
    const places = names.split(/\s*,\s*/).map((name) => actorAt(name));
    const side = where.split(' ')[0]?.toLowerCase() as 'left' | 'right' | 'over';
    events.push({ kind: 'note', side, from: Math.min(...places), to: Math.max(...places), text: textOf(text) });
    return true;
  };
  const readMessage = (statement: string): boolean => {
    const [, from, both, dash, head = '', sign, to, text = ''] = MESSAGE.exec(statement) ?? [];
    if (from === undefined || to === undefined) return false;
    count += 1;
    const ends = { from: actorAt(from), to: actorAt(to) };
    const end = HEADS[head] ?? 'none';
    const said = textOf(text);
    events.push({
      kind: 'message',
      ...ends,
      text: isNumbered ? `${count}. ${said}` : said,
      isDashed: dash === '--',
      start: both ? 'arrow' : 'none',
      end,
    });
    if (sign === '+') events.push({ kind: 'activate', actor: ends.to });
    if (sign === '-') events.push({ kind: 'deactivate', actor: ends.from });
    return true;
  };
  source.split('\n').forEach((line, index) => {
    const statement = line.trim().replace(/;$/, '');
    if (index === 0 || statement === '' || statement.startsWith('%%') || /^title\b/.test(statement)) return;
    if (OF_MERMAID.test(statement)) throw new NotDrawable('Boxes, grounds and actors that come and go');
    if (!read(statement)) throw new Unreadable(`\`${statement}\` cannot be read.`, index + 1);
  });
  if (actors.length === 0 || depth !== 0)
    throw new Unreadable(depth === 0 ? 'The diagram has no participants.' : 'A block is not closed by `end`.');
  return { actors, events };
}

function textOf(source: string): string {
  const text = plainText(source);
  if (text === undefined) throw new NotDrawable('Elements inside a text are drawn by Mermaid alone.');
  return text;
}
