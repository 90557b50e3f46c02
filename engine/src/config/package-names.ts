const NAME = Symbol('yaprak.missing-package');

/**
 * Stands for a package that a config imports and that is not installed. Whatever is done with it (a property, a call, `new`, a spread)
 * gives another such stand-in or nothing, so that the rest of the config can still be read.
 */
export function createMissingPackage(name: string): unknown {
  // Bundlers copy a CommonJS export onto an object whose prototype is the export's prototype, so named imports are looked up there.
  const prototype: object = new Proxy(Object.create(null) as object, {
    get: (_target, key) => answer(key),
    getPrototypeOf: () => null,
  });
  const standIn: unknown = new Proxy(function missing() {}, {
    get: (_target, key) => answer(key),
    apply: () => standIn,
    construct: () => standIn as object,
    getPrototypeOf: () => prototype,
    ownKeys: () => ['prototype'],
  });
  function answer(key: PropertyKey): unknown {
    if (key === NAME) return name;
    // A promise would never settle, and a primitive is asked for only to print it.
    if (key === 'then' || key === 'toJSON') return undefined;
    if (key === Symbol.toPrimitive || key === 'toString') return () => name;
    if (key === Symbol.iterator) return () => [][Symbol.iterator]();
    return typeof key === 'symbol' ? undefined : standIn;
  }
  return standIn;
}

const installed = new WeakMap<object, string>();

/** Remember what a function of an installed package is called outside: inside it may be called `plugin`. */
export function namePackage<Value>(value: Value, name: string): Value {
  const { default: inner } = (value ?? {}) as { default?: unknown };
  for (const given of [value, inner]) if (typeof given === 'function') installed.set(given, name);
  return value;
}

/** The name of the package that a function is, installed or a stand-in. */
export function packageName(value: unknown): string | undefined {
  if (typeof value !== 'function') return undefined;
  const name = (value as unknown as Record<symbol, unknown>)[NAME];
  return typeof name === 'string' ? name : installed.get(value);
}
