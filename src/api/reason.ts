/** Why a call did not work, as one sentence in the person's language. */
import { ApiError } from '#schema/errors.ts';

/** The sentence of the first reason, else of the error; empty where nothing is known. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  return error.reasons?.[0]?.message ?? error.message;
}
