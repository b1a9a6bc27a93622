/** Responses and error responses in the format of the wire. */
import type { Reason } from '#schema/errors.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import type { Row } from '#schema/kit/endpoint.ts';
import { wirePath } from '#schema/kit/wire.ts';
import type { Language } from '#schema/limits.ts';
import { reason } from '#schema/reasons.ts';
import { DuplicateKey, StoreUnavailable } from '../store/port.ts';
import { domainError } from '../http/domainError.ts';

/** A JSON response that no cache stores. */
export const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });

/** An error response. */
export function failure(error: ApiError, row?: Row): Response {
  const reasons = error.reasons.map((one: Reason) => ({
    ...one,
    field: wirePath(row?.body ?? row?.query, one.field.split('.')),
  }));
  const answer = json(error.status === 0 ? 500 : error.status, {
    ...error.facts(),
    error: error.message,
    reasons,
  });
  if (error.retryAfter !== undefined) answer.headers.set('retry-after', String(error.retryAfter));
  return answer;
}

/** Validation errors of a schema already use the field names of the wire. The mark prevents a second translation. */
const spelt = new WeakSet<ApiError>();

/** Marks an error whose fields already use the names of the wire. */
export const asWire = (error: ApiError): ApiError => {
  spelt.add(error);
  return error;
};

/** Seconds that a caller should wait while something is busy. */
const busySeconds = 3;

/** The error of a store that cannot take work now; a call that met a lock may be repeated. */
function storeError({ why }: StoreUnavailable, language: Language): ApiError {
  switch (why) {
    case 'busy':
      return new ApiError({ ...errorOf('unavailable', language, 503).facts(), retryAfter: busySeconds });
    case 'full': {
      const said = reason('', 'storage_full', language);
      return new ApiError({
        ...errorOf('other', language, 507).facts(),
        message: said.message,
        reasons: [said],
      });
    }
  }
}

/**
 * The response for an error. A domain error keeps its own text; any other error is logged with `log` and answered as an
 * internal error.
 */
export function failed(
  error: unknown,
  row: Row,
  language: Language,
  log: (error: unknown) => void,
): Response {
  if (error instanceof ApiError) return failure(error, spelt.has(error) ? undefined : row);
  if (error instanceof DuplicateKey) return failure(domainError('conflict', language));
  log(error);
  if (error instanceof StoreUnavailable) return failure(storeError(error, language));
  return failure(errorOf('internal', language));
}
