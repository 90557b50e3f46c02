import type { ContentContext } from '../context.ts';
import { createGitHistory } from '../git.ts';
import { createTranslations } from '../messages.ts';

/** The context of a site of one language, for tests of the loaders. `dir` is where another language has its translations. */
export function createContext(
  siteDir: string,
  { dir, ...changes }: Partial<ContentContext> & { dir?: string } = {},
): ContentContext {
  return {
    siteDir,
    baseUrl: '/',
    rootUrl: changes.baseUrl ?? '/',
    trailingSlash: undefined,
    locale: 'tr',
    translations: createTranslations({ siteDir, dir }),
    history: createGitHistory(siteDir),
    mode: 'build',
    format: 'detect',
    findSidebarsFile: true,
    loadModuleFile: async () => undefined,
    ...changes,
  };
}
