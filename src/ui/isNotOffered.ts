/** Whether a server behind `API_BASE_URL` does not have the call: nothing failed, the part is left out. */
import { ApiError } from '#schema/errors.ts';

/** A query that failed this way draws nothing. */
export const isNotOffered = ({ error }: { readonly error: unknown }): boolean =>
  error instanceof ApiError && error.code === 'not_offered';
