/** What a question shows after its action was refused. */
import { ApiError } from '#schema/errors.ts';
import { isAnswered } from './isAnswered.ts';
import { whyFailed } from './whyFailed.ts';

/** For a question: why its action failed, and whether it can never be done now, because another person was quicker. */
export const refusalOf = (
  error: Error | null,
): { readonly failed: string | null; readonly over: boolean } => ({
  failed: whyFailed(error),
  over:
    error instanceof ApiError && isAnswered(error) && (error.status === 409 || error.code === 'not_found'),
});
