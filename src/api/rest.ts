/** Calls that carry files or answer them, made straight to `/rest`: GraphQL has no bytes (design §4). */
import type { Row } from '#schema/kit/endpoint.ts';
import { isWrite, type Output } from '#schema/kit/endpoint.ts';
import { call, type Arguments, type Transport } from '#schema/kit/client.ts';
import { ApiError } from '#schema/errors.ts';
import { pageLanguage } from './language.ts';
import { newKey } from './newKey.ts';
import { requestPass } from './requestPass.ts';
import { exchange, unlessAborted } from './send.ts';
import { tokenStore } from './token.ts';
import { reportUnauthorized } from './unauthorized.ts';

/** How one call is made. */
export interface RestOptions {
  readonly signal?: AbortSignal | undefined;
  /** `Idempotency-Key` of a write; drawn here when left out, and the same on its repeats. */
  readonly key?: string;
  /** Who repeats: `none` where the query cache does (reads, unless said), `request` for the request pass (writes, unless said). */
  readonly pass?: 'none' | 'request';
  /** Milliseconds; the row's unless said. */
  readonly timeout?: number;
}

/** Headers of the session, as GraphQL sends them. */
export function sessionHeaders(token: string | null, key?: string): Headers {
  const headers = new Headers({ 'accept-language': pageLanguage(), 'x-page-origin': location.origin });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (key !== undefined) headers.set('idempotency-key', key);
  return headers;
}

/** Makes the call of a row and answers its reply in our spelling, or the raw answer of a blob. Raises `ApiError`, or the signal's own reason when the caller gave up. */
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
  return pass === 'request' ? requestPass(once, { signal }) : once();
}
