/** Services that most visits never ask for: their code is fetched with the first call of one of their rows, which keeps the demo's start small. */
import type { Rows } from '#schema/kit/endpoint.ts';
import type { Service } from './context.ts';

/** What a method may carry: the way to have its code here before a transaction is opened, in which nothing may be fetched. */
export interface Fetched {
  readonly ready?: () => Promise<unknown>;
}

type Method = (context: never, input: never) => Promise<unknown>;

/** A method for each of the rows; the router waits for `ready` before it opens the store. */
export function later<const R extends Rows>(rows: R, load: () => Promise<Service<R>>): Service<R> {
  const methods = Object.keys(rows).map((name): [string, Method & Fetched] => {
    const method: Method = async (context, input) => {
      const loaded: Readonly<Record<string, Method>> = await load();
      return loaded[name]?.(context, input);
    };
    return [name, Object.assign(method, { ready: load })];
  });
  return Object.fromEntries(methods) as unknown as Service<R>; // one method for each of its rows, as `load` promises
}
