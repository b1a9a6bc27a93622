/** The client of the signed-in app: typed operations through graphql-request, sent by `send.ts`. */
import { GraphQLClient } from 'graphql-request';
import { newKey } from './newKey.ts';
import { isMutation, type Operation } from './operation.ts';
import { requestPass, type PassOptions } from './requestPass.ts';
import { send } from './send.ts';
import { tokenStore } from './token.ts';

/** Options of one call. */
export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** `Idempotency-Key` of a write, reused by its retries; generated if absent. */
  readonly key?: string;
  /**
   * Retry layer: `none` leaves retries to the query cache (default for reads), `request` uses the request pass
   * (default for writes).
   */
  readonly pass?: 'none' | 'request';
  /** Timeout in milliseconds; default 30 s. */
  readonly timeout?: number;
  /** The delay function of the request pass; default: real time. */
  readonly pause?: PassOptions['pause'];
}

/** Calls an operation and returns its data; throws `ApiError` for any failure, including one failed field. */
export function request<R, V extends object>(
  document: Operation<R, V>,
  variables: V,
  options: RequestOptions = {},
): Promise<R> {
  const query = document.toString();
  const writes = isMutation(query);
  const key = options.key ?? (writes ? newKey() : undefined);
  // Read once: a retry must not use the token of a user who signed in meanwhile.
  const sending = { signal: options.signal, timeout: options.timeout, token: tokenStore.read(), key };
  const client = new GraphQLClient(`${location.origin}/graphql`, {
    // The operation name would add graphql's parser to the initial load.
    excludeOperationName: true,
    fetch: async (_url, init) => {
      const { text, errors } = await send(typeof init?.body === 'string' ? init.body : '', query, sending);
      const [first] = errors;
      if (first !== undefined) throw first.error;
      return new Response(text, { headers: { 'content-type': 'application/json' } });
    },
  });
  const once = (): Promise<R> => client.request<R>(query, variables);
  const pass = options.pass ?? (writes ? 'request' : 'none');
  return pass === 'request' ? requestPass(once, { signal: options.signal, pause: options.pause }) : once();
}
