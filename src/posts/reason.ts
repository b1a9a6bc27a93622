/** Why a call did not work, as one sentence in the person's language. */
import { ApiError } from '#schema/errors.ts';

/** The sentence of the first reason, else of the error; empty where nothing is known. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  return error.reasons?.[0]?.message ?? error.message;
}

/** Whether the server has said its last word on a write: then its key is used up. A 401 and what may be repeated is not. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !error.mayRepeat &&
  error.code !== 'unauthorized';
