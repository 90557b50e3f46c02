import { plainInline } from './fields.ts';
import type { Command, DeclaredType, Flag, Part, ProblemKind, Reference } from './data.ts';
import {
  code,
  codeBlock,
  heading,
  inline,
  paragraph,
  table,
  text,
  type Context,
  type Directive,
  type Node,
  type Out,
} from './nodes.ts';

/** A command with the options that it takes. */
export function renderCommand(
  { commands, flags }: Reference,
  { name, context, node }: { name: string; context: Context; node: Directive },
): Out[] {
  const command = commands.find((each) => each.name === name);
  if (!command) {
    context.fail(node, { code: 'unknown-command', message: `The reference has no command "${name}".` });
    return [];
  }
  const own = flags.filter(({ of }) => of?.includes(name));
  return context.build([
    heading(3, [code(name)], { id: name, listed: name }),
    paragraph(`\`${usageOf(command, own)}\``),
    paragraph(`${command.summary}.`),
    ...(own.length > 0 ? [flagTable(own)] : []),
  ]);
}

/** The options of every command. */
export function renderOptions({ flags }: Reference, context: Context): Out[] {
  return context.build([flagTable(flags.filter(({ of }) => of === undefined))]);
}

function usageOf({ name, words, hasNoSite, summary }: Command, flags: readonly Flag[]): string {
  // A command of a plugin says in its summary how it is called.
  if (!words) return /yaprak .*$/.exec(summary)?.[0] ?? `yaprak ${name}`;
  return [
    'yaprak',
    name,
    ...words,
    ...(hasNoSite ? [] : ['[siteDir]']),
    ...(flags.length > 0 ? ['[options]'] : []),
  ].join(' ');
}

function flagTable(flags: readonly Flag[]): Node {
  const rows = flags.map(({ name, short, value, summary }) => [
    [code([`--${name}`, value].filter(Boolean).join(' ')), ...(short ? [text(', '), code(`-${short}`)] : [])],
    inline(`${summary}.`),
  ]);
  return table([[[text('option')], [text('meaning')]], ...rows]);
}

/** Rooms of the theme, in the order of a page. */
const ROOMS: readonly (readonly [title: string, rooms: readonly string[]])[] = [
  ['The page', ['layouts']],
  ['Navbar', ['navbar']],
  ['Sidebar', ['sidebar']],
  ['Docs', ['doc']],
  ['Blog', ['blog']],
  ['Text', ['content', 'mdx-components.tsx']],
  ['Search', ['search']],
  ['Footer', ['footer']],
];

/** The parts that a site can replace, by the place where they stand. */
export function renderParts(parts: readonly Part[], context: Context): Out[] {
  const known = new Set(ROOMS.flatMap(([, rooms]) => rooms));
  const others = [...new Set(parts.map(({ room }) => room))].filter((room) => !known.has(room));
  const groups = others.length > 0 ? [...ROOMS, ['Others', others] as const] : ROOMS;
  return groups.flatMap(([title, rooms]) => {
    const own = parts.filter(({ room, isReplaceable }) => isReplaceable && rooms.includes(room));
    if (own.length === 0) return [];
    const id = title.toLowerCase().replaceAll(' ', '-');
    return [...context.build([heading(2, [text(title)], { id })]), ...own.map((part) => renderPart(part, context))];
  });
}

function renderPart({ name, what, props }: Part, context: Context): Out {
  return context.element('section', { class: 'field' }, [
    ...context.build([heading(3, [code(name)], { id: name.replaceAll('/', '-'), isListed: false })]),
    ...(props === ''
      ? []
      : [context.element('p', { class: 'field-facts' }, [context.element('span', {}, plainInline(props, context))])]),
    ...context.build([paragraph(sentence(what))]),
  ]);
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** Types that a plugin is written with: each field with its type and sentence. */
export function renderTypes(
  types: readonly DeclaredType[],
  { names, context, node }: { names: readonly string[]; context: Context; node: Directive },
): Out[] {
  return names.flatMap((name) => {
    const declared = types.find((each) => each.name === name);
    if (!declared) {
      context.fail(node, { code: 'unknown-type', message: `The reference has no type "${name}".` });
      return [];
    }
    const { text: words, members, type } = declared;
    // What the engine gives has all of its fields.
    const isWritten = members.some(({ isOptional }) => isOptional);
    return [
      ...context.build([
        heading(2, [code(name)], { id: name, listed: name }),
        ...(words === '' ? [] : [paragraph(words)]),
        ...(type === undefined ? [] : [codeBlock(type, 'ts')]),
      ]),
      ...members.map((member) =>
        context.element('section', { class: 'field' }, [
          ...context.build([
            heading(3, [code(member.name)], {
              id: `${name}-${member.name}`,
              isListed: name === 'Plugin',
              listed: member.name,
            }),
          ]),
          context.element('p', { class: 'field-facts' }, [
            context.element('code', {}, [member.type]),
            ...(isWritten && !member.isOptional ? [context.element('strong', {}, ['required'])] : []),
          ]),
          ...context.build(member.text === '' ? [] : [paragraph(member.text)]),
        ]),
      ),
    ];
  });
}

/** Every problem by its code, with the messages that the engine has for it. */
export function renderProblems(problems: readonly ProblemKind[], context: Context): Out[] {
  return problems.map(({ code: name, title, reported }) =>
    context.element('section', { class: 'field problem' }, [
      ...context.build([heading(3, [code(name)], { id: name, listed: name }), paragraph(`${title}.`)]),
      ...reported.map(({ severity, message, hint }) =>
        context.element(
          'div',
          { class: `message ${severity ?? 'error'}` },
          context.build([paragraph(message), ...(hint ? [paragraph(hint)] : [])]),
        ),
      ),
    ]),
  );
}
