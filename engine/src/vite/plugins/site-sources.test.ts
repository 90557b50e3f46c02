import { createElement, type ComponentType, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { siteSources, svgComponent } from './site-sources.ts';

/** Runs the module that was written, with the same React as the test. */
function componentOf(svg: string): ComponentType<SVGProps<SVGSVGElement> & { title?: string }> {
  const body = svgComponent(svg)
    .replace(/^import .*$/m, '')
    .replace(/^export \{.*$/m, '')
    .replace('export default', 'return');
  return new Function('createElement', body)(createElement) as ReturnType<typeof componentOf>;
}

describe('svgComponent', () => {
  const svg = `<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="x" class="k" viewBox="0 0 1 1" stroke-width="2" aria-hidden="true">\n<path d="M0 0"/></svg>`;

  it('draws the file with its own attributes', () => {
    expect(renderToStaticMarkup(createElement(componentOf(svg)))).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" class="k" viewBox="0 0 1 1" stroke-width="2" aria-hidden="true">\n<path d="M0 0"/></svg>`,
    );
  });

  it('lays props over them', () => {
    const html = renderToStaticMarkup(
      createElement(componentOf(svg), { className: 'x', role: 'img', title: 'no attribute' }),
    );
    expect(html).toMatch(/^<svg [^>]*class="x"[^>]* role="img">/);
    expect(html).not.toContain('no attribute');
  });

  it('keeps text that would break out of the code', () => {
    expect(renderToStaticMarkup(createElement(componentOf('<svg><text>`${a}" \\ </text></svg>')))).toContain(
      '<text>`${a}" \\ </text>',
    );
  });
});

describe('siteSources', () => {
  const transform = async (code: string, file: string): Promise<string | undefined> => {
    const { transform: hook } = siteSources({ siteDir: '/site', adapters: () => Promise.resolve([]) });
    const run = hook as unknown as (this: object, code: string, id: string) => Promise<{ code: string } | null>;
    return (await run.call({ environment: { name: 'client', mode: 'build' } }, code, file))?.code;
  };

  it('reads TypeScript in files with the ending of JavaScript', async () => {
    const code = `type A = 'a' | 'b';\nexport const B = ({ href }: { href: A }) => <a href={href} />;\n`;
    for (const file of ['/site/src/b.jsx', '/site/src/b.js']) {
      const compiled = await transform(code, file);
      expect(compiled, file).not.toMatch(/type A|: A/);
      expect(compiled, file).toContain('href');
    }
    expect(await transform(`export const B = () => <a />;\n`, '/site/src/b.jsx')).toBeUndefined();
  });
});
