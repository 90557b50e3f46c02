import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { escapeAttribute } from '../../shared/html.ts';
import { draw } from './draw.ts';
import { Marked } from './search-hits.tsx';

/** As much of an element as is drawn with. */
class Drawn {
  written = '';
  inner = '';
  listeners: [type: string, listener: unknown, capture: unknown][] = [];
  constructor(readonly name: string) {}
  setAttribute(name: string, value: string): void {
    this.written += ` ${name}="${escapeAttribute(value)}"`;
  }
  addEventListener(...listener: [string, unknown, unknown]): void {
    this.listeners.push(listener);
  }
  append(...nodes: (Drawn | string)[]): void {
    this.inner += nodes.join('');
  }
  toString(): string {
    return `<${this.name}${this.written}>${this.inner}</${this.name}>`;
  }
}

beforeEach(() => {
  vi.stubGlobal('document', {
    createElement: (name: string) => new Drawn(name),
    createTextNode: (text: string) => escapeAttribute(text),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function List({ items, isOpen }: { items: string[]; isOpen: boolean }) {
  return (
    <>
      {items.map((item) => (
        <li key={item} id={`i-${item}`} className="item" tabIndex={-1} aria-selected={item === 'b'} data-n={3}>
          {item} & <Twice of={item} />
        </li>
      ))}
      {isOpen && <button type="button" hidden disabled={false} aria-hidden="true" title={undefined} />}
      {items.length === 0 && 'none'}
      {null}
      {items.length}
    </>
  );
}

const Twice = ({ of }: { of: string }) => [of, <b key="2">{of}</b>];

it('draws what React writes', () => {
  for (const items of [['a', 'b', '"<'], []]) {
    const list = <List items={items} isOpen={items.length > 0} />;
    expect(draw(list).join('')).toBe(renderToStaticMarkup(list));
  }
});

it('takes handlers for listeners, those that come first among them', () => {
  const [onClick, onMouseDown] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const [drawn] = draw(<a href="/" onClickCapture={onClick} onMouseDown={onMouseDown} />) as unknown as [Drawn];
  expect(drawn.listeners).toEqual([
    ['click', onClick, true],
    ['mousedown', onMouseDown, false],
  ]);
  expect(String(drawn)).toBe('<a href="/"></a>');
});

it('draws a snippet with its code and the words that were looked for, also where they overlap', () => {
  const marks = [
    { start: 0, end: 3 },
    { start: 8, end: 16 },
  ];
  const snippet = <Marked text="bir iki kodlarda son" marks={marks} codes={[{ start: 8, end: 11 }]} />;
  expect(draw(snippet).join('')).toBe('<mark>bir</mark> iki <code><mark>kod</mark></code><mark>larda</mark> son');
});
