import type { MdastNode } from 'satteri';
import type { Context } from '../context.ts';

const REQUIRE = /\brequire\(\s*(['"])((?:\.{1,2}\/|@site\/)[^'"\n]+)\1\s*\)/g;

/** `require('./x.png')` in code of the author: the file's url, which is settled later. `_asset` is in every compiled page that needs it. */
export function resolveRequires(code: string, node: MdastNode, context: Pick<Context, 'hole'>): string {
  if (!code.includes('require')) return code;
  return code.replace(
    REQUIRE,
    (_call, _quote, url: string) => `_asset(${JSON.stringify(context.hole('asset', url, node))})`,
  );
}

const WHOLE = /^\s*require\(\s*(['"])((?:\.{1,2}\/|@site\/)[^'"\n]+)\1\s*\)(?:\.default)?\s*$/;

/** The file of an expression that is nothing but a `require`. */
export function requiredFile(code: string): string | undefined {
  return code.includes('require') ? WHOLE.exec(code)?.[2] : undefined;
}
