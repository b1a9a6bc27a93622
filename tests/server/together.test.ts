/** Several reads in one request to the facade. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from './served.ts';

let open: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  open = await serve({ rest: { fetch: async () => Response.json([]) } });
});
afterAll(() => open.stop());

describe('the facade', () => {
  it('reads of one request are answered in their order, each with its own error', async () => {
    const answer = await open.send(
      '/graphql',
      JSON.stringify([{ query: '{ languages { nonsense } }' }, { query: '{ languages { code } }' }]),
    );
    expect([answer.status, await answer.json()]).toEqual([
      200,
      [
        { errors: [expect.objectContaining({ extensions: expect.objectContaining({ status: 400 }) })] },
        { data: { languages: [] } },
      ],
    ]);
  });

  it('a write never shares a request', async () => {
    const write = 'mutation Out { logout { ok } }';
    const answer = await open.send(
      '/graphql',
      JSON.stringify([{ query: '{ languages { code } }' }, { query: write }]),
    );
    expect(answer.status).toBe(400);
  });
});
