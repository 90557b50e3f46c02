import { describe, expect, it } from 'vitest';
import { drawMermaid } from './draw-mermaid.ts';

const nameOf = (source: string): string => drawMermaid(source).name;

describe('drawMermaid', () => {
  it('names a diagram by its title, else by its first words', () => {
    expect(nameOf('---\ntitle: Sipariş akışı\n---\nflowchart LR\nA --> B')).toBe('Sipariş akışı');
    expect(nameOf('flowchart LR\naccTitle: Akış\naccDescr: Siparişin yolu\nA --> B')).toBe('Akış. Siparişin yolu');
    expect(nameOf('flowchart LR\naccDescr {\n  iki\n  satır\n}\nA[Bir] --> B')).toBe('Bir, B. iki satır');
    expect(nameOf('graph LR\nA[Sepet] -->|öde| B[Kurye]')).toBe('Sepet, Kurye, öde');
    expect(nameOf('sequenceDiagram\nparticipant Y as Yazar\nY->>S: iste')).toBe('Yazar, S, iste');
    expect(nameOf('xychart-beta\ntitle "Gecikme"\nx-axis [a, b]\nbar [1, 2]')).toBe('Gecikme');
    expect(nameOf('classDiagram\nclass Sepet {\n  +ekle(urun) Satir\n}\nSepet "1" o-- "2" Satir : tutar')).toBe(
      'Sepet, Satir',
    );
    expect(nameOf('erDiagram\norders {\n  varchar id PK\n}\norders ||--o{ items : içerir')).toBe('orders, items');
    expect(nameOf('pie title Kanallar\n"Web" : 3')).toBe('Kanallar');
    expect(nameOf('gantt\n title Plan\n section A\n İş: a, 2024-01-01, 3d')).toBe('Plan');
    expect(nameOf('flowchart LR\n' + Array.from({ length: 9 }, (_, at) => `n${at}`).join(' --> '))).toBe(
      'n0, n1, n2, n3, n4 …',
    );
  });

  it.each([
    'gantt',
    'pie',
    'gitGraph',
    'mindmap',
    'journey',
    'timeline',
    'quadrantChart',
    'sankey-beta',
    'C4Context',
    'block-beta',
    'packet-beta',
    'kanban',
    'architecture-beta',
    'radar-beta',
    'requirementDiagram',
  ])('leaves %s to Mermaid itself', (kind) => {
    expect(drawMermaid(`${kind}\n  a`)).toMatchObject({ drawing: undefined, doubt: undefined });
  });

  it.each([
    '%%{init: {"flowchart": {"curve": "basis"}}}%%\nflowchart LR\nA --> B',
    '---\nconfig:\n  flowchart:\n    curve: basis\n---\nflowchart LR\nA --> B',
    'stateDiagram-v2\nA --> B\nnote right of A: not',
    'stateDiagram-v2\nstate A {\n  x --> y\n  --\n  z --> w\n}',
    'sequenceDiagram\nbox Grup\nparticipant A\nend\nA->>B: x',
    'sequenceDiagram\nrect rgb(1,2,3)\nA->>B: x\nend',
    'classDiagram\nnamespace N {\nclass A\n}',
    'classDiagram\ndirection LR\nclass A',
    'erDiagram\n"uzun ad" ||--o{ b : c',
    'xychart-beta horizontal\nbar [1, 2]',
  ])('leaves to Mermaid itself what would be dropped: %s', (source) => {
    expect(drawMermaid(source)).toMatchObject({ drawing: undefined, doubt: undefined });
  });

  it('tells which line of the source it cannot read', () => {
    expect(drawMermaid('---\ntitle: T\n---\n%% not\nflowchart LR\nA --> B\nA => B').doubt).toEqual({
      message: '`=> B` cannot be read.',
      line: 7,
    });
    expect(drawMermaid('sequenceDiagram\nA->>B: x\nA B').doubt).toMatchObject({ line: 3 });
    expect(drawMermaid('stateDiagram-v2\nA --> B\nA => B').doubt).toMatchObject({ line: 3 });
  });

  it('draws class, entity and xy diagrams whole', () => {
    const words = (source: string): string => drawMermaid(source).words.replaceAll('\n', ' ');
    expect(words('classDiagram\nclass A {\n  +start(session) Next\n  -int sayı\n}\nA <|-- B : uygular')).toBe(
      'A - sayı : int + start(session) : Next B uygular',
    );
    expect(words('erDiagram\norders ||--|{ items : içerir\norders {\n  varchar id PK\n}')).toMatch(
      /orders.*items|items.*orders/,
    );
  });

  it('does not take any text for a diagram', () => {
    expect(() => drawMermaid('nedir bu')).toThrow('`nedir` is no kind of diagram.');
    expect(() => drawMermaid('  \n')).toThrow('It is empty.');
  });
});
