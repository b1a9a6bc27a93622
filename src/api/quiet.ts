/** Failures that are no fault of the app. Apart from quietLog.ts, because telemetry asks on any page. */
import { ApiError } from '#schema/errors.ts';

/** Whether an error is a network, timeout or authorisation error, which is logged at a low level. */
export const isQuiet = (error: unknown): boolean =>
  error instanceof ApiError &&
  // Without an answer there is no status, and only an unknown failure is not recoverable then.
  (error.status === 0 ? error.recoverable : [401, 403, 408].includes(error.status));
