/** What every chart needs to hear its tasks: the whole event, a failure as plain facts, and a task nobody wired. */
import { ApiError, errorOf, type ErrorFacts } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';

/** `params` of a guard or action that reads its event. */
export const eventOf = <E>({ event }: { readonly event: E }): E => event;

/** The facts of a failed call; anything else that was raised becomes `unknown`. */
export const factsOf = (error: unknown): ErrorFacts =>
  error instanceof ApiError ? error.facts() : errorOf('unknown', defaultLanguage).facts();

/** Stands for an actor until `src/<domain>/<machine>.actors.ts` provides it. */
export const notProvided = (): Promise<never> =>
  Promise.reject(new Error('This actor must be provided (src/<domain>/<machine>.actors.ts)'));

/** What a task is given that says more than its end. */
export interface Telling<E> {
  readonly tell: (event: E) => void;
}

/** Stands for such a task until it is provided: says nothing and does not end. */
export const silent = (): Promise<never> => new Promise<never>(() => undefined);

/** Gives `setup` its types; XState reads them and never the value. */
export const typed = <T extends object>(): T => ({}) as T;

/** Stands for an action until the wiring provides it; does nothing. */
export const outside =
  <P = undefined>(): ((args: unknown, params: P) => void) =>
  () => {};
