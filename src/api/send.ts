/** Sends one GraphQL request once and converts every failure to an `ApiError` (spec §7, §8). */
import { ApiError, errorOf } from '#schema/errors.ts';
import { timeoutMs, type Language } from '#schema/limits.ts';
import type { FieldError } from './answer.ts';
import type { DemoEdge } from './demoKit.ts';
import { pageLanguage } from './language.ts';
import { tokenStore } from './token.ts';
import { reportUnauthorized } from './unauthorized.ts';

/** Options of one send. */
export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** `Idempotency-Key`. */
  readonly key?: string | undefined;
  /** Session token; `null` for none, absent for the stored token. */
  readonly token?: string | null | undefined;
  /** Timeout in milliseconds, default 30 s (spec §9). */
  readonly timeout?: number | undefined;
}

/** What one request is sent with. */
export interface Sending {
  readonly headers: Readonly<Record<string, string>>;
  /** Aborts with the caller or at the time limit. */
  readonly signal: AbortSignal;
  readonly language: Language;
}

let demo: DemoEdge | undefined;

/**
 * Registers the demo's built-in backend, which answers requests that the service worker did not intercept
 * (mswjs/msw#2635).
 */
export function setDemoKit(kit: DemoEdge | undefined): void {
  demo = kit;
}

/** The built-in backend of the demo; undefined in the product. */
export const demoKit = (): DemoEdge | undefined => demo;

const headersOf = (
  token: string | null,
  language: Language,
  key: string | undefined,
): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  accept: 'application/graphql-response+json, application/json',
  'accept-language': language,
  'x-page-origin': location.origin,
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  ...(key === undefined ? {} : { 'idempotency-key': key }),
});

async function answerOf(request: Request, early: Promise<Response> | undefined): Promise<Response> {
  const kit = demo;
  if (kit === undefined) return early ?? fetch(request);
  if (early === undefined && !kit.listens()) return kit.answer(request);
  const again = request.clone();
  let answer: Response | undefined;
  try {
    answer = await (early ?? fetch(request));
  } catch (error) {
    if (request.signal.aborted) throw error;
  }
  return answer !== undefined && kit.isOurs(answer) ? answer : kit.answer(again);
}

let open = 0;
let tell: ((open: number) => void) | undefined;

/**
 * Reports the number of open calls now and after each change; supports one listener. Returns a function that
 * unsubscribes.
 */
export function watchTraffic(listener: (open: number) => void): () => void {
  tell = listener;
  listener(open);
  return () => {
    if (tell === listener) tell = undefined;
  };
}

/**
 * The response of the network, or of the demo's backend if the service worker did not respond: same request, same
 * key.
 */
export async function exchange(request: Request, early?: Promise<Response>): Promise<Response> {
  open += 1;
  tell?.(open);
  try {
    return await answerOf(request, early);
  } finally {
    open -= 1;
    tell?.(open);
  }
}

/** Rejects as soon as the signal aborts, even if the work ignores the signal. */
export function unlessAborted<A>(work: Promise<A>, signal: AbortSignal): Promise<A> {
  const { promise, reject } = Promise.withResolvers<A>();
  const stop = (): void => reject(signal.reason);
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', stop));
}

/** `fetch` of GraphQL requests; the demo keeps a write until its response is there. */
export function deliver(
  input: RequestInfo | URL,
  init: RequestInit = {},
  early?: Promise<Response>,
): Promise<Response> {
  const request = new Request(input, init);
  const isWrite = demo !== undefined && request.headers.has('idempotency-key');
  const settle = isWrite && typeof init.body === 'string' ? demo?.sent?.(request, init.body) : undefined;
  const answer = exchange(request, early);
  return settle === undefined ? answer : unlessAborted(answer, request.signal).finally(settle);
}

/**
 * Makes one call of an operation within its time limit and reports a 401. Throws `ApiError`, or the signal's reason
 * if the caller aborted.
 */
export async function send<A extends { readonly errors: readonly FieldError[] }>(
  name: string,
  options: SendOptions,
  call: (sending: Sending) => Promise<A>,
): Promise<A> {
  const language = pageLanguage();
  const token = options.token === undefined ? tokenStore.read() : options.token;
  const report = (): void => {
    if (token !== null) reportUnauthorized(token);
  };
  const deadline = AbortSignal.timeout(options.timeout ?? timeoutMs.request);
  const signal = options.signal === undefined ? deadline : AbortSignal.any([options.signal, deadline]);
  try {
    const headers = headersOf(token, language, options.key);
    const answer = await unlessAborted(call({ headers, signal, language }), signal);
    if (answer.errors.some(({ error }) => error.code === 'unauthorized')) report();
    return answer;
  } catch (error) {
    if (options.signal?.aborted === true) throw options.signal.reason;
    if (!(error instanceof ApiError)) {
      const code = error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network';
      throw new ApiError(errorOf(code, language, 0).facts(), name);
    }
    if (error.code === 'unauthorized') report();
    throw error;
  }
}
