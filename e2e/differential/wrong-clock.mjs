/** Preloaded into a build: its clock is wrong by CLOCK_SHIFT milliseconds. */
const shift = Number(process.env.CLOCK_SHIFT);
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now() + shift] : args, newTarget),
  apply: () => new RealDate(RealDate.now() + shift).toString(),
  get: (target, key, receiver) => (key === 'now' ? () => RealDate.now() + shift : Reflect.get(target, key, receiver)),
});
