/** Logs failed calls: quietly what the network and the session do, aloud what is wrong (spec §8); never anything a person wrote. */
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

/** Whether an error is one of network, timeout or authorisation, which are logged only quietly. */
export const isQuiet = (error: unknown): boolean => error instanceof ApiError && quiet.has(error.code);

/** Writes one line: the place, and the code, status and operation of an `ApiError` or the name of any other error. */
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
