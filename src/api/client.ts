/** The client of the signed-in app: typed operations through graphql-request, delivered by `send.ts`. */
import { ClientError, GraphQLClient } from 'graphql-request';
import { errorOf, isRecord } from '#schema/errors.ts';
import type { Language } from '#schema/limits.ts';
import { hasUnread } from '#src/lib/unread.ts';
import { fieldError, isJson, type FieldError } from './answer.ts';
import { pageLanguage } from './language.ts';
import { naming } from './naming.ts';
import { newKey } from './newKey.ts';
import { isMutation, operationName, type Operation } from './operation.ts';
import { requestPass, type PassOptions } from './requestPass.ts';
import { deliver, send } from './send.ts';
import { fetchTogether, readsJoin } from './together.ts';
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
  /** A pending response that is used instead of the first request. */
  readonly early?: Promise<Response> | undefined;
  /** A read that nothing waits for: it shares a request with others that begin in the same task (together.ts). */
  readonly together?: boolean;
  /** The delay function of the request pass; default: real time. */
  readonly pause?: PassOptions['pause'];
}

/**
 * The request of graphql-request on our transport. A successful response that is no JSON, for example the page of a
 * Wi-Fi portal, becomes an error without facts: graphql-request would throw it without its status.
 */
const answered =
  (by: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await by(input, init);
    return answer.ok && !isJson(answer) ? Response.json({ errors: [{}] }) : answer;
  };

/**
 * The only parse of a response. graphql-request reads `data` and `errors` alone, so a body with neither, for example
 * a REST error, becomes one error with its facts.
 */
function parse(text: string): unknown {
  const said: unknown = JSON.parse(text);
  if (
    isRecord(said) &&
    (isRecord(said['data']) || (Array.isArray(said['errors']) && said['errors'].length > 0))
  )
    return said;
  return { errors: [{ extensions: said }] };
}

const clientBy = (by: typeof fetch): GraphQLClient =>
  new GraphQLClient(`${location.origin}/graphql`, {
    // The operation name would add graphql's parser to the initial load.
    excludeOperationName: true,
    fetch: answered(by),
    jsonSerializer: { parse, stringify: JSON.stringify },
  });

const shared: typeof fetch = (input, init) =>
  readsJoin() && typeof init?.body === 'string'
    ? fetchTogether({ ...init, body: init.body })
    : deliver(input, init);

const made: { alone?: GraphQLClient; together?: GraphQLClient } = {};

/** The client of a call; an early response has its own. */
function clientOf({ early, together = false }: RequestOptions): GraphQLClient {
  if (early !== undefined) return clientBy((input, init) => deliver(input, init, early));
  return together ? (made.together ??= clientBy(shared)) : (made.alone ??= clientBy(deliver));
}

/** The only place that reads errors of graphql-request; any other error is a failed connection, which `send` names. */
function errorsOf(error: unknown, name: string, language: Language): readonly [FieldError, ...FieldError[]] {
  if (!(error instanceof ClientError)) throw error;
  const { response } = error;
  const read = (said: unknown): FieldError => fieldError(said, response, name, language);
  // Without errors, the status alone says what failed.
  const [first, ...others] = Array.isArray(response.errors) ? response.errors : [];
  return [read(first), ...others.map(read)];
}

/** Calls an operation and returns its data; throws `ApiError` for any failure, including one failed field. */
export function request<R, V extends object>(
  document: Operation<R, V>,
  variables: V,
  options: RequestOptions = {},
): Promise<R> {
  // JSON would send null, which means something else: no limit, or nothing.
  if (hasUnread(variables)) return Promise.reject(errorOf('invalid', pageLanguage()));
  const query = document.toString();
  const writes = isMutation(query);
  const key = options.key ?? (writes ? newKey() : undefined);
  // Read once: a retry must not use the token of a user who signed in meanwhile.
  const sending = { signal: options.signal, timeout: options.timeout, token: tokenStore.read(), key };
  const name = operationName(query);
  let isFirst = true;
  const once = async (): Promise<R> => {
    const by = clientOf(isFirst ? options : { ...options, early: undefined });
    isFirst = false;
    const result = await send(name, sending, async ({ headers, signal, language }) => {
      try {
        const sent = { document: query, variables, requestHeaders: headers, signal };
        return { data: await by.request<R>(sent), errors: [] };
      } catch (error) {
        return { errors: errorsOf(error, name, language) };
      }
    });
    if ('data' in result) return result.data;
    throw result.errors[0].error;
  };
  const pass = options.pass ?? (writes ? 'request' : 'none');
  const sent =
    pass === 'request' ? requestPass(once, { signal: options.signal, pause: options.pause }) : once();
  return writes ? naming(sent, name) : sent;
}
