import { fieldsOf, isFields, listOf, type Fields } from '../config/entries.ts';

/** A colour scheme for code, as `prism-react-renderer` has them: how text looks, and how tokens of some types look. */
interface CodeTheme {
  plain: Fields;
  styles: {
    types: string[];
    style: Fields;
    /** Selectors of the languages it is for; absent: all. */ scopes?: string[];
  }[];
}

/** What Docusaurus takes where a config names none: Palenight. */
const DEFAULT_THEME: CodeTheme = {
  plain: { color: '#bfc7d5', backgroundColor: '#292d3e' },
  styles: [
    { types: ['comment'], style: { color: '#697098', fontStyle: 'italic' } },
    { types: ['string', 'inserted'], style: { color: '#c3e88d' } },
    { types: ['number'], style: { color: '#f78c6c' } },
    { types: ['builtin', 'char', 'constant', 'function'], style: { color: '#82aaff' } },
    { types: ['punctuation', 'selector'], style: { color: '#c792ea' } },
    { types: ['variable'], style: { color: '#bfc7d5' } },
    { types: ['class-name', 'attr-name'], style: { color: '#ffcb6b' } },
    { types: ['tag', 'deleted'], style: { color: '#ff5572' } },
    { types: ['operator'], style: { color: '#89ddff' } },
    { types: ['boolean'], style: { color: '#ff5874' } },
    { types: ['keyword'], style: { fontStyle: 'italic' } },
    { types: ['doctype'], style: { color: '#c792ea', fontStyle: 'italic' } },
    { types: ['namespace'], style: { color: '#b2ccd6' } },
    { types: ['url'], style: { color: '#dddddd' } },
  ],
};

/** The ground of marked lines: Docusaurus's own, or where the colours of code are the theme's, one that suits them. */
const MARKED_LINES = ':root{--docusaurus-highlighted-code-line-bg:rgb(72 77 91)}';
const OWN_MARKED_LINES =
  ":root{--docusaurus-highlighted-code-line-bg:rgb(0 0 0/.1)}html[data-theme='dark']{--docusaurus-highlighted-code-line-bg:rgb(66 66 66/.5)}";

/** A stylesheet with the colours of code that `themeConfig.prism` names. Where the package of a scheme is not installed, the theme's own stay. */
export function printCodeTheme(prism: unknown): string {
  const { theme, darkTheme } = fieldsOf(prism);
  const light = theme === undefined ? DEFAULT_THEME : readTheme(theme);
  const dark = darkTheme === undefined ? light : readTheme(darkTheme);
  if (!light || !dark) return `${OWN_MARKED_LINES}\n`;
  const rules =
    light === dark
      ? printScheme(light, '')
      : [...printScheme(light, "html:not([data-theme='dark']) "), ...printScheme(dark, "html[data-theme='dark'] ")];
  return [MARKED_LINES, '@layer docusaurus{', RESET, ...rules, '}', ''].join('\n');
}

/**
 * Nothing of the theme's own colours is mixed in. Docusaurus writes the colour of plain code into each line, where no rule of a site for `pre`
 * or `code` reaches it: those of Tailwind's `prose` are for a dark ground.
 */
const RESET = `.token{color:inherit;font-style:inherit;font-weight:inherit}
.code-block{--y-sunken:var(--prism-background-color);--y-ink-soft:color-mix(in srgb,var(--prism-color) 75%,transparent);background:var(--prism-background-color);color:var(--prism-color)}
.code-block code{color:var(--prism-color)!important}`;

/** Of a stand-in for a package that is missing every field is a function. */
function readTheme(written: unknown): CodeTheme | undefined {
  const inner = fieldsOf(written)['default'];
  const theme = isFields(inner) ? inner : written;
  if (!isFields(theme) || !Array.isArray(theme['styles'])) return undefined;
  const styles = listOf(theme['styles']).flatMap((each) => {
    const { types, style, languages } = fieldsOf(each);
    const scopes = listOf(languages).map((language) => `.language-${String(language)} `);
    return isFields(style) ? [{ types: listOf(types).map(String), style, scopes }] : [];
  });
  return { plain: fieldsOf(theme['plain']), styles };
}

function printScheme({ plain, styles }: CodeTheme, scope: string): string[] {
  const { color = 'inherit', backgroundColor = 'var(--ifm-pre-background)' } = plain;
  const ground = { '--prism-color': color, '--prism-background-color': backgroundColor };
  const rules = styles.map(({ types, style, scopes = [] }) => {
    const names = types.filter((type) => /^[\w-]+$/.test(type)).map((type) => `.token.${CLASHES[type] ?? type}`);
    const places = scopes.length > 0 ? scopes : [''];
    return printRule(
      places.flatMap((place) => names.map((name) => scope + place + name)),
      style,
    );
  });
  return [printRule([`${scope}.code-block`], ground), ...rules].filter((rule) => rule !== '');
}

/** Types of tokens that have another name in the HTML: see the engine's highlighter. */
const CLASHES: Readonly<Record<string, string>> = { 'code-block': 'code-snippet' };

/** Numbers are without a unit: the properties of a scheme that take one (`opacity`, `fontWeight`) have none. */
function printRule(selectors: readonly string[], style: Fields): string {
  const declarations = Object.entries(style).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number'
      ? [`${name.startsWith('--') ? name : name.replace(/[A-Z]/g, '-$&').toLowerCase()}:${value}`]
      : [],
  );
  const isSafe = declarations.every((each) => !/[{}<;]/.test(each));
  if (selectors.length === 0 || declarations.length === 0 || !isSafe) return '';
  return `${selectors.join(',')}{${declarations.join(';')}}`;
}
