/** Whether a read by id found nothing: the id is unknown, or a broken link carries something that is no id. */
import { ApiError } from '#schema/errors.ts';

/** False for every other error: a repeated read may succeed. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid');
