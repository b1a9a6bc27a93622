/** The small client of start-up and sign-in: keeps graphql-request and the query cache out of the initial load. */
import type { ApiError } from '#schema/errors.ts';
import { readAnswer, type Answer } from './answer.ts';
import { operationName, type Operation } from './operation.ts';
import { requestPass } from './requestPass.ts';
import { deliver, send, type SendOptions } from './send.ts';
import { tokenStore } from './token.ts';

/** Options of one call. */
export interface AskOptions extends SendOptions {
  /** Whether the request pass retries it; default: yes. */
  readonly retry?: boolean;
  /** A pending response that is used instead of the first request. */
  readonly early?: Promise<Response> | undefined;
}

function attempts<A, R, V>(
  document: Operation<R, V>,
  variables: V,
  options: AskOptions,
  take: (answer: Answer) => A,
): Promise<A> {
  const query = document.toString();
  const body = JSON.stringify({ query, variables });
  // Read once: a retry must not use the token of a user who signed in meanwhile.
  const token = options.token === undefined ? tokenStore.read() : options.token;
  const name = operationName(query);
  const attempt = async (number: number): Promise<A> =>
    take(
      await send(name, { ...options, token }, async ({ headers, signal, language }) => {
        const url = new URL('/graphql', location.origin);
        const early = number === 1 ? options.early : undefined;
        const answer = await deliver(url, { method: 'POST', body, headers, signal }, early);
        return readAnswer(answer, await answer.text(), name, language);
      }),
    );
  return options.retry === false ? attempt(1) : requestPass(attempt, { signal: options.signal });
}

/**
 * Sends the operation and returns its data; throws `ApiError` if any field failed. Writes need a `key`; secret
 * writes take none.
 */
export function ask<R, V>(document: Operation<R, V>, variables: V, options: AskOptions = {}): Promise<R> {
  return attempts(document, variables, options, ({ data, errors }) => {
    const [first] = errors;
    if (first !== undefined) throw first.error;
    return data as R; // the facade's responses match its SDL, from which the types are generated
  });
}

/** The successful fields, and the error of each failed field. */
export interface Parts<R> {
  readonly data: { readonly [K in keyof R]?: R[K] };
  readonly errors: ReadonlyMap<string, ApiError>;
}

/**
 * Sends an operation whose fields fail independently. Retries repeatable fields in the same pass and keeps the
 * successful ones. Throws only if no field could be read or the caller aborted.
 */
export async function askParts<R, V>(
  document: Operation<R, V>,
  variables: V,
  options: AskOptions = {},
): Promise<Parts<R>> {
  const arrived: Record<string, unknown> = {};
  const errors = new Map<string, ApiError>();
  try {
    await attempts(document, variables, options, (answer) => {
      const whole = answer.errors.find(({ field }) => field === undefined);
      if (whole !== undefined) throw whole.error;
      const failed = new Map(answer.errors.map(({ field = '', error }) => [field, error]));
      for (const [field, value] of Object.entries(answer.data ?? {})) {
        if (failed.has(field)) continue;
        arrived[field] = value;
        errors.delete(field);
      }
      for (const [field, error] of failed) if (!(field in arrived)) errors.set(field, error);
      const again = [...errors.values()].find((error) => error.mayRepeat);
      if (again !== undefined) throw again;
    });
  } catch (error) {
    if (errors.size === 0 || options.signal?.aborted === true) throw error;
  }
  return { data: arrived as Parts<R>['data'], errors }; // fields of the generated result type, all optional
}
