/** Puts a clock under everything of the page that asks for the time: labels, drafts, the ends of sessions, the ids of new rows. */

/** Replaces `Date` wherever nothing is passed to it; answers how to take the clock away again. Timers run as before. */
export function putUnderPage(now: () => number): () => void {
  const Machine = globalThis.Date;
  globalThis.Date = new Proxy(Machine, {
    // reason: what a constructor makes is an object, which Reflect.construct does not say
    construct: (target, args: unknown[], as) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, as) as object,
    apply: () => new Machine(now()).toString(),
    get: (target, name, receiver): unknown => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  return () => {
    globalThis.Date = Machine;
  };
}
