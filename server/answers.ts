/** Answers that are given before any backend is asked: always JSON in the catalogue's words, never a page. */
import { errorOf, isRecoverable, sentence, type ErrorCode, type ErrorFacts } from '#schema/errors.ts';
import { defaultLanguage, type Language } from '#schema/limits.ts';

/** Language of a request; Spanish unless it asks for English. */
export const languageOf = (headers: Headers): Language =>
  /^\s*en\b/i.test(headers.get('accept-language') ?? '') ? 'en' : defaultLanguage;

/** Facts of an error with the server's word on repeats: a 4xx is final, except 408 and 429 (design §3). */
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

/** An error as REST carries it. */
export const restError = (facts: ErrorFacts): Response =>
  json(facts.status === 0 ? 502 : facts.status, { ...facts, error: facts.message });

/** An error of a whole GraphQL request. */
export const graphqlError = ({ message, ...extensions }: ErrorFacts): Response =>
  json(extensions.status, { errors: [{ message, extensions: { ...extensions, message } }] });

/** A body that is larger than allowed. */
export const tooLarge = (language: Language): ErrorFacts => ({
  code: 'other',
  status: 413,
  recoverable: isRecoverable('other', 413),
  retryable: false,
  message: sentence('other', language, 413),
});
