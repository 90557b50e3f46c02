/** A path as React Router reads it: `/docs/:version(\\d+)/:page?`, `/files/*`. */
export interface RoutePattern {
  /** Of a regular expression, without its ends. */
  source: string;
  /** What its groups are called, in their order. */
  names: string[];
}

/** A parameter (with the slash before it, an expression of its own, how often it may stand there), any text, or a letter that means something. */
const PIECE = /(\/?):(\w+)(?:\(((?:\\.|[^()])*)\))?([?*+]?)|(\*)|[.+^${}()|[\]\\?]/g;

/** Whether a path stands for many addresses. */
export function isPattern(path: string): boolean {
  return /:\w|\*/.test(path);
}

export function readPattern(path: string): RoutePattern {
  const names: string[] = [];
  let unnamed = 0;
  const source = path.replace(
    PIECE,
    (all, slash: string, name: string | undefined, own = '[^/]+', many = '', any: string | undefined) => {
      if (name === undefined && any === undefined) return `\\${all}`;
      names.push(name ?? String(unnamed++));
      if (name === undefined) return '(.*)';
      const value = many === '*' || many === '+' ? `(?:${own})(?:/(?:${own}))*` : own;
      return many === '?' || many === '*' ? `(?:${slash}(${value}))?` : `${slash}(${value})`;
    },
  );
  return { source, names };
}

/** An address for the page of a pattern: its own letters are not allowed in the names of files everywhere. */
export function nameOfPattern(path: string): string {
  return path.replace(PIECE, (all, slash: string, name: string | undefined, _own, _many, any: string | undefined) => {
    if (name !== undefined) return `${slash}_${name}`;
    return any === undefined ? all : '_';
  });
}
