import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleProblems, lostFiles } from './bundle-problems.ts';

const siteDir = '/site';
const missing = (exporter: string, id: string) => ({
  code: 'UNRESOLVED_IMPORT',
  message: `Could not resolve '${exporter}' in ${id}`,
  exporter,
  id,
});

describe('bundleProblems', () => {
  it('names one command for all packages that are missing', () => {
    const errors = [
      missing('b/x', '/site/src/a.tsx'),
      missing('@c/d', '/site/src/a.tsx'),
      missing('./e', '/site/src/a.tsx'),
    ];
    const hints = bundleProblems({ errors }, { siteDir }).map(({ hint }) => hint);
    const command = 'Install all that is missing with `npm install @c/d b`, or remove the imports.';
    expect(hints).toEqual([command, command, 'Check the path and the ending of the file.']);
  });

  it('names a file beside the site, too', () => {
    const loc = { file: '/RESOURCES/liste.yaml', line: 1, column: 1 };
    const [problem] = bundleProblems(
      { errors: [{ code: 'PARSE_ERROR', message: 'Invalid Character', loc }] },
      { siteDir },
    );
    expect(problem).toMatchObject({ file: '../RESOURCES/liste.yaml', line: 1, column: 2 });
    expect(problem?.message).toBe('../RESOURCES/liste.yaml cannot be bundled: Invalid Character.');
  });

  it('names the line in a file of Sass that the stylesheet uses', () => {
    const file = path.relative(process.cwd(), '/site/src/_p.scss');
    const frame = `  ╷\n2 │ .c { width: x.$y }\n  │             ^^^^\n  ╵\n  ${file} 2:13  @use\n  src/a.scss 1:1  root stylesheet`;
    const errors = [{ id: '/site/src/a.scss', message: `[vite:css] [sass] There is no module "x".\n${frame}` }];
    expect(bundleProblems({ errors }, { siteDir })).toMatchObject([
      { file: 'src/_p.scss', line: 2, column: 13, message: 'src/_p.scss cannot be bundled: There is no module "x".' },
    ]);
  });

  it('keeps the names that the engine gives to modules out of its messages', () => {
    const [problem] = bundleProblems(
      {
        errors: [
          {
            code: 'MISSING_EXPORT',
            message: '"y" is not exported by "/site/src/b.tsx?island-original".',
            exporter: '/site/src/b.tsx?island-original',
            id: '/site/src/a.tsx?island-original',
          },
        ],
      },
      { siteDir },
    );
    expect(problem).toMatchObject({
      file: 'src/a.tsx',
      message: 'src/a.tsx imports `y` from src/b.tsx, which does not export it.',
    });
    expect(JSON.stringify(problem)).not.toContain('island-original');
  });

  it('names a file above the site, such as a package of a repository with several sites', () => {
    const loc = { file: '/node_modules/b/x.js', line: 2, column: 4 };
    const [problem] = bundleProblems({ errors: [{ message: 'Unexpected token', loc }] }, { siteDir });
    expect(problem).toMatchObject({ file: '../node_modules/b/x.js', line: 2, column: 5 });
    expect(problem?.message).toBe('../node_modules/b/x.js cannot be bundled: Unexpected token.');
  });

  it('shows the line of code where the bundler has no file for it', () => {
    const message = '[PARSE_ERROR] Bad await\n   ╭─[ server.mjs:7:2 ]\n   │\n 7 │     await init_a();\n   │     ──┬──';
    const errors = [{ message, id: 'server.mjs', loc: { file: 'server.mjs', line: 7, column: 1 } }];
    const [problem] = bundleProblems({ errors }, { siteDir });
    expect(problem?.message).toBe('The site cannot be bundled: Bad await. The code is `await init_a();`.');
    expect(problem?.file).toBeUndefined();
  });

  it('names the config that cannot be run, once, in place of each stylesheet', () => {
    const message = `[postcss] Cannot find module 'tailwindcss/x'\nRequire stack:\n- /tailwind.config.js\n    at a (/b.js:1:2)`;
    const errors = ['/site/a.css', '/site/b.css'].map((id) => ({ message, id }));
    expect(bundleProblems({ errors }, { siteDir })).toEqual([
      {
        code: 'module-missing',
        severity: 'error',
        message: '../tailwind.config.js imports `tailwindcss/x`, which was not found.',
        file: '../tailwind.config.js',
        hint: 'Install it with `npm install tailwindcss`, or remove the import.',
      },
    ]);
  });

  it('says which Sass is needed where an old one is installed', () => {
    const message = 'sass.initAsyncCompiler is not a function';
    const [problem] = bundleProblems({ errors: [{ message, id: '/site/src/a.scss' }] }, { siteDir });
    expect(problem).toMatchObject({ code: 'module-missing', hint: 'Update it with `npm install sass@latest`.' });
    expect(problem?.message).toContain('src/a.scss needs `sass` 1.45 or later');
  });
});

it('names the line of a stylesheet with the address of a file that is not there', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-lost-'));
  writeFileSync(path.join(siteDir, 'a.css'), 'b {}\na { background: url(/img/x.png) }\n');
  const file = path.join(siteDir, 'a.css');
  const problems = lostFiles(
    {
      lost: [
        { file, address: '/img/x.png' },
        { file, address: './y.png' },
      ],
    },
    { siteDir },
  );
  rmSync(siteDir, { recursive: true });
  expect(problems).toMatchObject([
    {
      severity: 'warning',
      message: 'a.css names `/img/x.png`, and there is no such file.',
      file: 'a.css',
      line: 2,
      column: 21,
      hint: expect.stringContaining('static folder'),
    },
    { message: 'A stylesheet that a.css imports names `./y.png`, and there is no such file.', file: 'a.css' },
  ]);
});
