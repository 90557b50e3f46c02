import { findText, placeOf, type TextPlace } from '../../errors/place.ts';
import { describeUnknown, YaprakError } from '../../errors/index.ts';
import type { Problem } from '../../shared/model.ts';
import type { ErrorPlace } from './error-place.ts';

export interface ExplainOptions {
  /** What failed: `The page /docs/a failed to render`. */
  what: string;
  code: 'render-failed' | 'module-throws';
  file?: string;
  line?: number;
  column?: number;
  /** Text of the file, to find the place in. */
  text?: string;
  /** Where it was thrown, if the stack shows it: it may be another file. */
  thrownAt?: ErrorPlace;
}

/** Makes a problem of what the author's code threw, with the file it was thrown for. Our own errors stay as they are. */
export function explainError(error: unknown, options: ExplainOptions): YaprakError {
  if (error instanceof YaprakError) return error;
  const { what, code } = options;
  const thrown = describeUnknown(error);
  const problem: Problem = {
    code,
    severity: 'error',
    message: `${what}: ${thrown}`,
    // A page is rendered by modules that others share, so equal causes are reported once; a module is reported by itself.
    ...(code === 'render-failed' && { cause: thrown }),
    ...findPlace(thrown, options),
  };
  const usedBy = problem.file !== options.file && options.file ? `It is used by ${options.file}.` : undefined;
  return new YaprakError({ ...problem, hint: hintFor(thrown) ?? usedBy ?? GENERAL_HINT }, { cause: error });
}

/** An undefined component is missing where the page names it; the stack only shows our own code. */
function findPlace(thrown: string, options: ExplainOptions): Partial<ErrorPlace> {
  const { file, line, column, text = '', thrownAt } = options;
  if (thrownAt && !UNDEFINED_COMPONENT.test(thrown)) return thrownAt;
  return { file, ...(line === undefined ? findCulprit(thrown, text) : { line, column }) };
}

const GENERAL_HINT = 'The error comes from a component or an expression of the page.';

const UNDEFINED_NAME = /\b([\p{L}_$][\p{L}\p{N}_$]*) is not defined/u;
const BROWSER = /^(?:window|document|localStorage|sessionStorage|navigator|location|history|matchMedia|HTMLElement)$/;
/** Globals that a newer Node has, too, and the first version that has them: packages use them while they are loaded. */
const NEWER_NODE = new Map([
  ['Iterator', 22],
  ['WebSocket', 22],
  ['CloseEvent', 23],
  ['URLPattern', 24],
  ['Float16Array', 24],
  ['ErrorEvent', 25],
]);
const DECLARED_TWICE = /Identifier '([^']+)' has already been declared/;
const UNDEFINED_COMPONENT = /Expected component `([^`]+)` to be defined/;

function hintFor(thrown: string): string | undefined {
  const component = UNDEFINED_COMPONENT.exec(thrown)?.[1];
  if (component) return `Import \`${component}\`, or give it to every page in src/theme/MDXComponents.`;
  const twice = DECLARED_TWICE.exec(thrown)?.[1];
  if (twice) return `\`${twice}\` is imported or declared twice: give one of the two another name.`;
  const name = UNDEFINED_NAME.exec(thrown)?.[1];
  if (name && BROWSER.test(name))
    return `There is no browser while a page is made: use \`${name}\` in an effect or inside <BrowserOnly>.`;
  const since = NEWER_NODE.get(name ?? '');
  if (name && since)
    return `Node has \`${name}\` from version ${since} on, and this is Node ${process.versions.node}: build with a newer Node.`;
  if (name) return `Import or define \`${name}\`; in MDX a brace that is text is written \`\\{\`.`;
  return undefined;
}

/** Where the stack does not help, the error often names what is in the text: an unknown name, or its own message. */
function findCulprit(thrown: string, text: string): Partial<TextPlace> {
  const component = UNDEFINED_COMPONENT.exec(thrown)?.[1];
  if (component) return findText(text, `<${component}`) ?? {};
  const name = UNDEFINED_NAME.exec(thrown)?.[1];
  if (name) {
    const offset = text.search(wordOf(name));
    return offset < 0 ? {} : placeOf(text, offset);
  }
  const twice = DECLARED_TWICE.exec(thrown)?.[1];
  if (twice) return findSecondDeclaration(twice, text);
  const [message = ''] = thrown.replace(/^\w*Error: /, '').split('\n');
  return (message.length > 3 && findText(text, message)) || {};
}

function wordOf(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_$.])${name.replaceAll('$', '\\$')}(?![\\p{L}\\p{N}_$])`, 'u');
}

/** Names stand before the path of an import and before the value of a variable. */
const DECLARATIONS = /\b(?:import|const|let|var|function|class)\b([^'"=(;]*)/g;

function findSecondDeclaration(name: string, text: string): Partial<TextPlace> {
  const word = wordOf(name);
  const [, second] = [...text.matchAll(DECLARATIONS)].filter(([, names = '']) => word.test(names));
  return second ? placeOf(text, second.index + second[0].search(word)) : {};
}
