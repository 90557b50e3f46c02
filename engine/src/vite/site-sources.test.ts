import { createElement, type ComponentType, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { requiresToImports, svgComponent } from './site-sources.ts';

describe('requiresToImports', () => {
  it('makes an import of each file, on the first line', () => {
    const code = `// ş 🚀\nconst a = <img src={require('./ç.png').default} />;\nconst b = require("@site/x");\nconst c = require('./ç.png');`;
    expect(requiresToImports(code, '/site/a.tsx')).toBe(
      `import * as __require_0 from "./ç.png";import * as __require_1 from "@site/x";` +
        `// ş 🚀\nconst a = <img src={__require_0.default} />;\nconst b = __require_1;\nconst c = __require_0;`,
    );
  });

  it('takes data as its value', () => {
    expect(requiresToImports(`const a = require('./a.json').map(f);`, '/site/a.js')).toBe(
      `import __require_0 from "./a.json";const a = __require_0.map(f);`,
    );
  });

  it.each([
    `// const a = require('./gone.png');`,
    `const a = <p>{/* require('./gone.png') */}</p>;`,
    `const a = "require('./gone.png')";`,
    'const a = require(`./${name}.png`);',
    `const a = require(name);`,
    `const a = require.resolve('./a'); module.require('./b');`,
    `const a = b.require('./a');`,
  ])('leaves what is no such call: %s', (code) => {
    expect(requiresToImports(code, '/site/a.jsx')).toBe(code);
  });

  it('reads TypeScript, and leaves code that does not parse for the bundler to report', () => {
    expect(requiresToImports(`const a = <string>require('./a');`, '/site/a.ts')).toBe(
      `import * as __require_0 from "./a";const a = <string>__require_0;`,
    );
    expect(requiresToImports(`const = require('./a`, '/site/a.ts')).toBe(`const = require('./a`);
  });
});

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
