/** The client of the signed-in app: typed operations through graphql-request, delivered by `send.ts`. */
import { ClientError, GraphQLClient } from 'graphql-request';
import { isJson, isRecord, readErrors, readFailure, type FieldError } from './answer.ts';
import { newKey } from './newKey.ts';
import { isMutation, operationName, type Operation } from './operation.ts';
import { requestPass, type PassOptions } from './requestPass.ts';
import { deliver, send, type Sending } from './send.ts';
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

/**
 * The request of graphql-request on our transport. A successful response that is no JSON, for example the page of a
 * Wi-Fi portal, becomes an error without facts: graphql-request would throw it without its status.
 */
const fetchAnswer: typeof fetch = async (input, init) => {
  const answer = await deliver(new Request(input, init), typeof init?.body === 'string' ? init.body : '');
  return answer.ok && !isJson(answer) ? Response.json({ errors: [{}] }) : answer;
};

const isFilled = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

/**
 * The only parse of a response. graphql-request reads `data` and `errors` alone, so a body with neither, for example
 * a REST error, becomes one error with its facts.
 */
function parse(text: string): unknown {
  const said: unknown = JSON.parse(text);
  const isResult = isRecord(said) && (isRecord(said['data']) || isFilled(said['errors']));
  return isResult ? said : { errors: [{ extensions: said }] };
}

let made: GraphQLClient | undefined;

/** The client of all calls, made with the first. */
const client = (): GraphQLClient =>
  (made ??= new GraphQLClient(`${location.origin}/graphql`, {
    // The operation name would add graphql's parser to the initial load.
    excludeOperationName: true,
    fetch: fetchAnswer,
    jsonSerializer: { parse, stringify: JSON.stringify },
  }));

type Result<R> =
  | { readonly data: R; readonly errors: readonly [] }
  | { readonly errors: readonly [FieldError, ...FieldError[]] };

/** One call through graphql-request. The only place that reads its errors. */
async function answerTo<R>(
  query: string,
  variables: object,
  { headers, signal, language }: Sending,
): Promise<Result<R>> {
  try {
    const { data } = await client().rawRequest<R>({ query, variables, requestHeaders: headers, signal });
    return { data, errors: [] };
  } catch (error) {
    // Any other error is a failed connection, which `send` names.
    if (!(error instanceof ClientError)) throw error;
    const { response } = error;
    const facts = {
      status: response.status,
      headers: response.headers,
      name: operationName(query),
      language,
    };
    const [first, ...others] = readErrors(response.errors, facts);
    if (first === undefined) throw readFailure(facts);
    return { errors: [first, ...others] };
  }
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
  const once = async (): Promise<R> => {
    const result = await send(operationName(query), sending, (to) => answerTo<R>(query, variables, to));
    if ('data' in result) return result.data;
    throw result.errors[0].error;
  };
  const pass = options.pass ?? (writes ? 'request' : 'none');
  return pass === 'request' ? requestPass(once, { signal: options.signal, pause: options.pause }) : once();
}
