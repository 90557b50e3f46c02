import { describe, expect, it } from 'vitest';
import { drawMermaid } from './draw-mermaid.ts';
import { spellFlowchart } from './spell-flowchart.ts';

const spell = (line: string): string =>
  spellFlowchart(`graph TD\n${line}`).slice('graph TD\n'.length).replace(/ +/g, ' ');

describe('spellFlowchart', () => {
  it.each([
    ['A-->B', 'A --> B'],
    ['A---B', 'A --- B'],
    ['A-.->B', 'A -.-> B'],
    ['A-.-B', 'A -.- B'],
    ['A==>B', 'A ==> B'],
    ['A===B', 'A === B'],
    ['A<-->B', 'A <--> B'],
    ['A<-.->B', 'A <-.-> B'],
    ['A~~~B', 'A\nB'],
    ['A--xB', 'A --> B'],
    ['A o==o B', 'A <==> B'],
    ['A---->B', 'A --> B'],
    ['A-----B', 'A --- B'],
    ['A-...->B', 'A -.-> B'],
    ['A=====>B', 'A ==> B'],
  ])('reads the link %s', (written, spelled) => expect(spell(written)).toBe(spelled));

  it.each([
    ['A--metin-->B', 'A -->|metin| B'],
    ['A-- iki söz ---B', 'A ---|iki söz| B'],
    ['A-.metin.->B', 'A -.->|metin| B'],
    ['A==metin==>B', 'A ==>|metin| B'],
    ['A--kargo-takip-->B', 'A -->|kargo-takip| B'],
    ['A-->|a--b| B', 'A -->|a--b| B'],
    ['A-.-> |metin|B', 'A -.->|metin|B'],
  ])('reads the text on the link %s', (written, spelled) => expect(spell(written)).toBe(spelled));

  it.each([
    ['A-->B-->C & D', 'A --> B --> C & D'],
    ['A{Var mı?}--Evet-->B', 'A{Var mı?} -->|Evet| B'],
    ['bir-iki-->o', 'bir-iki --> o'],
    ['x-->o-->x', 'x --> o --> x'],
    ['A["a-->b; c"]-->B(x--y)', 'A["a-->b; c"] --> B(x--y)'],
    ['A>bayrak]-->B', 'A>bayrak] --> B'],
    ['A e1@-->B', 'A --> B'],
    ['A-->B;B-->C', 'A --> B\nB --> C'],
    ['subgraph a--b [A--B]', 'subgraph a--b [A--B]'],
    ['%% A-->B', ''],
    ['click A "https://ornek.test/a-->b"', ''],
    ['A:::koyu-->B:::B', 'A:::koyu --> B:::B'],
  ])('leaves names and texts alone in %s', (written, spelled) => expect(spell(written)).toBe(spelled));

  it('names in ASCII, with the text of a node where it is first named', () => {
    expect(spell('ödeme-->B\nB[Sepet]-->ödeme\nstyle ödeme,B fill:#fff')).toBe(
      '_f6_deme[ödeme] --> B[Sepet]\nB[Sepet] --> _f6_deme\nstyle _f6_deme,B fill:#fff',
    );
    expect(spell('iş(Sipariş) --> iş')).toBe('i_15f_(Sipariş) --> i_15f_');
    expect(spell('subgraph Ön\nend')).toBe('subgraph _d6_n [Ön]\nend');
  });

  it('knows where a chart without a direction leads', () => {
    expect(spellFlowchart('flowchart\nA-->B')).toBe('flowchart TB\nA --> B');
  });

  it('leaves other diagrams alone', () => {
    const code = 'sequenceDiagram\n  A->>B: a; b\n  B-->>A: c';
    expect(spellFlowchart(code)).toBe(code);
  });
});

describe('drawMermaid', () => {
  const draw = (line: string): string => drawMermaid(`graph LR\n${line}`).svg;
  const texts = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map((found) => found[1] ?? '');

  it('draws a flowchart without spaces as the same with them', () => {
    const withIds = (svg: string): string => svg.replace(/m[0-9a-f]{6}-/g, '');
    for (const [tight, wide] of [
      ['A-->B', 'A --> B'],
      ['A--metin-->B', 'A -- metin --> B'],
      ['A-.->B', 'A -.-> B'],
      ['A==>B', 'A ==> B'],
    ] as const) {
      expect(withIds(draw(tight))).toBe(withIds(draw(wide)));
      expect(texts(draw(tight)).toSorted()).toEqual(tight.includes('metin') ? ['A', 'B', 'metin'] : ['A', 'B']);
    }
  });
});
