/** Stops the clock for a story, so that "hoy" and "de hace 5 min" are the same on every day. */

/** A Friday noon in Bogotá. */
export const storyTime = Date.UTC(2026, 10, 20, 17, 0, 0);

/** Replaces `Date` where nothing is passed to it; answers how to let time run again. Timers keep running. */
export function freezeClock(at: number = storyTime): () => void {
  const Running = globalThis.Date;
  const Frozen = new Proxy(Running, {
    construct: (target, args: unknown[], as) => {
      const made: unknown = Reflect.construct(target, args.length === 0 ? [at] : args, as);
      if (typeof made !== 'object' || made === null) throw new TypeError('Date made no object');
      return made;
    },
    apply: () => new Running(at).toString(),
    get: (target, name, receiver) => (name === 'now' ? () => at : Reflect.get(target, name, receiver)),
  });
  globalThis.Date = Frozen;
  return () => {
    globalThis.Date = Running;
  };
}
