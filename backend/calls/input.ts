/** The validated input of a call, with our field names. */
import type { Reason } from '#schema/errors.ts';
import type { Row } from '#schema/kit/endpoint.ts';
import { textFault } from '#schema/kit/text.ts';
import { check } from '#schema/kit/validate.ts';
import type { Language } from '#schema/limits.ts';
import { reason } from '#schema/reasons.ts';
import { asWire } from './answers.ts';
import type { Taken } from './incoming.ts';
import type { Received } from './received.ts';
import { domainError } from '../http/domainError.ts';

/** The parts of a call that a method receives. */
export interface Parts {
  readonly params: Readonly<Record<string, string>>;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Validates query and body; throws one error with the reasons of both. */
export function inputOf(
  row: Row,
  received: Pick<Received, 'query' | 'params'>,
  taken: Taken | undefined,
  language: Language,
): Parts {
  const reasons: Reason[] = [...(taken?.reasons ?? [])];
  const read = (schema: NonNullable<Row['body']>, value: unknown): unknown => {
    const checked = check(schema, value, language);
    if (checked.ok) return checked.value;
    reasons.push(...checked.reasons);
    return undefined;
  };
  for (const [name, value] of Object.entries(received.params))
    if (textFault(value) === 'text_unreadable') reasons.push(reason(name, 'text_unreadable', language));
  const query = row.query === undefined ? undefined : read(row.query, received.query());
  const value = taken?.value();
  const body = row.body === undefined ? value : read(row.body, value);
  if (reasons.length > 0) throw asWire(domainError('invalid', language, reasons));
  return {
    params: received.params,
    ...(row.query === undefined ? {} : { query }),
    ...(taken === undefined ? {} : { body }),
  };
}
