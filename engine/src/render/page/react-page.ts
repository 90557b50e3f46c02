import { YaprakError } from '../../errors/index.ts';
import type { Route } from '../../shared/model.ts';
import { siteKey } from '../../shared/module-key.ts';
import { errorPlace, type ErrorPlaceContext } from '../errors/error-place.ts';
import { explainError } from '../errors/explain-error.ts';
import type { ServerBundle } from '../server-api.ts';

interface ReactPageContext extends ErrorPlaceContext {
  server: Pick<ServerBundle, 'modules'>;
}

/** The component of a page that is one, not Markdown. */
export async function loadReactPage(route: Route, context: ReactPageContext): Promise<unknown> {
  if (route.page.kind !== 'reactPage') return undefined;
  const file = route.page.page.source;
  const component = await loadDefault(file, context);
  if (isComponent(component)) return component;
  const message = `The page component of ${route.url} has ${component === undefined ? 'no default export' : 'a default export that is no component'}.`;
  throw new YaprakError({
    code: 'page-without-default-export',
    severity: 'error',
    message,
    file,
    hint: 'Export the component: `export default function Page() { ... }`. A file that is no page is given a name that starts with an underscore.',
  });
}

async function loadDefault(file: string, context: ReactPageContext): Promise<unknown> {
  try {
    return (await context.server.modules[siteKey(file)]?.())?.['default'];
  } catch (error) {
    throw explainError(error, {
      what: `${file} threw an error while it was loaded`,
      code: 'module-throws',
      file,
      text: context.textOf(file),
      thrownAt: errorPlace(error, { context, pages: [] }),
    });
  }
}

/** A function, or what `memo`, `lazy` and `forwardRef` give. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
