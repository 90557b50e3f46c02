import { describe, expect, it } from 'vitest';
import { NotDrawable, Unreadable } from '../graph/graph.ts';
import { parseFlowchart } from './parse-flowchart.ts';

const parse = (lines: string) => parseFlowchart(`flowchart LR\n${lines}`);
const edges = (lines: string): string[] =>
  parse(lines).edges.map(({ from, to, label, line, start, end }) =>
    [from, to, line, `${start}/${end}`, label].filter((part) => part !== undefined).join(' '),
  );
const nodes = (lines: string): string[] =>
  [...parse(lines).nodes.values()].map(({ id, shape, label }) => `${id} ${shape} ${label}`);
const groups = (lines: string): string[] =>
  [...parse(lines).groups.values()].map(({ id, title, parent }) => `${id} ${title} ${parent ?? '-'}`);

describe('parseFlowchart', () => {
  it('reads links with and without spaces and texts', () => {
    expect(edges('A-->B;B---C')).toEqual(['A B solid none/arrow', 'B C solid none/none']);
    expect(edges('A--metin-->B')).toEqual(['A B solid none/arrow metin']);
    expect(edges('A -- iki söz --- B')).toEqual(['A B solid none/none iki söz']);
    expect(edges('A -->|"a|b"| B')).toEqual(['A B solid none/arrow a|b']);
    expect(edges('A & B --> C & D').map((edge) => edge.slice(0, 3))).toEqual(['A C', 'A D', 'B C', 'B D']);
  });

  it('reads every kind of link', () => {
    expect(edges('A -.-> B\nA -. metin .-> B\nA ==> B\nA == kalın ==> B\nA ~~~ B')).toEqual([
      'A B dotted none/arrow',
      'A B dotted none/arrow metin',
      'A B thick none/arrow',
      'A B thick none/arrow kalın',
      'A B invisible none/none',
    ]);
    expect(edges('A --o B\nA x--x B\nA <--> B\nA ----> B\nA e1@--> B\ne1@{ animate: true }')).toEqual([
      'A B solid none/circle',
      'A B solid cross/cross',
      'A B solid arrow/arrow',
      'A B solid none/arrow',
      'A B solid none/arrow',
    ]);
    // A node whose name is the letter of a head.
    expect(edges('A --> B\nx-->C\no --> x')).toEqual([
      'A B solid none/arrow',
      'x C solid none/arrow',
      'o x solid none/arrow',
    ]);
  });

  it('reads shapes and their texts', () => {
    expect(nodes('A((x)) --> B(((y))) --> C([z]) --> D[(w)] --> E{{v}} --> F[/u/] --> G>t]')).toEqual([
      'A circle x',
      'B double-circle y',
      'C stadium z',
      'D cylinder w',
      'E hexagon v',
      'F lean-right u',
      'G flag t',
    ]);
    expect(nodes('A[a (b)] --> B["x ] y"]\nC[/run/secrets]\nD@{ shape: cyl, label: "v" }')).toEqual([
      'A rect a (b)',
      'B rect x ] y',
      'C rect /run/secrets',
      'D cylinder v',
    ]);
    expect(nodes('ödeme["a<br/>b #quot;c#quot;"]')).toEqual(['ödeme rect a\nb "c"']);
  });

  it('reads groups, and links to them before they are opened', () => {
    expect(groups('one --> two\nsubgraph one [Bir]\na\nsubgraph ic\nb\nend\nend')).toEqual(['ic ic one', 'one Bir -']);
    expect(nodes('one --> two\nsubgraph one [Bir]\na\nend')).toEqual(['two rect two', 'a rect a']);
    expect(groups('subgraph "T (x)"\nx\nend')).toEqual(['T (x) T (x) -']);
    expect(nodes('subgraph bos[Boş]\nend')).toEqual(['bos rect Boş']);
  });

  it('reads styles that cannot end an attribute', () => {
    const style = (lines: string) => parse(lines).nodes.get('A')?.style;
    expect(style('A:::k\nclassDef k fill:rgb(1,2,3),stroke:red;')).toEqual({ fill: 'rgb(1,2,3)', stroke: 'red' });
    expect(style('A\nstyle A fill:"><script>,color:#fff')).toEqual({ color: '#fff' });
  });

  it.each([
    ['A -> B', 2],
    ['A --> B\nA -->', 3],
    ['A --> B\nend', 3],
    ['A --> B %% yorum', 2],
  ])('names the line that it cannot read: %s', (lines, line) => {
    let error: unknown;
    try {
      parse(lines);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(Unreadable);
    expect(error).toMatchObject({ line });
  });

  it.each(['A["`**md**`"]', 'A[fa:fa-car x]', 'A@{ shape: tag-doc }', 'subgraph s [T]\nA --> s\nend'])(
    'leaves to Mermaid what it would draw wrong: %s',
    (lines) => {
      expect(() => parse(lines)).toThrow(NotDrawable);
      expect(() => parse(lines)).not.toThrow(Unreadable);
    },
  );
});
