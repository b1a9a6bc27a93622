/** Answers and refusals as the wire carries them. */
import type { Reason } from '#schema/errors.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import type { Row } from '#schema/kit/endpoint.ts';
import { wirePath } from '#schema/kit/wire.ts';
import type { Language } from '#schema/limits.ts';
import { DuplicateKey } from '../store/port.ts';
import { domainError } from '../http/domainError.ts';

/** An answer that no cache keeps. */
export const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });

/** A failure as the wire carries it. */
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

/** Reasons of a schema are spelt for the wire already; marking them keeps them from being spelt twice. */
const spelt = new WeakSet<ApiError>();

/** Marks a refusal whose fields are spelt for the wire. */
export const asWire = (error: ApiError): ApiError => {
  spelt.add(error);
  return error;
};

/** What came of a call that raised: a refusal in its words, anything else as an error of ours that `log` is told. */
export function failed(
  error: unknown,
  row: Row,
  language: Language,
  log: (error: unknown) => void,
): Response {
  if (error instanceof ApiError) return failure(error, spelt.has(error) ? undefined : row);
  if (error instanceof DuplicateKey) return failure(domainError('conflict', language));
  log(error);
  return failure(errorOf('internal', language));
}
