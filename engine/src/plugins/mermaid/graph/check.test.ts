import { describe, expect, it } from 'vitest';
import { parseFlowchart } from '../flowchart/parse-flowchart.ts';
import { FLOWCHARTS } from '../testing/flowcharts.ts';
import { crosses, findFaults } from './check.ts';
import { drawGraph, placeClearly } from './draw-graph.ts';

describe('the layout of flowcharts', () => {
  it.each(Object.entries(FLOWCHARTS))('leads no link through what it does not belong to: %s', (_name, source) => {
    const graph = parseFlowchart(source);
    const placed = placeClearly(graph);
    expect(findFaults(placed, graph)).toEqual([]);
    expect(placed.nodes).toHaveLength(graph.nodes.size);
    for (const { edge, points } of placed.edges) expect([edge.from, points.length > 1]).toEqual([edge.from, true]);
  });

  it('gives the same bytes each time', () => {
    const source = FLOWCHARTS['architecture'] ?? '';
    expect(drawGraph(parseFlowchart(source))).toEqual(drawGraph(parseFlowchart(source)));
  });
});

describe('findFaults', () => {
  const graph = parseFlowchart('flowchart TB\nsubgraph g[Grup]\na --> b\nend\na --> c\nb --> c\nb -->|not| d');
  const placed = placeClearly(graph);
  const moveNode = (id: string, to: { x: number; y: number }) => ({
    ...placed,
    nodes: placed.nodes.map((each) => (each.node.id === id ? { ...each, box: { ...each.box, ...to } } : each)),
  });

  it('finds a node in the way of a link', () => {
    expect(findFaults(placed, graph)).toEqual([]);
    const { points = [] } = placed.edges.find(({ edge }) => edge.from === 'a' && edge.to === 'b') ?? {};
    const [start] = points;
    const faults = findFaults(moveNode('d', { x: (start?.x ?? 0) - 10, y: start?.y ?? 0 }), graph);
    expect(faults).toContainEqual({ kind: 'node', edge: 'a -> b', through: 'd' });
  });

  it('finds a node on a label', () => {
    const label = placed.edges.find(({ edge }) => edge.label === 'not')?.label;
    expect(label).toBeDefined();
    const faults = findFaults(moveNode('c', { x: label?.x ?? 0, y: label?.y ?? 0 }), graph);
    expect(faults).toContainEqual({ kind: 'label', edge: 'b -> d', through: 'c' });
  });

  it('does not count a line along the border', () => {
    const box = { x: 10, y: 10, width: 20, height: 20 };
    const line = (x: number) => [
      { x, y: 0 },
      { x, y: 50 },
    ];
    expect([9, 10, 20, 30].map((x) => crosses(line(x), box))).toEqual([false, false, true, false]);
  });
});
