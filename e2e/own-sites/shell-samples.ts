import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One command or block of commands of a page. */
export interface ShellSample {
  line: number;
  text: string;
  /** Between backticks in a sentence. */
  isInline: boolean;
}

/**
 * Stands in for what only our machines have, by the name of the command. A row is a pattern of the arguments, as `case` reads it, and what is
 * printed for it; without a fitting row nothing is printed. All of them read what is piped into them.
 */
const STAND_INS: Readonly<Record<string, ReadonlyArray<readonly [pattern: string, output: string]>>> = {
  adb: [],
  aws: [['*describe-target-health*', 'eu-central-1a\thealthy\neu-central-1b\tunhealthy\neu-central-1a\thealthy']],
  brew: [],
  bridgectl: [],
  bundle: [],
  curl: [['*/v2/carts*', '{"data":{"id":"crt_1","version":1}}']],
  deployctl: [],
  docker: [
    ['*--scan*', 'suggest:34-kadikoy:dam'],
    ['*info stats*', 'evicted_keys:412'],
  ],
  'gh-ost': [],
  k6: [],
  kubectl: [
    ['*describe pod*', 'Name: order-api-7c9f6\nEvents:\n  Warning  BackOff  kubelet'],
    ['*/debug/flags*', '{"cart.new-screen":true}'],
    ['*logs*', '{"level":"info"}\n{"level":"error","message":"pool exhausted"}'],
    ['*create job*-o json*', '{"spec":{"template":{"spec":{"containers":[{"args":["run"]}]}}}}'],
  ],
  lsof: [],
  make: [],
  mqctl: [],
  mysqldump: [['*', 'INSERT IGNORE INTO order_items VALUES (1);']],
  nc: [],
  npm: [],
  npx: [],
  nslookup: [],
  openssl: [['*x509*', 'notAfter=Aug  1 00:00:00 2024 GMT']],
  orderctl: [],
  payctl: [],
  rabbitmqctl: [
    [
      '*list_queues*',
      'vendor.order-placed\t12\t3\t90112\nanalytics.trial\t6100000\t0\t4294967296\nsearch.catalog\t140\t2\t1048576',
    ],
  ],
  sudo: [],
  uuidgen: [['*', '5b1f6a0e-2d4e-4f6c-8f0a-0a8f0c6b7d21']],
  vault: [],
  wg: [
    ['*latest-handshakes*', 'Q0xJRU5U=\t1718000000'],
    ['*', 'Q0xJRU5UX1BVQkxJQ19LRVlfT1JORUs='],
  ],
  xcodes: [],
};

/** Run as they are: every machine with a shell has them. */
const REAL = 'awk base64 cat cp cut date grep head jq mkdir sed sort tail tee tr uniq'.split(' ');

/** What a reader sets before the first command. A sample that needs another name must set it. */
export const GIVEN: Readonly<Record<string, string>> = {
  TOKEN: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJlbXBfNTUyMSJ9.imza',
  APP_KEY: 'app',
  SIG: 'imza',
  CLIENT_ID: 'ortak',
  CLIENT_SECRET: 'gizli',
  TG: 'arn:aws:tg',
  DUGUM: 'ip-10-20-16-4',
  REF: 'ref_1',
};

const FENCE = /^([ \t]*)(`{3,})([^\n`]*)\n([\s\S]*?)^[ \t]*\2[ \t]*$/gm;
const COMMAND = new RegExp(`^(?:${[...Object.keys(STAND_INS), 'echo', 'git', 'grep'].join('|')}) .*\\S`);

/** The shell of a Markdown text: fences of `bash` and `sh`, and commands between backticks that say more than a name. */
export function listSamples(text: string): ShellSample[] {
  const lineAt = (index: number): number => text.slice(0, index).split('\n').length;
  const fenced = [...text.matchAll(FENCE)].flatMap(({ index, 1: indent = '', 3: info = '', 4: code = '' }) =>
    /^(?:bash|sh)\b/.test(info)
      ? [{ line: lineAt(index), text: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''), isInline: false }]
      : [],
  );
  const prose = text.replaceAll(FENCE, (block) => block.replaceAll(/[^\n]/g, ' '));
  const inline = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(({ index, 1: code = '' }) =>
    COMMAND.test(code) && /[|"'$<>]| -/.test(code) ? [{ line: lineAt(index), text: code, isInline: true }] : [],
  );
  return [...fenced, ...inline].sort((a, b) => a.line - b.line);
}

/** A folder in which samples do no harm: `bin` is to be the whole PATH, `home` the home and working folder. */
export function writeSandbox(
  dir: string,
  { site, find }: { site: string; find(tool: string): string | undefined },
): { bin: string; home: string } {
  const [bin, home] = [join(dir, 'bin'), join(dir, 'home')];
  for (const folder of [bin, home]) mkdirSync(folder, { recursive: true });
  const [shell, cat] = [find('bash'), find('cat')];
  const writeTool = (file: string, body: string): void => {
    writeFileSync(file, `#!${shell}\n${body}\n`);
    chmodSync(file, 0o755);
  };
  for (const tool of REAL) {
    const place = find(tool);
    if (place) symlinkSync(place, join(bin, tool));
    // Only jq may be missing: its samples are then run without it.
    else writeTool(join(bin, tool), cat ?? '');
  }
  for (const [name, rows] of Object.entries(STAND_INS)) {
    const cases = rows.map(
      ([pattern, output]) => `${pattern.replaceAll(' ', '\\ ')}) printf '%s\\n' ${quote(output)} ;;`,
    );
    writeTool(join(bin, name), `[ -p /dev/stdin ] && ${cat} > /dev/null\ncase "$*" in ${cases.join('\n')} *) ;; esac`);
  }
  writeTool(join(bin, 'git'), `[ "$1" = clone ] && ${find('mkdir')} -p "\${2##*/}" && : > "\${2##*/}/.env.example"`);
  writeTool(join(home, 'gradlew'), ':');
  symlinkSync(site, join(home, 'site'));
  return { bin, home };
}

/** Files of a folder of the site that may hold samples, partials too. */
export function listMarkdown(siteDir: string): string[] {
  return ['docs', 'blog', 'src/pages'].flatMap((folder) =>
    readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .sort(),
  );
}

export function readSamples(siteDir: string, file: string): ShellSample[] {
  return listSamples(readFileSync(join(siteDir, file), 'utf8'));
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
