/** Calls a row as the facade does, by object or over the wire, with a result that shows every difference. */
import { inspect } from 'node:util';
import type { Backend } from '#backend/app.ts';
import { ApiError } from '#schema/errors.ts';
import { facadeContext } from '#schema/facade.ts';
import type { Parts } from '#schema/kit/client.ts';
import type { Row } from '#schema/kit/endpoint.ts';
import type { Language } from '#schema/limits.ts';

/** The two paths from the facade to a backend. */
export const paths = ['object', 'wire'] as const;

/** A call of the facade. */
export interface FacadeCall {
  readonly operation: string;
  readonly row: Row;
  readonly input: Parts;
  readonly headers?: Readonly<Record<string, string>>;
  readonly language?: Language;
}

/** The reply as text, or the facts of the error. */
export type Said = { readonly reply: string } | { readonly refused: unknown };

function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  for (const one of Object.values(value)) yield* objectsIn(one);
  yield value;
}

/**
 * Makes a call. The input is frozen and the reply is emptied afterwards, so that a backend that shares objects with its
 * caller fails, or answers the next call wrongly.
 */
export async function saidBy(
  path: (typeof paths)[number],
  backend: Pick<Backend, 'fetch' | 'call'>,
  { operation, row, input, headers = {}, language = 'es' }: FacadeCall,
): Promise<Said> {
  for (const one of objectsIn(input)) Object.freeze(one);
  const context = facadeContext({
    base: 'http://home.test/rest',
    language,
    headers: () => ({ 'accept-language': language, ...headers }),
    ...(path === 'object' ? { answer: backend.call } : { send: (request) => backend.fetch(request) }),
  });
  try {
    const reply: unknown = await context.call(row, operation, input);
    // Unlike JSON, this text shows undefined, -0, dates and prototypes.
    const said = inspect(reply, { depth: null, maxArrayLength: null, maxStringLength: null });
    for (const one of objectsIn(reply))
      for (const name of Object.keys(one)) Reflect.deleteProperty(one, name);
    return { reply: said };
  } catch (error) {
    return { refused: error instanceof ApiError ? [error.facts(), error.operation] : String(error) };
  }
}
