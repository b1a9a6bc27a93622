/**
 * Helpers that every machine needs for its actors: the whole event, the facts of an error, and placeholders
 * for unwired actors.
 */
import { ApiError, errorOf, type ErrorFacts } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';

/** `params` of a guard or action that reads its event. */
export const eventOf = <E>({ event }: { readonly event: E }): E => event;

/** The facts of a failed call; any other thrown value becomes `unknown`. */
export const factsOf = (error: unknown): ErrorFacts =>
  error instanceof ApiError ? error.facts() : errorOf('unknown', defaultLanguage).facts();

/** Placeholder for an actor until `src/<domain>/<machine>.actors.ts` provides it. */
export const notProvided = (): Promise<never> =>
  Promise.reject(new Error('This actor must be provided (src/<domain>/<machine>.actors.ts)'));

/** Input of an actor that sends events before its end. */
export interface Telling<E> {
  readonly tell: (event: E) => void;
}

/** Placeholder for such an actor until it is provided: sends nothing and does not end. */
export const silent = (): Promise<never> => new Promise<never>(() => undefined);

/** Gives `setup` its types; XState ignores the value. */
export const typed = <T extends object>(): T => ({}) as T;

/** Placeholder for an action until the wiring provides it; does nothing. */
export const outside =
  <P = undefined>(): ((args: unknown, params: P) => void) =>
  () => {};
