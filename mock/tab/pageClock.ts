/** Makes the whole page use the world's clock: labels, drafts, session expiry and ids of new rows. */

/**
 * Replaces `Date` for calls without arguments; returns the function that restores it. Timers do not change.
 */
export function putUnderPage(now: () => number): () => void {
  const Machine = globalThis.Date;
  globalThis.Date = new Proxy(Machine, {
    // reason: a constructor returns an object, but the type of Reflect.construct does not say so
    construct: (target, args: unknown[], as) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, as) as object,
    apply: () => new Machine(now()).toString(),
    get: (target, name, receiver): unknown => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  return () => {
    globalThis.Date = Machine;
  };
}
