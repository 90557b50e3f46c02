import { describe, expect, it } from 'vitest';
import { parseCliArgs } from './cli-args.ts';

const world = { env: {}, cwd: '/home/x' };
const parse = (line: string, env: Record<string, string> = {}) =>
  parseCliArgs(line.split(' ').filter(Boolean), { ...world, env });

describe('parseCliArgs', () => {
  it('takes a command and a folder', () => {
    expect(parse('build')).toEqual({ kind: 'run', command: 'build', options: { siteDir: '/home/x', clean: false } });
    expect(parse('dev site')).toMatchObject({ command: 'dev', options: { siteDir: '/home/x/site' } });
  });

  it('takes every option, before or after the folder', () => {
    const options = {
      siteDir: '/home/x/site',
      outDir: '/out',
      port: 4000,
      host: '0.0.0.0',
      clean: true,
      configFile: '/home/x/site/a.ts',
    };
    expect(parse('build site --out-dir /out --port 4000 --host=0.0.0.0 --clean --config site/a.ts')).toEqual({
      kind: 'run',
      command: 'build',
      options,
    });
    expect(parse('--clean build -p 4000 --out-dir=/out --host 0.0.0.0 --config site/a.ts site')).toEqual({
      kind: 'run',
      command: 'build',
      options,
    });
  });

  it('takes the name of a version before the folder', () => {
    expect(parse('version 2.0')).toMatchObject({
      command: 'version',
      options: { siteDir: '/home/x', versionName: '2.0' },
    });
    expect(parse('version 2.0 site --docs topluluk')).toMatchObject({
      options: { siteDir: '/home/x/site', versionName: '2.0', docsId: 'topluluk' },
    });
  });

  it('takes what translators need', () => {
    expect(parse('write-translations site -l tr --override --message-prefix=(tr)')).toEqual({
      kind: 'run',
      command: 'write-translations',
      options: { siteDir: '/home/x/site', clean: false, locales: ['tr'], override: true, messagePrefix: '(tr)' },
    });
    expect(parse('build --locale tr -l en')).toMatchObject({ options: { locales: ['tr', 'en'] } });
    expect(parse('write-translations --locale')).toMatchObject({ kind: 'wrong', message: '`--locale` needs a value.' });
  });

  it('takes host names as browsers send them', () => {
    expect(parse('serve --allowed-hosts Wiki.example,.b.example,bücher.example')).toMatchObject({
      options: { allowedHosts: ['wiki.example', '.b.example', 'xn--bcher-kva.example'] },
    });
    for (const given of ['http://a.example', 'a.example:80', 'a.example/x', 'a.example,,b.example', '.'])
      expect(parse(`serve --allowed-hosts ${given}`)).toMatchObject({
        kind: 'wrong',
        message: expect.stringContaining('allowed: names without `http://` and port'),
      });
  });

  it('takes words before the folder, and checks those of a list', () => {
    expect(parseCliArgs(['new', 'doc', 'İlk adımlar', 'site', '--in', 'a/b'], world)).toMatchObject({
      command: 'new',
      options: { kind: 'doc', title: 'İlk adımlar', siteDir: '/home/x/site', folder: 'a/b' },
    });
    expect(parse('completion fish')).toMatchObject({ command: 'completion', options: { shell: 'fish' } });
  });

  it('takes the switches of checks and servers', () => {
    expect(parse('check --json --external --a11y')).toMatchObject({
      options: { json: true, external: true, a11y: true },
    });
    expect(parse('build --target nginx')).toMatchObject({ options: { target: 'nginx' } });
    expect(parse('dev --open --host')).toMatchObject({ options: { open: true, host: '0.0.0.0' } });
    expect(parse('dev --host --port 4000')).toMatchObject({ options: { host: '0.0.0.0', port: 4000 } });
    expect(parse('dev --host localhost')).toMatchObject({ options: { host: 'localhost' } });
  });

  it('honours PORT unless the flag says otherwise', () => {
    expect(parse('serve', { PORT: '5000' })).toMatchObject({ options: { port: 5000 } });
    expect(parse('serve --port 6000', { PORT: '5000' })).toMatchObject({ options: { port: 6000 } });
    expect(parse('serve', { PORT: '' })).toEqual(parse('serve'));
  });

  it('shows help and version', () => {
    for (const line of ['', '--help', 'build -h', 'nonsense --help']) expect(parse(line)).toEqual({ kind: 'help' });
    expect(parse('--version')).toEqual({ kind: 'version' });
  });

  it.each([
    [
      'biuld',
      '`biuld` is not a known command; allowed: build, dev, serve, check, doctor, new, version, write-translations, info, completion.',
      'Did you mean `yaprak build`?',
    ],
    [
      'start',
      '`start` is not a known command; allowed: build, dev, serve, check, doctor, new, version, write-translations, info, completion.',
      'Did you mean `yaprak dev`?',
    ],
    [
      'deploy',
      '`deploy` is not a known command; allowed: build, dev, serve, check, doctor, new, version, write-translations, info, completion.',
      'Run `yaprak --help` to see what there is.',
    ],
    ['build --out-dri x', '`--out-dri` is not a known option.', 'Did you mean `--out-dir`?'],
    ['build --out x', '`--out` is not a known option.', 'Did you mean `--out-dir`?'],
    ['build -x', '`-x` is not a known option.', 'Run `yaprak --help` to see what there is.'],
    [
      'build a b',
      '`b` is one argument too many: build takes one site folder.',
      'Run `yaprak --help` to see what there is.',
    ],
    ['serve --port', '`--port` needs a value.', 'Run `yaprak --help` to see what there is.'],
    [
      'serve --port abc',
      '`--port` is "abc"; allowed: a whole number from 0 to 65535.',
      'Run `yaprak --help` to see what there is.',
    ],
    [
      'serve --port 70000',
      '`--port` is "70000"; allowed: a whole number from 0 to 65535.',
      'Run `yaprak --help` to see what there is.',
    ],
    [
      'version',
      '`version` needs the name of the version to cut, as in `yaprak version 2.0`.',
      'Run `yaprak --help` to see what there is.',
    ],
    ['new page X', '`new` is "page"; allowed: doc, post, adr.', 'Run `yaprak --help` to see what there is.'],
    [
      'new doc',
      '`new` needs the title of the page, as in `yaprak new doc "First steps"`.',
      'Run `yaprak --help` to see what there is.',
    ],
    [
      'build --target ngnix',
      '`--target` is "ngnix"; allowed: nginx, caddy, apache, netlify, cloudflare, vercel, github-pages, s3.',
      'Did you mean `nginx`?',
    ],
    [
      'completion bash site',
      '`site` is one argument too many: completion takes no site folder.',
      'Run `yaprak --help` to see what there is.',
    ],
    ['--clean', 'No command was given.', 'Run `yaprak --help` to see what there is.'],
  ])('refuses %s', (line, message, hint) => {
    expect(parse(line)).toMatchObject({ kind: 'wrong', message, hint });
  });

  it('leaves a command that it does not know to the plugins, with all its arguments', () => {
    expect(parse('deploy --now x')).toMatchObject({
      kind: 'wrong',
      plugin: { command: 'deploy', siteDir: '/home/x', args: ['--now', 'x'] },
    });
  });

  it('refuses a PORT that is none', () => {
    expect(parse('dev', { PORT: 'x' })).toMatchObject({
      kind: 'wrong',
      message: 'The PORT variable is "x"; allowed: a whole number from 0 to 65535.',
    });
  });
});
