import { AtRule, parse, type ChildNode, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { adapterSrcs, engineDir, isBelow } from '../paths.ts';
import type { LookStyles } from '../theme/extra-styles.ts';
import { STYLE } from './site-styles.ts';

/** Names of elements alone, with combinators and pseudo-elements. What a site says of the whole page is no part of it. */
const ELEMENTS = /^(?!(?:html|body)\b)(?:[a-z][\da-z]*|\*)(?:\s*[\s>+~]\s*(?:[a-z][\da-z]*|\*))*(?:::[a-z-]+)?$/i;
/** Every element, as resets have it. It weighs nothing, so that any rule for elements wins over it. */
const ALL = /^(?:\*|\*?::?(?:before|after|backdrop))$/i;
const ALL_LAYER = 'tokens.site';
/** At-rules in which a rule is one like any other. */
const CONDITIONS = new Set(['media', 'supports', 'container']);

/**
 * Puts rules of a site that name elements alone into a layer of the look, and says the look's selectors beside classes of the site's. Nothing
 * without them. It works on what Vite has compiled: as a plugin of PostCSS it would keep Vite from reading a PostCSS config of the site.
 */
export function siteRules({ elementLayer, selectors }: Partial<LookStyles> = {}): Plugin[] {
  if (elementLayer === undefined && selectors === undefined) return [];
  const change = (css: string): string => {
    const layered = elementLayer === undefined ? css : layerElements(ownLayers(css), elementLayer);
    return selectors ? addSelectors(layered, selectors) : layered;
  };
  return [
    {
      name: 'yaprak:site-rules',
      transform: {
        filter: { id: STYLE },
        handler: (code, id) => (isBelow(id, [engineDir, ...adapterSrcs]) ? null : { code: change(code), map: null }),
      },
    },
  ];
}

/**
 * A class by its name; or by the beginning of its name, as sites know those of CSS modules, with or without the hash that follows. With `^=`
 * the attribute as a whole begins so.
 */
const CLASS = /\.([a-z][\w-]*)|\[class([\^*])=(["']?)([a-z][\w-]*?)(?:_(?:\w{4})?)?\3\]/gi;

/**
 * Lets rules for a class, or for a selector like `.bar a`, mean what the look's selector for it means, too, or instead where that names the
 * class (`&`), and weigh the same. `^name` is for `[class^='name']` alone, and no selector means that no element begins so. `name *` is for rules
 * of what is in such an element.
 */
export function addSelectors(css: string, selectors: Readonly<Record<string, string>>): string {
  const root = parse(css);
  const longer = Object.entries(selectors).flatMap(([written, meaning]) =>
    IS_NAME.test(written) ? [] : [{ pattern: toPattern(written), meaning }],
  );
  root.walkRules((rule) => {
    for (const { pattern, meaning } of longer)
      rule.selector = rule.selector.replace(pattern, (written) => `:is(${written}, :where(${meaning}))`);
    rule.selector = rule.selector.replace(
      CLASS,
      (written, name: string | undefined, sign, _quote, start: string, at: number) => {
        const known = name ?? (Object.hasOwn(selectors, sign + start) ? `${sign}${start}` : start);
        const isAround =
          Object.hasOwn(selectors, `${known} *`) && AROUND.test(rule.selector.slice(at + written.length));
        const meaning = Object.hasOwn(selectors, known) ? selectors[isAround ? `${known} *` : known] : undefined;
        if (!meaning) return written;
        return `:is(${meaning.includes('&') ? meaning.replaceAll('&', written) : `${written}, :where(${meaning})`})`;
      },
    );
  });
  return root.toString();
}

const IS_NAME = /^\^?[\w-]+(?: \*)?$/;
/** What follows a class of an element in which others are meant: the rest of what is said of it, and a space or `>`. */
const AROUND = /^(?:\([^()]*\)|[^\s>+~,()])*(?:\s*>|\s+(?![>+~,]))/;

/** A space stands for `>` as well: what is a child there may be deeper here. A `+` is a `+`. */
function toPattern(selector: string): RegExp {
  const siblings = selector.split(' + ').map((one) => {
    const parts = one.split(' ').map((part) => part.replace(/[.[\]]/g, String.raw`\$&`));
    return parts.join(String.raw`\s*[\s>]\s*`);
  });
  return new RegExp(String.raw`(?<![\w-])${siblings.join(String.raw`\s*\+\s*`)}(?![\w-])`, 'g');
}

/**
 * Styles of a site are in no layer, so that even its `code` would win over `.code-block code` of a look. It is to lose, as it did where
 * there were no layers: a rule by elements goes to the layer where the look has its own of that kind, and there the selectors decide.
 */
export function layerElements(css: string, layer: string): string {
  const root = parse(css);
  root.walkRules((rule) => {
    if (!isPlain(rule)) return;
    const elements = rule.selectors.filter((selector) => ELEMENTS.test(selector) || ALL.test(selector));
    if (elements.length === 0) return;
    rule.before(toLayers(rule, { elements, layer }));
    const others = rule.selectors.filter((selector) => !elements.includes(selector));
    if (others.length === 0) rule.remove();
    else rule.selectors = others;
  });
  return root.toString();
}

/** Those of the theme: see theme/styles/index.css. */
const THEME_LAYERS = /^(?:reset|tokens|base|layout|parts|content|print)$/;

/**
 * A layer of a site that is named like one of the theme's (`base`, of Tailwind) would be the same layer, and win in it by coming later. As a
 * layer inside that one it loses, as it does to Docusaurus's own styles.
 */
export function ownLayers(css: string): string {
  if (!css.includes('@layer')) return css;
  const root = parse(css);
  for (const node of root.nodes)
    if (node.type === 'atrule' && node.name === 'layer')
      node.params = node.params.split(',').map(toOwnLayer).join(', ');
  return root.toString();
}

function toOwnLayer(written: string): string {
  const [first = '', ...inner] = written.trim().split('.');
  return [first, ...(THEME_LAYERS.test(first) ? ['site'] : []), ...inner].join('.');
}

/** Elements of the theme's parts, most of which have a class that says how they are displayed, or whether at all. */
const OF_PARTS =
  /(?:^|[\s>+~])(?:a|article|aside|details|div|footer|header|li|main|nav|ol|section|small|span|summary|svg|ul)$/i;
/** Of these a text has none: whatever is said of them yields to the theme's classes. */
const CONTROLS = /(?:^|[\s>+~])(?:button|fieldset|form|input|label|select|textarea)$/i;
/** What the theme says of parts by class. */
const RESETS = new Set(['all', 'display']);
/** Before all classes of the theme. */
const PARTS_LAYER = 'layout.site';

/**
 * What resets say of the display of such elements (`span { display: inline-block }`) would show what the theme hides, and `all` takes away
 * whatever it says by class.
 */
function toLayers(rule: Rule, { elements, layer }: { elements: string[]; layer: string }): AtRule[] {
  const all = elements.filter((selector) => ALL.test(selector));
  const controls = elements.filter((selector) => CONTROLS.test(selector));
  const rest = elements.filter((selector) => !all.includes(selector) && !controls.includes(selector));
  const ofParts = rest.filter((selector) => OF_PARTS.test(selector));
  const isReset = (node: ChildNode): boolean => node.type === 'decl' && RESETS.has(node.prop);
  const make = (selectors: string[], params: string, keep: (node: ChildNode) => boolean): AtRule[] => {
    const moved = rule.clone({ selectors, nodes: rule.nodes.filter(keep).map((node) => node.clone()) });
    const isEmpty = moved.nodes.every(({ type }) => type === 'comment') || selectors.length === 0;
    return isEmpty ? [] : [new AtRule({ name: 'layer', params, nodes: [moved] })];
  };
  const first = [...make(all, ALL_LAYER, () => true), ...make(controls, PARTS_LAYER, () => true)];
  if (ofParts.length === 0 || !rule.nodes.some(isReset)) return [...first, ...make(rest, layer, () => true)];
  const others = rest.filter((selector) => !ofParts.includes(selector));
  return [
    ...first,
    ...make(ofParts, PARTS_LAYER, isReset),
    ...make(ofParts, layer, (node) => !isReset(node)),
    ...make(others, layer, () => true),
  ];
}

/** Declarations alone, in no layer and no other rule. What is important would be more so in a layer. */
function isPlain(rule: Rule): boolean {
  for (
    let parent = rule.parent as Rule['parent'] | AtRule['parent'];
    parent && parent.type !== 'root';
    parent = parent.parent
  )
    if (parent.type !== 'atrule' || !CONDITIONS.has((parent as AtRule).name)) return false;
  return rule.nodes.every((node) => node.type === 'comment' || (node.type === 'decl' && !node.important));
}
