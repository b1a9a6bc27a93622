/** Decides whether the key of a write is still needed. */
import { ApiError } from '#schema/errors.ts';

/**
 * Whether the server's response to a write is final, so that its key is used up. A 401 or a repeatable error is
 * not final.
 */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !error.mayRepeat &&
  error.code !== 'unauthorized';
