import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { install, repository } from '../setup/packed.ts';
import { createScratchDir } from '../setup/site-server.ts';

/** `npm create yaprak` from the archives that would be published, in an empty folder. Packages come from this repository, not from a registry. */
let dir = '';
let program = '';
beforeAll(() => {
  dir = createScratchDir('create');
  program = join(install('create', dir), 'bin/create-yaprak.js');
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function create(...args: string[]): { code: number | null; output: string; errors: string } {
  const env = { ...process.env, npm_config_user_agent: 'npm/10.0.0' };
  const ran = spawnSync(process.execPath, [program, ...args], { cwd: dir, encoding: 'utf8', env });
  return { code: ran.status, output: ran.stdout, errors: ran.stderr };
}

/** Puts the packed engine below the new site, with the packages that it depends on and no others. */
function installEngine(site: string): void {
  for (const workspace of ['engine', 'docusaurus', 'diagrams']) install(workspace, site);
  const wanted = ['yaprak', 'yaprak-docusaurus', 'yaprak-diagrams'];
  for (const name of wanted) {
    const own = join(site, 'node_modules', name);
    const from = existsSync(own) ? own : join(repository, 'node_modules', name);
    if (!existsSync(from)) continue; // an optional one, of another system
    if (from !== own) {
      mkdirSync(dirname(own), { recursive: true });
      symlinkSync(from, own);
    }
    const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Record<string, object | undefined>;
    for (const each of Object.keys({ ...manifest['dependencies'], ...manifest['optionalDependencies'] }))
      if (!wanted.includes(each)) wanted.push(each);
  }
  // Types that an editor has.
  for (const name of ['@types/react', '@types/react-dom', 'csstype'])
    if (!existsSync(join(site, 'node_modules', name))) {
      mkdirSync(dirname(join(site, 'node_modules', name)), { recursive: true });
      symlinkSync(join(repository, 'node_modules', name), join(site, 'node_modules', name));
    }
}

describe('a new site', () => {
  it.each([
    ['en', true],
    ['tr', false],
  ])(
    'in %s builds without a warning and has the right types (blog: %s)',
    (language, hasBlog) => {
      const name = `O'Neil "${language}" <b>`;
      const flags = ['--name', name, '--lang', language, hasBlog ? '--blog' : '--no-blog', '--no-install'];
      const made = create(`site-${language}`, '--yes', ...flags);
      expect(made).toMatchObject({ code: 0, errors: '' });
      expect(made.output).toContain(`cd site-${language}\n  npm install\n  npm run dev`);
      const site = join(dir, `site-${language}`);
      expect(existsSync(join(site, 'blog'))).toBe(hasBlog);
      for (const file of ['.gitignore', '.dockerignore'])
        expect(readFileSync(join(site, file), 'utf8')).toContain('.yaprak/');
      installEngine(site);
      const args = [join(site, 'node_modules/yaprak/bin/yaprak.js'), 'build', site];
      const built = spawnSync(process.execPath, args, { encoding: 'utf8' });
      expect(built.stderr).toBe('');
      expect(built.status).toBe(0);
      const home = readFileSync(join(site, 'build/index.html'), 'utf8');
      expect(home).toContain(`<html lang="${language}"`);
      expect(home).toMatch(/<h1>O(?:'|&#x27;)Neil (?:"|&quot;)\w\w(?:"|&quot;) &lt;b&gt;<\/h1>/);
      expect(existsSync(join(site, 'build/docs/writing/index.html'))).toBe(true);
      const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
      expect(spawnSync(process.execPath, [compiler, '-p', site], { encoding: 'utf8' }).stdout).toBe('');
    },
    300_000,
  );

  it('is never written over files that are there', () => {
    mkdirSync(join(dir, 'full'));
    writeFileSync(join(dir, 'full/mine.txt'), 'x');
    expect(create('full', '--yes', '--no-install')).toMatchObject({ code: 1, output: '' });
    expect(readdirSync(join(dir, 'full'))).toEqual(['mine.txt']);
  });

  it('says why nothing can be written, without a stack', () => {
    writeFileSync(join(dir, 'file'), '');
    expect(create('file/site', '--yes', '--no-install')).toMatchObject({
      code: 1,
      errors: `\`${join('file', 'site')}\` cannot be written: a file stands where a folder is needed.\n`,
    });
  });

  it('says a next step that a shell takes, whatever the name of the folder', () => {
    expect(create('el kitabı', '--yes', '--no-install').output).toContain('  cd "el kitabı"\n');
    expect(create('türkçe', '--yes', '--no-install').output).toContain('  cd türkçe\n');
  });

  it.each([
    [['--lang', 'de'], '--lang is "de"; allowed: en, tr.'],
    [['--blgo'], '--blgo is not a known option; allowed: --name, --lang, --blog, --no-blog, --yes'],
    [['a', 'b'], 'One folder is enough'],
  ])('is refused for %j', (args, message) => {
    const { code, errors } = create(...args);
    expect(code).toBe(2);
    expect(errors).toContain(message);
  });
});

describe('--from', () => {
  it('adds a dependency and scripts to a Docusaurus site, and changes nothing else', () => {
    const old = join(dir, 'old');
    mkdirSync(old);
    writeFileSync(join(old, 'docusaurus.config.js'), 'module.exports = {};');
    const scripts = { start: 'docusaurus start' };
    writeFileSync(join(old, 'package.json'), JSON.stringify({ name: 'old', scripts, private: true }, null, 4));
    expect(create('--from', 'old', '--no-install')).toMatchObject({ code: 0 });
    const text = readFileSync(join(old, 'package.json'), 'utf8');
    expect(text).toContain('    "scripts"');
    expect(JSON.parse(text)).toMatchObject({
      name: 'old',
      private: true,
      scripts: { start: 'docusaurus start', 'yaprak:dev': 'yaprak dev' },
      dependencies: { yaprak: expect.stringMatching(/^\^\d/) },
    });
    expect(readdirSync(old).sort()).toEqual(['docusaurus.config.js', 'package.json']);
    expect(create('--from', 'old', '--no-install').output).toContain('package.json has all that is needed.');
    expect(readFileSync(join(old, 'package.json'), 'utf8')).toBe(text);
  });

  it('says what is missing where there is no such site', () => {
    expect(create('--from', 'nowhere')).toMatchObject({ code: 1, output: '' });
  });
});

it('runs as the command of its package', () => {
  expect(execFileSync(process.execPath, [program, '--help'], { encoding: 'utf8' })).toContain('npm create yaprak');
});
