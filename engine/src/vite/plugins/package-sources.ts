import { parseSync, transformWithOxc, type Plugin } from 'vite';
import { YaprakError } from '../../errors/index.ts';
import { isPackageFile } from '../paths.ts';

/** Closes an element, or says that the file is Flow. Without one of these a script needs no look: that would cost more than the bundling. */
const MAY_BE_SOURCE = /<\/|\/>|@flow\b/;

/** Compiles packages that are published as they were written: with JSX or Flow's types in `.js`. Other endings are compiled by Vite. */
export function packageSources(): Plugin {
  return {
    name: 'yaprak:package-sources',
    enforce: 'pre',
    async transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!/\.[cm]?js$/.test(file) || !isPackageFile(file) || !MAY_BE_SOURCE.test(code)) return null;
      if (isReadable(code, file, 'js')) return null;
      const script = isReadable(code, file, 'jsx') ? code : await withoutTypes(code, file);
      return transformWithOxc(script, file, { lang: 'jsx', jsx: { runtime: 'automatic' }, tsconfig: false });
    },
  };
}

function isReadable(code: string, file: string, lang: 'js' | 'jsx'): boolean {
  return parseSync(file, code, { lang }).errors.length === 0;
}

/** Few sites have such a file: it is an optional dependency, without types of its own. */
const FLOW = 'flow-remove-types';

interface FlowModule {
  default: (source: string, options: { all: boolean; pretty: boolean }) => { toString(): string };
}

/** The library is loaded for the first such file: few sites have one. */
async function withoutTypes(code: string, file: string): Promise<string> {
  if (!/@flow\b/.test(code)) return code;
  const { default: removeTypes } = await (import(FLOW) as Promise<FlowModule>).catch((error: unknown) => {
    throw new YaprakError(
      {
        code: 'module-missing',
        severity: 'error',
        message: `${file} is written in Flow, and \`${FLOW}\`, which reads that, is not installed.`,
        hint: `Install it with \`npm install ${FLOW}\`.`,
      },
      { cause: error },
    );
  });
  return removeTypes(code, { pretty: true, all: true }).toString();
}
