/**
 * Errors that are answered before a backend is involved: always JSON with the messages of the catalogue,
 * never a page.
 */
import { errorOf, isRecoverable, sentence, type ErrorCode, type ErrorFacts } from '#schema/errors.ts';
import { defaultLanguage, type Language } from '#schema/limits.ts';

/** Language of a request: Spanish, unless the request prefers English. */
export const languageOf = (headers: Headers): Language =>
  /^\s*en\b/i.test(headers.get('accept-language') ?? '') ? 'en' : defaultLanguage;

/** Facts of an error with the server's decision on retries: a 4xx is final, except 408 and 429. */
export function factsOf(code: ErrorCode, language: Language, status?: number): ErrorFacts {
  const facts = errorOf(code, language, status).facts();
  const isFinal = facts.status >= 400 && facts.status < 500 && facts.status !== 408 && facts.status !== 429;
  return isFinal ? { ...facts, retryable: false } : facts;
}

const json = ({ status, retryAfter }: ErrorFacts, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status: status === 0 ? 502 : status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  });

/** An error in the format of REST. */
export const restError = (facts: ErrorFacts): Response => json(facts, { ...facts, error: facts.message });

/** An error that concerns a whole GraphQL request. */
export const graphqlError = (facts: ErrorFacts): Response =>
  json(facts, { errors: [{ message: facts.message, extensions: facts }] });

/** The error for a body that is too large. */
export const tooLarge = (language: Language): ErrorFacts => ({
  code: 'other',
  status: 413,
  recoverable: isRecoverable('other', 413),
  retryable: false,
  message: sentence('other', language, 413),
});

/** The error while as many calls are in progress as the server takes; it may be repeated after some seconds. */
export const overloaded = (language: Language, retryAfter: number): ErrorFacts => ({
  ...factsOf('unavailable', language, 503),
  retryAfter,
});
