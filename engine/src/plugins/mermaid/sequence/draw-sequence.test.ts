import { describe, expect, it } from 'vitest';
import { placeColumns, textOfEvent } from './columns.ts';
import { drawSequence } from './draw-sequence.ts';
import { parseSequence } from './parse-sequence.ts';

const SOURCE = `sequenceDiagram
  actor M as Müşteri
  participant A as Uygulama
  participant B
  participant C as Çok uzun adlı bir servis
  M->>+A: Siparişi iptal et
  A->>+B: iptal isteği, uzun bir açıklama ile, sığmayacak kadar uzun
  B-->>-A: tamam
  A-xC: kayıp
  C--)M: olay
  Note right of C: Sağda bir not
  Note left of M: Solda
  loop Her dakika
    A->>A: kendine uzun bir söz söyler
    alt olursa
      A->>B: 1
    else olmazsa çok uzun bir koşul
      A->>C: atlayarak giden ileti
    end
  end
  M<<->>A: iki yönlü
  A-->>-M: bitti`;

/** The rectangles behind texts, and where the lifelines stand. */
function geometry(svg: string) {
  const lifelines = [...(/class="lifelines" d="([^"]+)"/.exec(svg)?.[1]?.matchAll(/M([\d.]+) /g) ?? [])].map(([, x]) =>
    Number(x),
  );
  const labels = svg.slice(svg.indexOf('<g class="labels"'), svg.indexOf('<g class="notes"'));
  return { lifelines, labels };
}

describe('drawSequence', () => {
  const sequence = parseSequence(SOURCE);

  it('sets lifelines so far apart that texts fit between them', () => {
    const { x, width } = placeColumns(sequence);
    for (const event of sequence.events) {
      if (event.kind !== 'message') continue;
      const { width: needed } = textOfEvent(event.text);
      const [left, right] = [Math.min(event.from, event.to), Math.max(event.from, event.to)];
      const room =
        event.from === event.to ? (x[right + 1] ?? width) - (x[right] ?? 0) : (x[right] ?? 0) - (x[left] ?? 0);
      expect([event.text, room > needed + 12]).toEqual([event.text, true]);
    }
  });

  it('puts a ground behind every text of a message, above the lifelines', () => {
    const { svg } = drawSequence(sequence);
    const { lifelines, labels } = geometry(svg);
    expect(lifelines).toHaveLength(4);
    expect(svg.indexOf('class="lifelines"')).toBeLessThan(svg.indexOf('class="labels"'));
    expect(labels.match(/<text/g)?.length).toBe(10);
    expect(labels.match(/<rect[^>]+fill="var\(--diagram-background\)"/g)?.length).toBe(10);
  });

  it('stays inside its picture', () => {
    const { svg, width } = drawSequence(sequence);
    for (const [, x = '', w = ''] of svg.matchAll(/<rect x="([-\d.]+)"[^>]* width="([\d.]+)"/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x) + Number(w)).toBeLessThanOrEqual(width + 0.1);
    }
  });

  it('reads names with spaces and hyphens, numbers and heads', () => {
    const read = parseSequence(
      'sequenceDiagram\nautonumber\nAlice Smith->>order-api: a: b\norder-api-->>Alice Smith: c',
    );
    expect(read.actors.map(({ label }) => label)).toEqual(['Alice Smith', 'order-api']);
    expect(read.events).toMatchObject([
      { from: 0, to: 1, text: '1. a: b', isDashed: false, end: 'arrow' },
      { from: 1, to: 0, text: '2. c', isDashed: true },
    ]);
  });
});
