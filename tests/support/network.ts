/**
 * The globals of a page for the app's client on plain Node, and a network that answers its GraphQL
 * operations.
 */
import { vi } from 'vitest';
import { ApiError } from '#schema/errors.ts';
import { FakeStorage } from '#tests/support/edge.ts';

/** One operation as the page sent it. */
export interface Operation {
  /** As in `query Feed`. */
  readonly name: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
  /** The headers that a backend needs: the `idempotency-key` of a write. */
  readonly headers: Record<string, string>;
}

const failureOf = (error: unknown): object => {
  if (!(error instanceof ApiError)) throw error;
  return { data: null, errors: [{ message: error.message, extensions: error.facts() }] };
};

/**
 * Stubs the page and its network; call it before each test, because globals are restored after each test.
 * `answer` returns the body of a GraphQL answer, or throws the `ApiError` of the answer.
 */
export function answerOperations(answer: (operation: Operation) => unknown): void {
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { origin: 'http://home.test' });
  vi.stubGlobal('document', { documentElement: { lang: 'es' } });
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (request: Request) => {
    const { query, variables }: Pick<Operation, 'query' | 'variables'> = await request.json();
    const key = request.headers.get('idempotency-key');
    const headers: Operation['headers'] = key === null ? {} : { 'idempotency-key': key };
    const name = /(?:query|mutation) (\w+)/u.exec(query)?.[1] ?? '';
    try {
      return Response.json(await answer({ name, query, variables, headers }));
    } catch (error) {
      return Response.json(failureOf(error));
    }
  });
}
