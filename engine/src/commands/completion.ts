import { commandRows, flagRows, type CommandName } from '../cli-table.ts';
import type { CommandOptions } from './command-options.ts';

/** `yaprak completion <shell>`: the script that a shell reads, made from the table of commands and options. */
export function completion({ shell = '' }: CommandOptions): number {
  process.stdout.write(formatCompletion(shell));
  return 0;
}

export function formatCompletion(shell: string): string {
  // A plain .zshrc has not started completion at all.
  if (shell === 'zsh')
    return `(( $+functions[compdef] )) || { autoload -U compinit && compinit }\nautoload -U +X bashcompinit && bashcompinit\n${formatBash('zsh')}`;
  return shell === 'fish' ? formatFish() : formatBash('bash');
}

const namesOf = (command: CommandName): string[] =>
  flagRows.flatMap(([flag, { of }]) => (!of || of.includes(command) ? [`--${flag}`] : []));

/** Values after an option come first, then the options of the command, then the words that it takes, then folders. */
function formatBash(shell: 'bash' | 'zsh'): string {
  const values = flagRows.flatMap(([flag, { values: allowed, isPath, value }]) => {
    if (allowed) return [`    --${flag}) COMPREPLY=($(compgen -W "${allowed.join(' ')}" -- "$word")); return ;;`];
    if (isPath) return [`    --${flag}) local IFS=$'\\n'; COMPREPLY=($(compgen -f -- "$word")); return ;;`];
    return value === undefined ? [] : [`    --${flag}) return ;;`];
  });
  const commands = commandRows.map(([command, { words }]) => {
    const first = words?.[0]?.values?.join(' ') ?? '';
    return `    ${command}) flags="${namesOf(command).join(' ')}"; first="${first}" ;;`;
  });
  return `# Completion of yaprak. Load it with: source <(yaprak completion ${shell})
_yaprak() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" flags="" first=""
  case "$before" in
${values.join('\n')}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commandRows.map(([command]) => command).join(' ')} --help --version" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${commands.join('\n')}
  esac
  case "$word" in
    -*) COMPREPLY=($(compgen -W "$flags" -- "$word")) ;;
    *)
      if [ "$COMP_CWORD" -eq 2 ] && [ -n "$first" ]; then COMPREPLY=($(compgen -W "$first" -- "$word"))
      else local IFS=$'\\n'; COMPREPLY=($(compgen -d -- "$word")); fi ;;
  esac
}
complete -o filenames -F _yaprak yaprak
`;
}

function formatFish(): string {
  const commands = commandRows.map(
    ([command, { summary }]) => `complete -c yaprak -n __fish_use_subcommand -f -a ${command} -d ${quote(summary)}`,
  );
  const words = commandRows.flatMap(([command, { words: rows }]) => {
    const values = rows?.[0]?.values;
    return values ? [`complete -c yaprak -n "__fish_seen_subcommand_from ${command}" -f -a "${values.join(' ')}"`] : [];
  });
  const flags = flagRows.map(([flag, { value, values, short, of, isPath, summary }]) => {
    const when = of ? ` -n "__fish_seen_subcommand_from ${of.join(' ')}"` : '';
    const taken = value === undefined ? '' : isPath ? ' -r -F' : ` -x${values ? ` -a "${values.join(' ')}"` : ''}`;
    return `complete -c yaprak${when} -l ${flag}${short === undefined ? '' : ` -s ${short}`}${taken} -d ${quote(summary)}`;
  });
  return `# Completion of yaprak. Save it as ~/.config/fish/completions/yaprak.fish\n${[...commands, ...words, ...flags].join('\n')}\n`;
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
