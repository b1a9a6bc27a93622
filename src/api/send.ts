/** Sends one GraphQL request once and converts every failure to an `ApiError` (spec §7, §8). */
import { ApiError, errorOf } from '#schema/errors.ts';
import { timeoutMs, type Language } from '#schema/limits.ts';
import { readAnswer, type Answer } from './answer.ts';
import type { DemoEdge } from './demoKit.ts';
import { pageLanguage } from './language.ts';
import { operationName } from './operation.ts';
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
  /** A pending response that is used instead of a new request. */
  readonly early?: Promise<Response> | undefined;
}

let demo: DemoEdge | undefined;

/**
 * Registers the demo's built-in backend, which answers requests that the service worker did not intercept
 * (mswjs/msw#2635).
 */
export function setDemoKit(kit: DemoEdge | undefined): void {
  demo = kit;
}

const isAbout = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;

/** The built-in backend of the demo; undefined in the product. */
export const demoKit = (): DemoEdge | undefined => demo;

function requestOf(
  body: string,
  token: string | null,
  language: Language,
  signal: AbortSignal,
  key: string | undefined,
): Request {
  const headers = new Headers({
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    'accept-language': language,
    'x-page-origin': location.origin,
  });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (key !== undefined) headers.set('idempotency-key', key);
  return new Request(new URL('/graphql', location.origin), { method: 'POST', body, headers, signal });
}

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

/** Sends `{ query, variables }` text once. Throws `ApiError`, or the signal's reason if the caller aborted. */
export async function send(body: string, query: string, options: SendOptions = {}): Promise<Answer> {
  const language = pageLanguage();
  const name = operationName(query);
  const token = options.token === undefined ? tokenStore.read() : options.token;
  const deadline = AbortSignal.timeout(options.timeout ?? timeoutMs.request);
  const signal = options.signal === undefined ? deadline : AbortSignal.any([options.signal, deadline]);
  let settle: (() => void) | undefined;
  try {
    const request = requestOf(body, token, language, signal, options.key);
    if (options.key !== undefined) settle = demo?.sent?.(request, body);
    const answer = await unlessAborted(exchange(request, options.early), signal);
    const read = readAnswer(answer, await unlessAborted(answer.text(), signal), name, language);
    if (token !== null && read.errors.some(({ error }) => error.code === 'unauthorized'))
      reportUnauthorized(token);
    return read;
  } catch (error) {
    if (options.signal?.aborted === true) throw options.signal.reason;
    if (error instanceof ApiError) {
      if (token !== null && error.code === 'unauthorized') reportUnauthorized(token);
      throw error;
    }
    throw new ApiError(
      errorOf(isAbout(error, 'TimeoutError') ? 'timeout' : 'network', language, 0).facts(),
      name,
    );
  } finally {
    settle?.();
  }
}
