/**
 * What server and browser agree on about islands: names of elements and attributes, the format of props, slots and policies. An island is
 *
 *     <y-island data-src="…" data-name="default" data-hydrate="visible" data-prefix="i0" data-props="{…}">
 *       markup of the component, with <y-slot name="children">markup of the server</y-slot> in it
 *       <template data-slot="more">markup of the server that the component does not show yet</template>
 *     </y-island>
 *
 * It imports nothing: boot and the file with React share it, and one would bring the other.
 */

export const ISLAND = 'y-island';
export const SLOT = 'y-slot';

/** When an island is hydrated: at once, when the browser is idle, when it is near the window, when the reader uses it. */
export type HydratePolicy = 'load' | 'idle' | 'visible' | 'intent';

/** Attributes of an island: each is `data-` and its name here. Those that are undefined are not written. */
export interface IslandData {
  /** Url of the module of its component. */
  src: string;
  /** The export that is its component, or a part of one: `default.Header`. */
  name: string;
  hydrate: HydratePolicy;
  /** Of the ids that React makes in it. */
  prefix: string;
  /** Set for one in a slot of another: it is part of that one's tree. */
  inside?: string;
  /** JSON: see printProps. */
  props?: string;
  /** JSON of what it reads of its page, of the blog post and of the block of code it is in. */
  view?: string;
  articles?: string;
  post?: string;
  code?: string;
  /** Url of the list of all docs, for one that reads it. */
  docs?: string;
  /** For one that draws the page with its text: url of the module of the text, or nothing where the text is its slot. */
  content?: string;
}

/** Stands for a function that does nothing, the only one that can be sent: `onCollapse={() => {}}` for a prop that must be there. */
const NOTHING = '\0nothing';

export function doesNothing(value: unknown): boolean {
  return (
    typeof value === 'function' && /^(?:function\b\s*\w*)?\s*\([\w$,\s]*\)\s*(?:=>)?\s*\{\s*\}$/.test(String(value))
  );
}

/** Undefined for no props at all. */
export function printProps(props: Readonly<Record<string, unknown>>): string | undefined {
  if (Object.keys(props).length === 0) return undefined;
  return JSON.stringify(props, (_name, value: unknown) => (doesNothing(value) ? NOTHING : value));
}

export function parseProps({ props = '{}' }: Partial<IslandData>): object {
  return JSON.parse(props, (_name, value: unknown) => (value === NOTHING ? () => {} : value)) as object;
}

/** Escapes a text for an attribute. */
type Escape = (text: string) => string;

/**
 * `isText`: it is a Markdown file. Rules for what stands directly in a text (`.markdown > h2`) are the theme's and those of sites, and
 * must hold there, too.
 */
export function printIsland(
  data: IslandData,
  { markup, escape, isText = false }: { markup: string; escape: Escape; isText?: boolean },
): string {
  const attributes = Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` data-${name}="${escape(String(value))}"`);
  return `<${ISLAND}${isText ? ' class="markdown"' : ''}${attributes.join('')}>${markup}</${ISLAND}>`;
}

/** The slot that holds the theme's own part, in an island that replaces it: its name is after this. No prop has such a name. */
export const ORIGINAL_SLOT = '@original/';

/** The slot that holds the text of the page, in an island that draws the whole page. */
export const CONTENT_SLOT = '@content';

/** Slots of single children, for a component that looks at them. No prop has such a name either. */
export const CHILD_SLOT = '@child';

/** A slot that the component does not show yet waits in a template, a child of the island. */
export function printHiddenSlot(name: string, { markup, escape }: { markup: string; escape: Escape }): string {
  return `<template data-slot="${escape(name)}">${markup}</template>`;
}

export const HIDDEN_SLOTS = ':scope > template[data-slot]';

export function nameOfHiddenSlot({ dataset }: { dataset: { slot?: string } }): string {
  return dataset.slot ?? '';
}
