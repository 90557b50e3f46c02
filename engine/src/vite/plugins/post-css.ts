import loadPostCss, { type Result } from 'postcss-load-config';
import { searchForWorkspaceRoot, type Plugin } from 'vite';
import { adapterSrcs, engineDir, isBelow } from '../paths.ts';
import { findPostCssFolder } from '../theme/input-files.ts';

/**
 * Plugins of PostCSS: of the config that a site has for it, as Vite would find it, and of the site's plugins. They are for the site's own
 * styles. Tailwind takes the theme's layers for its own and stops at them, and what writes new CSS in an older way changes how those weigh.
 */
export function postCss({ siteDir, plugins }: { siteDir: string; plugins: readonly unknown[] }): Plugin {
  return {
    name: 'yaprak:post-css',
    async config() {
      const hasConfig = findPostCssFolder(siteDir) !== undefined;
      if (!hasConfig && plugins.length === 0) return {};
      const { options, plugins: own } = hasConfig ? await load(siteDir) : { options: {}, plugins: [] };
      return { css: { postcss: { ...options, plugins: [forSiteStyles([...own, ...plugins])] as never } } };
    },
  };
}

/** What is wrong with the config fails with the first stylesheet, so that it is reported like what is wrong with one. */
async function load(siteDir: string): Promise<Pick<Result, 'options' | 'plugins'>> {
  try {
    return await loadPostCss({}, siteDir, { stopDir: searchForWorkspaceRoot(siteDir) });
  } catch (error) {
    const fail = (): never => {
      throw error;
    };
    return { options: {}, plugins: [{ postcssPlugin: 'yaprak:unread-config', Once: fail }] };
  }
}

/** As much of PostCSS as is used here. It comes with Vite, which has no types for it. */
interface PostCss {
  (plugins: readonly unknown[]): {
    process(css: string, options: object): Promise<{ root: { nodes: unknown[] }; messages: unknown[] }>;
  };
}
interface Root {
  source?: { input: { file?: string } };
  toString(): string;
  removeAll(): void;
  append(nodes: unknown[]): void;
}

function forSiteStyles(plugins: readonly unknown[]): object {
  return {
    postcssPlugin: 'yaprak:site-styles',
    async Once(root: Root, { result, postcss }: { result: { messages: unknown[] }; postcss: PostCss }): Promise<void> {
      const from = root.source?.input.file;
      if (from !== undefined && isBelow(from, [engineDir, ...adapterSrcs])) return;
      const processed = await postcss(plugins).process(root.toString(), { from, map: false });
      root.removeAll();
      root.append(processed.root.nodes);
      result.messages.push(...processed.messages);
    },
  };
}
