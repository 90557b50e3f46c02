import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import type { NamedPlugin } from './lists.ts';
import type { Node } from './nodes.ts';

export type Transform = (tree: Node, file: VFile) => Promise<Node>;

type Transformer = (tree: Node, file: VFile, next?: (error?: unknown, tree?: Node) => void) => unknown;

/** Attaches a plugin to a processor, and gives what it does to a tree. Its errors name it. */
export function runNamed(processor: Processor, { name, plugin, options }: NamedPlugin): Transform {
  const transformers = attachersOf(plugin).map((attacher) => {
    try {
      return Reflect.apply(attacher, processor, options) as Transformer | undefined;
    } catch (error) {
      throw named(name, error);
    }
  });
  return async (tree, file) => {
    let current = tree;
    for (const transformer of transformers) {
      if (typeof transformer !== 'function') continue;
      try {
        current = ((await run(transformer, { tree: current, file })) as Node | undefined) ?? current;
      } catch (error) {
        throw named(name, error);
      }
    }
    return current;
  };
}

type Attacher = (...options: readonly unknown[]) => unknown;

/** A plugin is a function, what `require` gives of an ES module, or a preset of several. */
function attachersOf(plugin: unknown): Attacher[] {
  if (typeof plugin === 'function') return [plugin as Attacher];
  const { default: inner, plugins } = (plugin ?? {}) as { default?: unknown; plugins?: unknown };
  if (inner !== undefined) return attachersOf(inner);
  return (Array.isArray(plugins) ? plugins : []).flatMap((entry: unknown) => {
    const [own, ...options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
    return attachersOf(own).map((attacher): Attacher => {
      return function attach(this: unknown) {
        return Reflect.apply(attacher, this, options);
      };
    });
  });
}

/** A transformer with three parameters calls back. */
function run(transformer: Transformer, { tree, file }: { tree: Node; file: VFile }): unknown {
  if (transformer.length < 3) return transformer(tree, file);
  return new Promise((resolve, reject) => {
    transformer(tree, file, (error, next) => (error ? reject(error as Error) : resolve(next)));
  });
}

/** An error that names the plugin, with its place in the page where it has one. */
function named(name: string, cause: unknown): Error {
  const { line, column, place } = (cause ?? {}) as { line?: number; column?: number; place?: Place };
  const start = place && 'start' in place ? place.start : place;
  const error = new Error(`The Markdown plugin \`${name}\` threw an error.`, { cause });
  return Object.assign(error, { line: line ?? start?.line, column: column ?? start?.column });
}

interface Point {
  line: number;
  column: number;
}

type Place = Point | { start: Point };
