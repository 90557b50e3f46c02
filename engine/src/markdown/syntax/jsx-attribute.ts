import type { MdastNode } from 'satteri';
import { requiredFile } from './expressions.ts';

type JsxNode = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
export type JsxAttribute = Extract<JsxNode['attributes'][number], { type: 'mdxJsxAttribute' }>;

/** React's names that are not simply the HTML name in camel case. */
const HTML_NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  viewBox: 'viewBox',
  preserveAspectRatio: 'preserveAspectRatio',
  acceptCharset: 'accept-charset',
  httpEquiv: 'http-equiv',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  fillRule: 'fill-rule',
  clipRule: 'clip-rule',
  clipPath: 'clip-path',
  fillOpacity: 'fill-opacity',
  strokeOpacity: 'stroke-opacity',
  strokeDasharray: 'stroke-dasharray',
  textAnchor: 'text-anchor',
  fontSize: 'font-size',
  fontFamily: 'font-family',
  fontWeight: 'font-weight',
  stopColor: 'stop-color',
  xlinkHref: 'xlink:href',
};

const LOWER_CASED = new Set([
  'tabIndex',
  'colSpan',
  'rowSpan',
  'srcSet',
  'srcDoc',
  'srcLang',
  'autoPlay',
  'playsInline',
  'readOnly',
  'maxLength',
  'minLength',
  'frameBorder',
  'allowFullScreen',
  'referrerPolicy',
  'crossOrigin',
  'charSet',
  'dateTime',
  'encType',
  'inputMode',
  'noValidate',
  'spellCheck',
  'contentEditable',
  'useMap',
  'autoComplete',
  'autoFocus',
  'cellPadding',
  'cellSpacing',
  'marginWidth',
  'marginHeight',
  'hrefLang',
  'fetchPriority',
  'noModule',
  'accessKey',
  'bgColor',
  'vAlign',
  'controlsList',
  'disablePictureInPicture',
  'popoverTarget',
]);

/** Attributes that mean something to React itself. */
const REACT_ONLY = new Set([
  'key',
  'ref',
  'dangerouslySetInnerHTML',
  'children',
  'suppressHydrationWarning',
  'defaultValue',
  'defaultChecked',
]);

/** The HTML attribute that a JSX attribute comes out as, if its value is fixed. `undefined` in `value`: it prints nothing. */
export function staticAttribute(
  attribute: JsxAttribute,
): { name: string; value: string | true | undefined } | undefined {
  const name = htmlName(attribute.name);
  if (name === undefined) return undefined;
  const { value } = attribute;
  if (value === null || value === undefined) return { name, value: true };
  if (typeof value === 'string') return { name, value };
  if (name === 'style') {
    const style = staticStyle(value.value);
    return style === undefined ? undefined : { name, value: style };
  }
  if (requiredFile(value.value) !== undefined) return { name, value: '' };
  const literal = staticLiteral(value.value);
  return literal && { name, value: literal.value };
}

function htmlName(name: string): string | undefined {
  if (REACT_ONLY.has(name) || /^on[A-Z]/.test(name)) return undefined;
  const known = HTML_NAMES[name];
  if (known !== undefined) return known;
  if (LOWER_CASED.has(name)) return name.toLowerCase();
  // Any other capital letter: React knows what to do with it, we do not.
  return /[A-Z]/.test(name) ? undefined : name;
}

const LITERAL = /^\s*(?:'([^'\\\n]*)'|"([^"\\\n]*)"|`([^`\\$]*)`|(-?\d+(?:\.\d+)?)|(true)|(false|null|undefined))\s*$/;

function staticLiteral(code: string): { value: string | true | undefined } | undefined {
  const found = LITERAL.exec(code);
  if (!found) return undefined;
  if (found[5] !== undefined) return { value: true };
  if (found[6] !== undefined) return { value: undefined };
  return { value: found[1] ?? found[2] ?? found[3] ?? found[4] ?? '' };
}

const STYLE = /^\s*\{([\s\S]*)\}\s*$/;
const STYLE_ENTRY =
  /^\s*(?:([A-Za-z]+)|'([\w-]+)'|"([\w-]+)")\s*:\s*(?:'([^'\\\n]*)'|"([^"\\\n]*)"|(-?\d+(?:\.\d+)?))\s*$/;
const UNITLESS =
  /^(?:opacity|zIndex|flex|flexGrow|flexShrink|fontWeight|lineHeight|order|zoom|columnCount|gridRow|gridColumn|fillOpacity|tabSize)$/;

/** `{{color: 'red', marginTop: 4}}` with nothing computed in it. */
function staticStyle(code: string): string | undefined {
  const body = STYLE.exec(code)?.[1];
  if (body === undefined) return undefined;
  const declarations: string[] = [];
  for (const entry of splitEntries(body)) {
    if (entry.trim() === '') continue;
    const found = STYLE_ENTRY.exec(entry);
    if (!found) return undefined;
    const key = found[1] ?? found[2] ?? found[3] ?? '';
    const name = key.startsWith('--')
      ? key
      : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-');
    const number = found[6];
    const value =
      number === undefined
        ? (found[4] ?? found[5] ?? '')
        : number === '0' || UNITLESS.test(key)
          ? number
          : `${number}px`;
    declarations.push(`${name}:${value}`);
  }
  return declarations.join(';');
}

/** Cut at commas that are outside quotes and parentheses. */
function splitEntries(body: string): string[] {
  return body.match(/(?:'[^'\n]*'|"[^"\n]*"|[^,'"])+/g) ?? [];
}
