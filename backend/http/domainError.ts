/** How a service says no; the router alone turns it into a status. */
import { ApiError, catalogue, isRecoverable, sentence, type ErrorCode, type Reason } from '#schema/errors.ts';
import type { Language } from '#schema/limits.ts';
import { reason, type ReasonCode, type ReasonParams } from '#schema/reasons.ts';

/** A refusal worded for the caller. Our backend forbids repeats of each 4xx but 408 and 429 (design §3). */
export function domainError(code: ErrorCode, language: Language, reasons: readonly Reason[] = []): ApiError {
  const status = catalogue[code].statuses[0] ?? 500;
  const again = status === 408 || status === 429;
  return new ApiError({
    code,
    status,
    recoverable: isRecoverable(code, status),
    message: sentence(code, language, status),
    reasons,
    ...(status >= 400 && status < 500 && !again ? { retryable: false } : {}),
  });
}

/** Collects what is wrong with a body, then refuses once with all of it. Fields are in our spelling. */
export class ValidationErrors {
  readonly #language: Language;
  readonly #reasons: Reason[] = [];
  constructor(language: Language) {
    this.#language = language;
  }
  add(field: string, code: ReasonCode, params: ReasonParams = {}): void {
    this.#reasons.push(reason(field, code, this.#language, params));
  }
  /** Raises 422 when anything was found. */
  throwIfAny(): void {
    if (this.#reasons.length > 0) throw domainError('invalid', this.#language, this.#reasons);
  }
}
