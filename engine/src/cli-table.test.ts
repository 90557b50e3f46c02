import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS, FLAGS, formatHelp } from './cli-table.ts';
import { formatCompletion } from './commands/completion.ts';

describe('formatHelp', () => {
  it('has every command and option, in lines that fit', () => {
    const help = formatHelp();
    for (const command of Object.keys(COMMANDS)) expect(help).toMatch(new RegExp(`^ {2}${command}(?: |$)`, 'm'));
    for (const flag of Object.keys(FLAGS)) expect(help).toMatch(new RegExp(`^ {2}--${flag}[ ,\n]`, 'm'));
    expect(help).toContain('       yaprak version <name> [siteDir] [options]\n');
    expect(help).toContain('  --port, -p <number>  Port of dev and serve;');
    expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThan(121);
  });
});

describe('formatCompletion', () => {
  /** What bash offers for the last of these words. */
  const complete = (...words: string[]): string[] => {
    const line = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _yaprak; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', `${formatCompletion('bash')}\n${line}`], { encoding: 'utf8' });
    expect(stderr).toBe('');
    return stdout.split('\n').filter(Boolean);
  };

  it('offers commands, options of the command, and values', () => {
    expect(complete('yaprak', 'b')).toEqual(['build']);
    expect(complete('yaprak', 'check', '--e')).toEqual(['--external']);
    expect(complete('yaprak', 'build', '--e')).toEqual([]);
    expect(complete('yaprak', 'new', '')).toEqual(['doc', 'post', 'adr']);
    expect(complete('yaprak', 'build', '--target', 'c')).toEqual(['caddy', 'cloudflare']);
    const dir = mkdtempSync(path.join(tmpdir(), 'yaprak-completion-'));
    mkdirSync(path.join(dir, 'my docs'));
    expect(complete('yaprak', 'dev', `${dir}/my`)).toEqual([`${dir}/my docs`]);
    expect(complete('yaprak', 'build', '--out-dir', `${dir}/my`)).toEqual([`${dir}/my docs`]);
    rmSync(dir, { recursive: true });
  });

  it('has every option in the other shells too', () => {
    for (const flag of Object.keys(FLAGS)) {
      expect(formatCompletion('zsh')).toContain(`--${flag}`);
      expect(formatCompletion('fish')).toContain(` -l ${flag} `);
    }
    expect(formatCompletion('zsh')).toContain('autoload -U +X bashcompinit');
  });
});
