import type { PluginCommand } from 'yaprak';
import { requireBrought } from './docusaurus-packages.ts';
import type { DocusaurusContext, PluginInstance } from './types.ts';

/** As much of `commander` as is used. */
interface Commander {
  commands: { name(): string; description(): string }[];
  parseAsync(args: readonly string[], options: { from: 'user' }): Promise<unknown>;
}

/** The words that plugins add to the command line. Nothing, with a warning, where `commander` is not installed: it came with Docusaurus. */
export function listCommands(
  plugins: readonly PluginInstance[],
  { context, warn }: { context: DocusaurusContext; warn: (message: string) => void },
): PluginCommand[] {
  const extending = plugins.filter((plugin) => plugin.extendCli);
  if (extending.length === 0) return [];
  const create = findCommander(context.siteConfigPath);
  if (!create) {
    const names = extending.map(({ name }) => `\`${name}\``).join(', ');
    warn(`The commands of ${names} need the package \`commander\`, which is not installed.`);
    return [];
  }
  const program = create();
  for (const plugin of extending) plugin.extendCli?.(program);
  return program.commands.map((command) => ({
    name: command.name(),
    summary: command.description(),
    goesOn: true,
    // Each run has a program of its own: options of an earlier one would stay.
    async run({ args }) {
      const fresh = create();
      for (const plugin of extending) plugin.extendCli?.(fresh);
      await fresh.parseAsync([command.name(), ...args], { from: 'user' });
      return Number(process.exitCode ?? 0);
    },
  }));
}

function findCommander(from: string): (() => Commander) | undefined {
  try {
    const { Command } = requireBrought('commander', from) as { Command: new () => Commander };
    return () => new Command();
  } catch {
    return undefined;
  }
}
