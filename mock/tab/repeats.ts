/**
 * A call that a fault strikes behind the worker must fail in the page too: the app repeats it in process if
 * the answer lacks the demo's mark.
 */

type Answer = (request: Request) => Promise<Response>;

/** The two paths of one call. */
export interface Repeats {
  /** Through the worker. */
  readonly first: (request: Request, answer: Answer) => Promise<Response>;
  /** In the page, after the worker or without a worker. */
  readonly second: (request: Request, answer: Answer) => Promise<Response>;
}

const identity = async (request: Request): Promise<string> =>
  `${request.method} ${request.url} ${await request.text()}`;

export function repeats(): Repeats {
  const failed = new Set<string>();
  return {
    async first(request, answer) {
      const copy = request.clone();
      try {
        return await answer(request);
      } catch (error) {
        failed.add(await identity(copy));
        throw error;
      }
    },
    async second(request, answer) {
      if (failed.size > 0 && failed.delete(await identity(request.clone())))
        throw new TypeError('Failed to fetch');
      return answer(request);
    },
  };
}
