import type { MissingTarget, Plugin } from 'yaprak';
import { fieldsOf } from './entries.ts';

type Hook = (broken: { sourceFilePath: string; url: string; node: object }) => unknown;

const HOOKS = { link: 'onBrokenMarkdownLinks', image: 'onBrokenMarkdownImages' } as const;

/** Functions of `markdown.hooks`: each is asked about what leads nowhere, and may give an address for it. None where there are none. */
export function linkHooks(written: unknown): Plugin[] {
  const hooks = fieldsOf(fieldsOf(written)['hooks']);
  const given = Object.values(HOOKS).filter((name) => typeof hooks[name] === 'function');
  if (given.length === 0) return [];
  return [
    {
      name: 'docusaurus-link-hooks',
      replaceMissing(missing) {
        const name = HOOKS[missing.kind];
        const hook = hooks[name];
        if (typeof hook !== 'function') return undefined;
        try {
          const url = (hook as Hook)(describe(missing));
          return typeof url === 'string' ? url : undefined;
        } catch (cause) {
          const said = cause instanceof Error ? cause.message : String(cause);
          throw new Error(`\`markdown.hooks.${name}\` was asked about \`${missing.url}\` and threw: ${said}`, {
            cause,
          });
        }
      },
    },
  ];
}

/** As Docusaurus describes it. Of the node there is what messages are made of: its kind, address and place. */
function describe({ kind, url, source, line, column }: MissingTarget): Parameters<Hook>[0] {
  const place = line === undefined ? {} : { position: { start: { line, column }, end: { line, column } } };
  return { sourceFilePath: source, url, node: { type: kind, url, children: [], ...place } };
}
