/** Lazy services, and methods with a step before the transaction. */
import type { Input, Output, Row, Rows } from '#schema/kit/endpoint.ts';
import type { CallFacts, Context, Dependencies, Service } from './context.ts';

/**
 * The context of a step before the transaction. The person is authorised in a snapshot, and again inside the
 * transaction.
 */
export interface Before extends CallFacts {
  readonly dependencies: Dependencies;
  readonly org: Context['org'];
  readonly me: Context['me'];
}

/** Optional members of a method for the router. */
export interface Fetched {
  /** Loads the code before a transaction is opened; a transaction must not load code. */
  readonly ready?: () => Promise<unknown>;
  /**
   * Calls other services before the transaction; a transaction must not. Its result is the third argument of the
   * method. Set once `ready` has resolved.
   */
  before?: (before: Before, input: never) => Promise<unknown>;
}

type Method = ((context: never, input: never, found?: never) => Promise<unknown>) & Fetched;

/**
 * A lazy service with a method for each row. The router awaits `ready` before it opens the store. Loading with the
 * first call keeps the demo's start small.
 */
export function lazyService<const R extends Rows>(rows: R, load: () => Promise<Service<R>>): Service<R> {
  const methods = Object.keys(rows).map((name): [string, Method] => {
    const loaded = async (): Promise<Method | undefined> => {
      const all: Readonly<Record<string, Method>> = await load();
      return all[name];
    };
    const run: Method = async (context, input, found) => (await loaded())?.(context, input, found);
    const method: Method = Object.assign(run, {
      ready: async () => {
        const before = (await loaded())?.before;
        if (before !== undefined) method.before = before;
      },
    });
    return [name, method];
  });
  return Object.fromEntries(methods) as unknown as Service<R>; // one method for each of its rows, as `load` promises
}

/** A method in two steps: `before` calls the hasher, a directory or similar; `work` changes the store. */
export function withPreparation<R extends Row, Found>(
  before: (before: Before, input: Input<R>) => Promise<Found>,
  work: (context: Context, input: Input<R>, found: Found) => Promise<Output<R>>,
): (context: Context, input: Input<R>) => Promise<Output<R>> {
  return Object.assign(
    (context: Context, input: Input<R>, found?: Found) => work(context, input, found as Found), // the router has called `before`
    { before },
  );
}
