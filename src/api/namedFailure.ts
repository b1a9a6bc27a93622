/** Names the write in the message of an error that the server's fault alone explains (spec §8). */
import { ApiError } from '#schema/errors.ts';
import { pageLanguage } from './language.ts';

/**
 * Rethrows the error of a write. After an answer that is the server's fault the message begins with "Error en la
 * respuesta del servidor: {operation}". Refusals that say what the user can do keep their sentence.
 */
export async function namedFailure(error: unknown, name: string): Promise<never> {
  if (
    !(error instanceof ApiError) ||
    (error.status < 500 && error.code !== 'other' && error.code !== 'unknown')
  )
    throw error;
  const words = await import('#schema/errors.operations.ts').catch(() => undefined);
  if (words === undefined) throw error;
  const message = `${words.operationFailed(name, pageLanguage())} ${error.message}`;
  throw new ApiError({ ...error.facts(), message }, error.operation);
}
