/** What a service method may bring along: code that is fetched with its first call, and work that must not be done inside a transaction. */
import type { Input, Output, Row, Rows } from '#schema/kit/endpoint.ts';
import type { CallFacts, Context, Dependencies, Service } from './context.ts';

/** What a step before the transaction is given; the person was admitted in a snapshot and is admitted once more inside. */
export interface Before extends CallFacts {
  readonly dependencies: Dependencies;
  readonly org: Context['org'];
  readonly me: Context['me'];
}

/** What a method may carry for the router. */
export interface Fetched {
  /** Has the code here before a transaction is opened, in which nothing may be fetched. */
  readonly ready?: () => Promise<unknown>;
  /** Asks the world before the transaction, in which nothing may be asked; what it answers is the method's third argument. There once `ready` has resolved. */
  before?: (before: Before, input: never) => Promise<unknown>;
}

type Method = ((context: never, input: never, found?: never) => Promise<unknown>) & Fetched;

/** A method for each of the rows; the router waits for `ready` before it opens the store. Their code is fetched with the first call, which keeps the demo's start small. */
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

/** A method in two steps: `before` hashes, asks a directory or the like, `work` changes the store. */
export function withPreparation<R extends Row, Found>(
  before: (before: Before, input: Input<R>) => Promise<Found>,
  work: (context: Context, input: Input<R>, found: Found) => Promise<Output<R>>,
): (context: Context, input: Input<R>) => Promise<Output<R>> {
  return Object.assign(
    (context: Context, input: Input<R>, found?: Found) => work(context, input, found as Found), // the router has asked `before`
    { before },
  );
}
