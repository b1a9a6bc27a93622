/** Calls with files in request or response, sent directly to `/rest`, because GraphQL cannot carry bytes. */
import type { Row } from '#schema/kit/endpoint.ts';
import { isWrite, type Output } from '#schema/kit/endpoint.ts';
import { call, type Arguments, type Transport } from '#schema/kit/client.ts';
import { ApiError } from '#schema/errors.ts';
import { pageLanguage } from './language.ts';
import { naming } from './naming.ts';
import { newKey } from './newKey.ts';
import { requestPass } from './requestPass.ts';
import { exchange, unlessAborted } from './send.ts';
import { tokenStore } from './token.ts';
import { reportUnauthorized } from './unauthorized.ts';

/** Options of one call. */
export interface RestOptions {
  readonly signal?: AbortSignal | undefined;
  /** `Idempotency-Key` of a write, reused by its retries; generated if absent. */
  readonly key?: string;
  /**
   * Retry layer: `none` leaves retries to the query cache (default for reads), `request` uses the request pass
   * (default for writes).
   */
  readonly pass?: 'none' | 'request';
  /** Timeout in milliseconds; default: the row's. */
  readonly timeout?: number;
}

/** Headers of the session, identical to those of GraphQL. */
export function sessionHeaders(token: string | null, key?: string): Headers {
  const headers = new Headers({ 'accept-language': pageLanguage(), 'x-page-origin': location.origin });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (key !== undefined) headers.set('idempotency-key', key);
  return headers;
}

/**
 * Calls a row and returns its reply in our spelling, or the raw response of a blob. Throws `ApiError`, or the
 * signal's reason if the caller aborted.
 */
export function restCall<R extends Row>(
  row: R,
  operation: string,
  input: Arguments<R>,
  options: RestOptions = {},
): Promise<Output<R>> {
  const { signal, timeout } = options;
  const writes = isWrite(row);
  const token = row.can === 'public' ? null : tokenStore.read();
  const key = options.key ?? (writes && row.can !== 'public' ? newKey() : undefined);
  const patient: R = timeout === undefined ? row : { ...row, timeout };
  const transport: Transport = {
    base: `${location.origin}/rest`,
    language: pageLanguage(),
    headers: () => sessionHeaders(token, key),
    send: (request) => {
      const either = signal === undefined ? request.signal : AbortSignal.any([signal, request.signal]);
      return unlessAborted(exchange(new Request(request, { signal: either })), either);
    },
  };
  const once = async (): Promise<Output<R>> => {
    try {
      return await call(patient, operation, input, transport);
    } catch (error) {
      signal?.throwIfAborted();
      if (token !== null && error instanceof ApiError && error.code === 'unauthorized')
        reportUnauthorized(token);
      throw error;
    }
  };
  const pass = options.pass ?? (writes ? 'request' : 'none');
  const sent = pass === 'request' ? requestPass(once, { signal }) : once();
  return writes ? naming(sent, operation) : sent;
}
