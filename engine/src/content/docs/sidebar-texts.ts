import type { MessagesFile } from '../messages.ts';
import type { CategoryNode, SidebarNode } from './sidebar-node.ts';

interface SidebarTexts {
  /** Of the sidebar. */
  name: string;
  translate: MessagesFile['translate'];
}

/** The label of an item in the language being built. Items of one name share their translation. */
export function translateLabel(
  node: Pick<SidebarNode, 'type' | 'key'> & { label: string },
  { translate, name }: SidebarTexts,
): string {
  const message = node.label;
  const description = `The label for the ${node.type} '${message}' in sidebar '${name}'`;
  return translate(`sidebar.${name}.${node.type}.${node.key ?? message}`, { message, description });
}

/** A text of a generated category page. */
export function translateIndex(
  node: CategoryNode,
  { translate, name, field, message }: SidebarTexts & { field: 'title' | 'description'; message: string },
): string {
  const description = `The generated-index page ${field} for category '${node.label}' in sidebar '${name}'`;
  const key = `sidebar.${name}.category.${node.key ?? node.label}.link.generated-index.${field}`;
  return translate(key, { message, description });
}
