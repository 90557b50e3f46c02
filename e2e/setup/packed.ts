import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

export interface Packed {
  /** The archive that would be published. */
  data: Buffer;
  /** Paths inside of the package. */
  files: string[];
}

/** Packs a package of this repository as it would be published. The engine has been built before any test runs. */
export function pack(workspace: string): Packed {
  const folder = mkdtempSync(join(tmpdir(), 'yaprak-pack-'));
  try {
    const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
    const shell = process.platform === 'win32';
    const text = execFileSync('npm', args, { cwd: join(repository, workspace), encoding: 'utf8', shell });
    const [report] = JSON.parse(text) as [{ filename: string; files: { path: string }[] }];
    return { data: readFileSync(join(folder, report.filename)), files: report.files.map(({ path }) => path) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts a packed package below `node_modules` of a folder; gives its place there. */
export function install(workspace: string, dir: string): string {
  const { name } = JSON.parse(readFileSync(join(repository, workspace, 'package.json'), 'utf8')) as { name: string };
  const place = join(dir, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['-xzf', '-', '--strip-components=1', '-C', place], { input: pack(workspace).data });
  return place;
}
