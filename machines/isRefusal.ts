/** Whether an answer is final. */
import type { ErrorFacts } from '#schema/errors.ts';

/** The server refused the call and would refuse it again. A 401 is not final: the person may sign in again. */
export const isRefusal = ({ status, recoverable, retryable, code }: ErrorFacts): boolean =>
  status >= 400 && status < 500 && (!recoverable || retryable === false) && code !== 'unauthorized';
