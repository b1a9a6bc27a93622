/** The sender's own post after its undo window, on a page that no stream reaches. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { undoMs } from '#schema/limits.ts';
import { tokenStore } from '#src/api/token.ts';
import { listed } from '#src/feed/feed.cache.ts';
import { postQueries } from '#src/feed/posts.queries.ts';
import { postQuery } from '#src/feed/post.queries.ts';
import { showPublished, showSent } from '#src/recognitions/composer.cache.ts';
import { employee, moneyIn } from '#tests/backend/money.ts';
import { openTestDeployment } from '#tests/support/deployment.ts';
import { aPage } from '#tests/support/page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an own post has the actions of a published post after its undo window, without a stream event', async () => {
  const deployment = await openTestDeployment('tab');
  let looks = 0;
  aPage(async (request) => {
    const { query, variables } = (await request.json()) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const reply = await deployment.ask(query, { as: employee, variables });
    // The first answer is still that of the pending post.
    if (query.includes('query OnePost') && ++looks === 2) {
      deployment.now += undoMs;
      await deployment.tick();
    }
    return Response.json(reply);
  });
  tokenStore.write(await deployment.tokenOf(employee));
  const cache = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  await cache.fetchInfiniteQuery(postQueries.feed({}));
  const { said } = await moneyIn(deployment).send();
  showSent(cache, await cache.fetchQuery(postQuery(said.id)));
  const own = (): Post | undefined =>
    listed(cache.getQueryData(postQueries.feed({}).queryKey)?.pages ?? []).find(({ id }) => id === said.id);
  expect(own()?.may).not.toContain('comment');
  showPublished(cache, said.id);
  expect([own()?.state, own()?.may.includes('undo')]).toEqual(['published', false]);
  await vi.waitFor(() => expect(own()?.may).toContain('comment'), 10_000);
  expect(own()?.may).toEqual(expect.arrayContaining(['react', 'remove']));
  expect(looks).toBe(3);
  cache.clear();
  deployment.close();
});

test('a read of the own post that a newer read replaces is not logged as a failure', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  aPage(() => Promise.withResolvers<Response>().promise);
  const cache = new QueryClient();
  showPublished(cache, 'p1');
  await vi.waitFor(() => expect(cache.isFetching()).toBeGreaterThan(0));
  await cache.cancelQueries();
  await vi.waitFor(() => expect(cache.isFetching()).toBe(0));
  expect(logged).not.toHaveBeenCalled();
  cache.clear();
});
