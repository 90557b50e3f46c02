import { spawn } from 'node:child_process';

export type Manager = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** The package manager that runs this: `npm create`, `pnpm create` and the like name themselves. */
export function managerOf(env: Record<string, string | undefined>): Manager {
  const name = env['npm_config_user_agent']?.split('/')[0];
  return name === 'pnpm' || name === 'yarn' || name === 'bun' ? name : 'npm';
}

/** How a script of package.json is run by hand. */
export function runCommand(manager: Manager, script: string): string {
  return manager === 'npm' ? `npm run ${script}` : `${manager} ${script}`;
}

/** Runs a program and shows its output; gives its exit code. */
export function run(program: string, args: readonly string[], cwd: string): Promise<number> {
  return new Promise((resolve) => {
    // On Windows package managers are scripts of the shell.
    const child = spawn(program, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
