/** Names failed writes; the names load only after a failure that had an answer. */
import type { ApiError } from '#schema/errors.ts';

/** Waits for a write and rethrows its error with the name of the write where that helps. */
export const naming = <R>(write: Promise<R>, name: string): Promise<R> =>
  write.catch(async (error: ApiError) => {
    // Without an answer (status 0) the code of the names would not come either.
    throw error.status > 0
      ? await import('./namedFailure.ts').then(
          ({ namedFailure }) => namedFailure(error, name),
          () => error,
        )
      : error;
  });
