/**
 * Builds a REST request from a row and reads the response; one attempt without retries, because the browser
 * retries.
 */
import * as z from 'zod/mini';
import { ApiError, errorOf, readFacts, type ErrorCode } from '../errors.ts';
import { timeoutMs, type Language } from '../limits.ts';
import {
  methodOf,
  pathOf,
  type AnySchema,
  type Output,
  type Request as CallRequest,
  type Row,
} from './endpoint.ts';
import { ourPath, toOurs, toWire, writeForm, writeQuery } from './wire.ts';

/** How a request reaches a server, and the headers sent with each request. */
export interface Transport {
  /** Base URL before the paths of the rows, such as `http://localhost:8080/rest`. */
  readonly base: string;
  readonly send: (request: Request) => Promise<Response>;
  /** Headers of the session: authorization, page origin, language, idempotency key. */
  readonly headers: () => HeadersInit;
  readonly language: Language;
  /** Adds what a foreign server leaves out of a reply, in our spelling. Without it, a reply is read strictly. */
  readonly complete?: (reply: AnySchema, value: unknown) => unknown;
}

/** The parts of a call. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * The address of a call, with its parameters and query escaped. Throws 404 for a parameter of no or only dots: every URL
 * parser would go to another address, however the dots are escaped.
 */
export function addressOf(
  row: Row,
  operation: string,
  input: Parts,
  { base, language }: Pick<Transport, 'base' | 'language'>,
): string {
  const path = pathOf(row).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.params?.[name] ?? '';
    if (/^\.{0,2}$/.test(value)) throw new ApiError(errorOf('not_found', language).facts(), operation);
    return encodeURIComponent(value);
  });
  const search =
    row.query === undefined || input.query === undefined ? '' : writeQuery(row.query, input.query).toString();
  return `${base}${path}${search === '' ? '' : `?${search}`}`;
}

/** Aborts when the time of a row is over. */
export const signalOf = (row: Row): AbortSignal => AbortSignal.timeout(row.timeout ?? timeoutMs.request);

/** The request of a row; the body uses the wire's spelling. */
export function requestOf(row: Row, operation: string, input: Parts, transport: Transport): Request {
  const headers = new Headers(transport.headers());
  const init: RequestInit = {
    method: methodOf(row),
    headers,
    // A stream has no timeout: it lasts until either side closes it.
    ...(row.answer === 'stream' ? {} : { signal: signalOf(row) }),
  };
  // Every call says JSON, also without a body (spec §7); the browser names the boundary of a form itself.
  if (row.encoding === undefined || row.encoding === 'json') headers.set('content-type', 'application/json');
  if (row.encoding === 'binary') {
    if (input.body instanceof Blob) {
      headers.set('content-type', input.body.type || 'application/octet-stream');
      // A file name can hold characters that plain headers cannot, so it is URI-encoded.
      if (input.body instanceof File) headers.set('x-file-name', encodeURIComponent(input.body.name));
      init.body = input.body;
    }
  } else if (row.body !== undefined && input.body !== undefined) {
    if (row.encoding === 'multipart') init.body = writeForm(row.body, input.body);
    else init.body = JSON.stringify(toWire(row.body, input.body));
  }
  return new Request(addressOf(row, operation, input, transport), init);
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

async function bodyOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    return undefined;
  }
}

/** The error of an unsuccessful response; missing facts come from the catalogue. */
export async function failureOf(
  answer: Response,
  operation: string,
  language: Language,
  row?: Row,
): Promise<ApiError> {
  const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
  const facts = readFacts(
    answer.status,
    await bodyOf(answer),
    language,
    Number.isFinite(wait) ? wait : undefined,
  );
  const reasons = (facts.reasons ?? []).map((one) => ({
    ...one,
    field: ourPath(row?.body ?? row?.query, one.field),
  }));
  return new ApiError({ ...facts, reasons }, operation);
}

/** The arguments a caller passes for a row. */
export type Arguments<R extends Row> = CallRequest<R>;

/**
 * Sends a call and returns its reply in our spelling. Throws `ApiError` for any failure, including an unreadable
 * success.
 */
export async function call<R extends Row>(
  row: R,
  operation: string,
  input: Arguments<R>,
  transport: Transport,
): Promise<Output<R>> {
  const failed = (code: ErrorCode, status?: number): ApiError =>
    new ApiError(errorOf(code, transport.language, status).facts(), operation);
  const request = requestOf(row, operation, input as Parts, transport); // the parts are optional by the row's type
  let answer: Response;
  try {
    answer = await transport.send(request);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Reading the signal here keeps the request referenced: Node garbage-collects an unreferenced request with its
    // timeout.
    throw failed(isTimeout(request.signal.reason ?? error) ? 'timeout' : 'network');
  }
  if (!answer.ok) {
    const failure = await failureOf(answer, operation, transport.language, row);
    // A foreign server does not have the calls that the specification does not name: the feature is off there.
    const isMissing = transport.complete !== undefined && row.origin === 'ours' && answer.status === 404;
    throw isMissing ? failed('module_off', 404) : failure;
  }
  if (row.reply === undefined) return answer as Output<R>;
  const said = await bodyOf(answer);
  const ours = toOurs(row.reply, said);
  const parsed = z.safeParse(row.reply, transport.complete?.(row.reply, ours) ?? ours);
  if (!parsed.success) throw failed('unknown', answer.status);
  return parsed.data as Output<R>;
}
