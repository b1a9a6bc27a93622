/** Domain errors of services; only the router turns them into responses. */
import { ApiError, catalogue, isRecoverable, sentence, type ErrorCode, type Reason } from '#schema/errors.ts';
import type { Language } from '#schema/limits.ts';
import { reason, type ReasonCode, type ReasonParams } from '#schema/reasons.ts';

/**
 * An error with a message for the caller: the only reason where there is one, else the sentence of the code. Errors with
 * a 4xx status are not retryable, except 408 and 429.
 */
export function domainError(code: ErrorCode, language: Language, reasons: readonly Reason[] = []): ApiError {
  const status = catalogue[code].statuses[0] ?? 500;
  const [only, ...others] = reasons;
  const again = status === 408 || status === 429;
  return new ApiError({
    code,
    status,
    recoverable: isRecoverable(code, status),
    message: only === undefined || others.length > 0 ? sentence(code, language, status) : only.message,
    reasons,
    ...(status >= 400 && status < 500 && !again ? { retryable: false } : {}),
  });
}

/** Collects the errors of a body and throws them together. Fields use our names. */
export class ValidationErrors {
  readonly #language: Language;
  readonly #reasons: Reason[] = [];
  constructor(language: Language) {
    this.#language = language;
  }
  add(field: string, code: ReasonCode, params: ReasonParams = {}): void {
    this.#reasons.push(reason(field, code, this.#language, params));
  }
  /** Throws 422 if there is any error. */
  throwIfAny(): void {
    if (this.#reasons.length > 0) throw domainError('invalid', this.#language, this.#reasons);
  }
}
