/** The client of the signed-in app: typed operations through graphql-request, sent by the one edge (design §1, §7). */
import { GraphQLClient } from 'graphql-request';
import { newKey } from './newKey.ts';
import { isMutation, type Operation } from './operation.ts';
import { requestPass, type PassOptions } from './requestPass.ts';
import { send } from './send.ts';
import { tokenStore } from './token.ts';

/** How one call is made. */
export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** `Idempotency-Key` of a write; drawn here when left out, and the same on its repeats. */
  readonly key?: string;
  /** Who repeats: `none` where the query cache does (reads, unless said), `request` for the request pass (writes, unless said). */
  readonly pass?: 'none' | 'request';
  /** Milliseconds, 30 s unless said. */
  readonly timeout?: number;
  /** What waits before a repeat of the request pass; the time itself unless said. */
  readonly pause?: PassOptions['pause'];
}

/** Calls an operation and answers its data; raises `ApiError` for everything that went wrong, one failed field included. */
export function request<R, V extends object>(
  document: Operation<R, V>,
  variables: V,
  options: RequestOptions = {},
): Promise<R> {
  const query = document.toString();
  const writes = isMutation(query);
  const key = options.key ?? (writes ? newKey() : undefined);
  // Drawn once: a repeat never goes out in the name of somebody who signed in meanwhile.
  const sending = { signal: options.signal, timeout: options.timeout, token: tokenStore.read(), key };
  const client = new GraphQLClient(`${location.origin}/graphql`, {
    // The name would cost graphql's parser on the first load.
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
