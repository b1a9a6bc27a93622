/** Whether a write needs its key any longer. */
import { ApiError } from '#schema/errors.ts';

/** Whether the server has said its last word on a write: then its key is used up. A 401 and what may be repeated is not. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !error.mayRepeat &&
  error.code !== 'unauthorized';
