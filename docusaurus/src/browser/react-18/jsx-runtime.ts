import type { ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

type Create = (type: never, props: Record<string, unknown>, key?: string) => ReactElement;

export const jsx = withDefaults(runtime.jsx as Create);
export const jsxs = withDefaults(runtime.jsxs as Create);
/** What compilers call for development. The place in the source, which they name as well, is left out. */
export const jsxDEV = (...[type, props, key, isStatic]: [...Parameters<Create>, boolean?]): ReactElement =>
  (isStatic ? jsxs : jsx)(type, props, key);

/** React 18 gave every component its `defaultProps`. React 19 does so for classes alone. */
function withDefaults(create: Create): Create {
  return (type, props, key) => {
    const defaults = (type as { defaultProps?: Record<string, unknown> } | undefined)?.defaultProps;
    return create(type, defaults ? fill(props, defaults) : props, key);
  };
}

function fill(props: Record<string, unknown>, defaults: Record<string, unknown>): Record<string, unknown> {
  const filled = { ...props };
  for (const name of Object.keys(defaults)) if (filled[name] === undefined) filled[name] = defaults[name];
  return filled;
}
