/** A small client store as one XState actor: a context and its event handlers. */
import { createActor, fromTransition, type Observer, type Subscription } from 'xstate';

/** Event handlers: name → the next context. */
type Handlers<C> = Readonly<Record<string, (context: C, event: never) => C>>;

/** One trigger function per event, with its payload. */
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

/** Registers a callback for sign-out, to reset user data outside the stores. */
export const whenForgotten = (forget: () => void): unknown => personal.add(forget);

/** Resets every personal store, so that the next user of this page sees no data of the previous one. */
export function forgetPerson(): void {
  for (const forget of personal) forget();
}

/** Creates and starts a store; handlers return the whole next context, or the same object if nothing changes. */
export function createStore<C, const H extends Handlers<C>>({
  context,
  on,
  isPersonal = false,
}: {
  readonly context: C;
  readonly on: H;
  /** The store holds data of one user; `forgetPerson` resets it. */
  readonly isPersonal?: boolean;
}): Store<C, H> {
  const next = (now: C, event: Happened): C =>
    event.type === forgotten ? context : (on[event.type]?.(now, event.with as never) ?? now); // `trigger` guarantees matching types
  const actor = createActor(fromTransition(next, context)).start();
  if (isPersonal) whenForgotten(() => actor.send({ type: forgotten, with: undefined }));
  const trigger = Object.fromEntries(
    Object.keys(on).map((type) => [type, (event: unknown = {}) => actor.send({ type, with: event })]),
  ) as Trigger<C, H>; // one function per key of `on`
  return {
    trigger,
    getSnapshot: () => actor.getSnapshot(),
    // XState takes both by two overloads, which TypeScript does not join.
    subscribe: (observer) => actor.subscribe(observer as Observer<{ readonly context: C }>),
  };
}
