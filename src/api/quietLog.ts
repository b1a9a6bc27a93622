/**
 * Logs failed calls: network and session errors at a low level, other errors as errors (spec §8); never logs user
 * input.
 */
import { ApiError, type ErrorCode } from '#schema/errors.ts';

const quiet: ReadonlySet<ErrorCode> = new Set([
  'network',
  'timeout',
  'request_timeout',
  'unauthorized',
  'invalid_credentials',
  'forbidden',
  'module_off',
]);

/** Whether an error is a network, timeout or authorisation error, which is logged at a low level. */
export const isQuiet = (error: unknown): boolean => error instanceof ApiError && quiet.has(error.code);

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
