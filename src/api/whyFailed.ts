/** The message of a failure, apart from forms: small screens need only this. */
import { ApiError } from '#schema/errors.ts';

/** The message of a failure: the server's first reason, otherwise the error message; null without an error. */
export const whyFailed = (error: Error | null): string | null =>
  error === null
    ? null
    : error instanceof ApiError
      ? (error.reasons[0]?.message ?? error.message)
      : error.message;

/** Whether a deletion failed because the item is in use. */
export const isInUse = (error: Error | null): boolean => error instanceof ApiError && error.code === 'in_use';
