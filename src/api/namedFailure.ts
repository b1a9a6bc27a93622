/** Names the write in the message of an error that is the server's fault (spec §8); loaded after a failed write. */
import { ApiError } from '#schema/errors.ts';
import { operationFailed } from '#schema/errors.failed.ts';
import { pageLanguage } from './language.ts';

/**
 * The error of a write, whose message begins with "Error en la respuesta del servidor: {operation}" if the answer is the
 * server's fault. Refusals that say what the user can do keep their sentence.
 */
export function namedFailure(error: ApiError, name: string): ApiError {
  if (error.status < 500 && error.code !== 'other' && error.code !== 'unknown') return error;
  const message = `${operationFailed(name, pageLanguage())} ${error.message}`;
  return new ApiError({ ...error.facts(), message }, error.operation);
}
