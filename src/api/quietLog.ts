/**
 * Logs failed calls: network and session errors at a low level, other errors as errors (spec §8); never logs user
 * input.
 */
import { ApiError } from '#schema/errors.ts';
import { isQuiet } from './quiet.ts';

/** Writes one line: the place, then code, status and operation of an `ApiError`, or the name of any other error. */
export function logFailure(place: string, error: unknown): void {
  const what =
    error instanceof ApiError
      ? `${error.code} ${error.status}${error.operation === undefined ? '' : ` ${error.operation}`}`
      : error instanceof Error
        ? error.name
        : typeof error;
  if (isQuiet(error)) console.debug(`${place}: ${what}`);
  else console.error(`${place}: ${what}`);
}
