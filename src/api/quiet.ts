/** Failures that are no fault of the app. Apart from quietLog.ts, because telemetry asks on any page. */
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
