/** The message of a failure, apart from forms: small screens need only this. */
import { ApiError } from '#schema/errors.ts';
import { isAnswered } from './isAnswered.ts';

/** The message of a failure: the server's first reason, otherwise the error message; null without an error. */
export const whyFailed = (error: Error | null): string | null =>
  error === null
    ? null
    : error instanceof ApiError
      ? (error.reasons[0]?.message ?? error.message)
      : error.message;

/** For a question: why its action failed, and whether it can never be done now, as somebody else was quicker. */
export const refusalOf = (
  error: Error | null,
): { readonly failed: string | null; readonly over: boolean } => ({
  failed: whyFailed(error),
  over:
    error instanceof ApiError && isAnswered(error) && (error.status === 409 || error.code === 'not_found'),
});

/** Whether a deletion failed because the item is in use. */
export const isInUse = (error: Error | null): boolean => error instanceof ApiError && error.code === 'in_use';
