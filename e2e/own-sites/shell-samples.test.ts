import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { GIVEN, listMarkdown, listSamples, readSamples, writeSandbox } from './shell-samples.ts';
import { createScratchDir } from '../setup/site-server.ts';

/** Every command that the knowledge base shows: the shell understands it, and what can run here does. */

const site = fileURLToPath(new URL('../../site', import.meta.url));
const find = (tool: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, tool))
    .find((place) => existsSync(place));
const bash = find('bash') ?? 'bash';

const scratch = createScratchDir('shell');
const { bin, home } = writeSandbox(scratch, { site, find });
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const pages = listMarkdown(site)
  .map((file) => ({ file, samples: readSamples(site, file) }))
  .filter(({ samples }) => samples.length > 0);

/** Samples of a page run in one shell, since later ones use what earlier ones set. The first fault ends it, also within a pipe. */
function run(texts: readonly string[]): { code: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(bash, ['--norc', '-euo', 'pipefail', '-c', texts.join('\n')], {
    cwd: home,
    // A stream of Node's looks to bash like a remote shell.
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: bin, HOME: home, LC_ALL: 'C.UTF-8', ...GIVEN },
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

function parses(text: string): string {
  return spawnSync(bash, ['--norc', '-n'], { input: text, encoding: 'utf8' }).stderr;
}

describe('the samples of the knowledge base', () => {
  it('are found', () => {
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.flatMap(({ samples }) => samples).filter(({ isInline }) => isInline).length).toBeGreaterThan(15);
  });

  it('are what a shell can read', () => {
    const faults = pages.flatMap(({ file, samples }) =>
      samples.flatMap(({ line, text }) => {
        const fault = parses(text);
        return fault === '' ? [] : [`${file}:${line} ${fault}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it.each(pages)('run: $file', ({ samples }) => {
    const marked = samples.map(({ line, text }) => `echo "line ${line}" >&2\n${text}`);
    const { code, stderr } = run(marked);
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
    expect(stderr).not.toMatch(/command not found|unbound variable/);
  });

  it('give what the page says', () => {
    const outputOf = (file: string, part: string): string => {
      const sample = readSamples(site, file).find(({ text }) => text.includes(part));
      return run([sample?.text ?? 'exit 9']).stdout;
    };
    expect(outputOf('docs/incidents/2022/rabbitmq-memory.md', 'list_queues')).toMatch(
      /^analytics\.trial\t6100000\t0\t/,
    );
    expect(outputOf('docs/infrastructure/cloud-services/intro.md', 'describe-target-health')).toMatch(
      /2 eu-central-1a\thealthy/,
    );
    expect(outputOf('docs/infrastructure/vpn/intro.md', 'latest-handshakes')).toMatch(/^Q0xJRU5U= \d+ sn önce$/m);
    expect(outputOf('docs/infrastructure/k8s/intro.md', '--since=10m')).toContain('pool exhausted');
    expect(outputOf('docs/infrastructure/k8s/pod-sorun-giderme.md', '/Events/')).toMatch(/^Events:\n/);
    expect(outputOf('docs/api/v2/izin-ve-yetki.md', 'base64 -d')).toBe('{"sub":"emp_5521"}');
    expect(outputOf('docs/tutorial-basics/deploy-your-site.md', 'grep -rn')).toContain('site/docs/intro.md:');
  });
});

describe('a bad sample', () => {
  it('is refused', () => {
    const [placeholder, tab] = listSamples(
      '```bash\nkubectl describe node <ad>\n```\n\n`rabbitmqctl list_queues | sort -t"││" -k3`\n',
    );
    expect(parses(placeholder?.text ?? '')).toContain('syntax error');
    expect(parses(tab?.text ?? '')).toBe('');
    expect(run([tab?.text ?? '']).code).not.toBe(0);
    expect(run(['yok-boyle-komut']).code).toBe(127);
    expect(run(['echo "$TANIMSIZ"']).stderr).toContain('TANIMSIZ');
  });
});
