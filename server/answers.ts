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

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });

/** An error in the format of REST. */
export const restError = (facts: ErrorFacts): Response =>
  json(facts.status === 0 ? 502 : facts.status, { ...facts, error: facts.message });

/** An error that concerns a whole GraphQL request. */
export const graphqlError = ({ message, ...extensions }: ErrorFacts): Response =>
  json(extensions.status, { errors: [{ message, extensions: { ...extensions, message } }] });

/** The error for a body that is too large. */
export const tooLarge = (language: Language): ErrorFacts => ({
  code: 'other',
  status: 413,
  recoverable: isRecoverable('other', 413),
  retryable: false,
  message: sentence('other', language, 413),
});
