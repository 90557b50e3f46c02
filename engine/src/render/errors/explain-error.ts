import { placeOf } from '../../errors/place.ts';
import { describeUnknown } from '../../errors/describe-unknown.ts';
import { YaprakError } from '../../errors/index.ts';
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
  /** Where it was thrown, if the stack tells: it may be another file. */
  thrownAt?: ErrorPlace;
}

/** Something that the author's code threw, with the file it was thrown for. Our own errors are worded already. */
export function explainError(error: unknown, options: ExplainOptions): YaprakError {
  if (error instanceof YaprakError) return error;
  const { what, code } = options;
  const said = describeUnknown(error);
  const problem: Problem = {
    code,
    severity: 'error',
    message: `${what}: ${said}`,
    // Of modules each is named: a page is drawn by what others share.
    ...(code === 'render-failed' && { cause: said }),
    ...findPlace(said, options),
  };
  const usedBy = problem.file !== options.file && options.file ? `It is used by ${options.file}.` : undefined;
  return new YaprakError({ ...problem, hint: hintFor(said) ?? usedBy ?? GENERAL_HINT }, { cause: error });
}

/** A component that nobody defines is missing where the page names it; it is our own code that says so. */
function findPlace(said: string, options: ExplainOptions): Partial<ErrorPlace> {
  const { file, line, column, text = '', thrownAt } = options;
  if (thrownAt && !UNDEFINED_COMPONENT.test(said)) return thrownAt;
  return { file, ...(line === undefined ? findCulprit(said, text) : { line, column }) };
}

const GENERAL_HINT = 'The error comes from a component or an expression of the page.';

const UNDEFINED_NAME = /\b([\p{L}_$][\p{L}\p{N}_$]*) is not defined/u;
const BROWSER = /^(?:window|document|localStorage|sessionStorage|navigator|location|history|matchMedia|HTMLElement)$/;
const UNDEFINED_COMPONENT = /Expected component `([^`]+)` to be defined/;

function hintFor(said: string): string | undefined {
  const component = UNDEFINED_COMPONENT.exec(said)?.[1];
  if (component) return `Import \`${component}\`, or give it to every page in src/theme/MDXComponents.`;
  const name = UNDEFINED_NAME.exec(said)?.[1];
  if (name && BROWSER.test(name))
    return `There is no browser while a page is made: use \`${name}\` in an effect or inside <BrowserOnly>.`;
  if (name) return `Import or define \`${name}\`; in MDX a brace that is text is written \`\\{\`.`;
  return undefined;
}

/** Where the stack tells nothing, what was thrown often names what stands there: an unknown name, or its own words. */
function findCulprit(said: string, text: string): { line?: number; column?: number } {
  const component = UNDEFINED_COMPONENT.exec(said)?.[1];
  const name = UNDEFINED_NAME.exec(said)?.[1];
  const [message = ''] = said.replace(/^\w*Error: /, '').split('\n');
  const offset = component
    ? text.indexOf(`<${component}`)
    : name
      ? findWord(text, name)
      : message.length > 3
        ? text.indexOf(message)
        : -1;
  return offset < 0 ? {} : placeOf(text, offset);
}

function findWord(text: string, word: string): number {
  return text.search(new RegExp(`(?<![\\p{L}\\p{N}_$.])${word.replaceAll('$', '\\$')}(?![\\p{L}\\p{N}_$])`, 'u'));
}
