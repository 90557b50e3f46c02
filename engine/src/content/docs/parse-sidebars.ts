import type { z } from 'zod';
import { nearest } from '../../errors/hints.ts';
import type { Problem } from '../../shared/model.ts';
import { formatPath } from '../front-matter-schema.ts';
import { nodeSchemas, type SidebarNode } from './sidebar-node.ts';

export type SidebarNodes = Record<string, SidebarNode[]>;

interface Parsing {
  /** Where the items are from, for messages. */
  origin: string;
  source?: string;
  problems: Problem[];
}

type Path = readonly PropertyKey[];

/** Checks the export of a sidebars file and expands its shorthands. */
export function parseSidebars(
  exported: unknown,
  { source }: { source: string },
): { sidebars: SidebarNodes; problems: Problem[] } {
  const parsing: Parsing = { origin: `the sidebars file ${source}`, source, problems: [] };
  if (!isRecord(exported)) {
    report(parsing, [], 'must export an object with one entry per sidebar');
    return { sidebars: {}, problems: parsing.problems };
  }
  const sidebars: SidebarNodes = {};
  for (const [name, items] of Object.entries(exported)) sidebars[name] = parseItems(items, [name], parsing);
  return { sidebars, problems: parsing.problems };
}

/** Checks the items that `sidebarItemsGenerator` returns. */
export function parseSidebarItems(items: unknown): { nodes: SidebarNode[]; problems: Problem[] } {
  const parsing: Parsing = { origin: 'the result of `sidebarItemsGenerator`', problems: [] };
  return { nodes: parseItems(items, [], parsing), problems: parsing.problems };
}

/** A list of items, or the shorthand `{label: items}`. */
function parseItems(items: unknown, path: Path, parsing: Parsing): SidebarNode[] {
  if (Array.isArray(items)) return items.flatMap((item, index) => parseItem(item, [...path, index], parsing));
  if (isRecord(items) && !('type' in items)) return parseShorthand(items, path, parsing);
  report(parsing, path, 'must be a list of sidebar items, or a map from category labels to lists');
  return [];
}

function parseItem(item: unknown, path: Path, parsing: Parsing): SidebarNode[] {
  if (typeof item === 'string') return [{ type: 'doc', id: item }];
  // Sidebars put together from several files leave lists in lists: their items stand in the outer one.
  if (Array.isArray(item)) return parseItems(item, path, parsing);
  if (!isRecord(item)) {
    report(parsing, path, 'must be a doc id or a sidebar item');
    return [];
  }
  if (!('type' in item)) return parseShorthand(item, path, parsing);
  const type = String(item['type']);
  if (!Object.hasOwn(nodeSchemas, type)) {
    const near = nearest(type, Object.keys(nodeSchemas));
    const hint = near ? `Did you mean "${near}"?` : `Use one of ${Object.keys(nodeSchemas).join(', ')}.`;
    report(parsing, [...path, 'type'], `is "${type}", which is not a type of sidebar item`, hint);
    return [];
  }
  const result = nodeSchemas[type as keyof typeof nodeSchemas].safeParse(item);
  if (!result.success) {
    for (const issue of result.error.issues) reportIssue(parsing, path, issue, item);
    return [];
  }
  const node = result.data;
  return node.type === 'category' ? [{ ...node, items: parseItems(node.items, [...path, 'items'], parsing) }] : [node];
}

function parseShorthand(map: Record<string, unknown>, path: Path, parsing: Parsing): SidebarNode[] {
  return Object.entries(map).map(([label, items]) => ({
    type: 'category',
    label,
    items: parseItems(items, [...path, label], parsing),
  }));
}

function reportIssue(parsing: Parsing, path: Path, issue: z.core.$ZodIssue, item: Record<string, unknown>): void {
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) {
      const schema = nodeSchemas[item['type'] as keyof typeof nodeSchemas];
      const near = nearest(key, Object.keys(schema.shape));
      const hint = near && `Did you mean "${near}"?`;
      report(parsing, [...path, ...issue.path, key], `is not a field of a "${String(item['type'])}" item`, hint);
    }
    return;
  }
  report(parsing, [...path, ...issue.path], `is wrong: ${issue.message}`);
}

function report(parsing: Parsing, path: Path, what: string, hint?: string): void {
  const where = path.length === 0 ? 'it' : formatPath(path);
  parsing.problems.push({
    code: 'invalid-sidebars',
    severity: 'error',
    message: `In ${parsing.origin} ${where} ${what}.`,
    ...(parsing.source === undefined ? { configKey: ['docs', 'sidebarItemsGenerator'] } : { file: parsing.source }),
    ...(hint ? { hint } : {}),
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
