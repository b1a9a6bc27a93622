/** Small client state as one XState actor: a context and what may happen to it (design §6). */
import { createActor, fromTransition, type Observer, type Subscription } from 'xstate';

/** What may happen: name → the next context. */
type Handlers<C> = Readonly<Record<string, (context: C, event: never) => C>>;

/** One function for each thing that may happen, with what it carries. */
type Trigger<C, H extends Handlers<C>> = {
  readonly [K in keyof H]: H[K] extends (context: C, event: infer E) => C
    ? unknown extends E
      ? () => void
      : (event: E) => void
    : never;
};

/** A store; `useSelector` of `@xstate/react` reads it. */
export interface Store<C, H extends Handlers<C>> {
  readonly trigger: Trigger<C, H>;
  readonly getSnapshot: () => { readonly context: C };
  readonly subscribe: (
    observer: Observer<{ readonly context: C }> | ((snapshot: { readonly context: C }) => void),
  ) => Subscription;
}

const forgotten = 'person.forgotten';

interface Happened {
  readonly type: string;
  readonly with: unknown;
}

const personal = new Set<() => void>();

/** Calls back when the person leaves: what else belongs to them goes with the stores. */
export const whenForgotten = (forget: () => void): unknown => personal.add(forget);

/** Puts every store that belongs to a person back to its beginning: nobody sees what was left for somebody else. */
export function forgetPerson(): void {
  for (const forget of personal) forget();
}

/** A started store; handlers answer the whole next context, the same one where nothing changes. */
export function createStore<C, const H extends Handlers<C>>({
  context,
  on,
  isPersonal = false,
}: {
  readonly context: C;
  readonly on: H;
  /** What it holds is one person's: `forgetPerson` empties it. */
  readonly isPersonal?: boolean;
}): Store<C, H> {
  const next = (now: C, event: Happened): C =>
    event.type === forgotten ? context : (on[event.type]?.(now, event.with as never) ?? now); // paired by `trigger`
  const actor = createActor(fromTransition(next, context)).start();
  if (isPersonal) whenForgotten(() => actor.send({ type: forgotten, with: undefined }));
  const trigger = Object.fromEntries(
    Object.keys(on).map((type) => [type, (event: unknown = {}) => actor.send({ type, with: event })]),
  ) as Trigger<C, H>; // one for each key of `on`
  return {
    trigger,
    getSnapshot: () => actor.getSnapshot(),
    subscribe: (observer) =>
      typeof observer === 'function' ? actor.subscribe(observer) : actor.subscribe(observer),
  };
}
