/** A post inserted directly into a store, for tests of features that depend on posts. */
import { posts, postScopes } from '#backend/posts/posts.tables.ts';
import type { Store } from '#backend/store/port.ts';
import type { Row } from '#backend/store/table.ts';
import { defaultPost } from '#backend/posts/posts.defaults.ts';

let drawn = 0;

/**
 * Adds a post, by default published and listed in the feed, with its scopes if it is listed; returns its id.
 */
export async function aPost(
  store: Store,
  given: Partial<Row<typeof posts>> & { readonly createdAt: string },
): Promise<string> {
  const id = `019dffff-0000-7000-8000-${(++drawn).toString(16).padStart(12, '0')}`;
  const row = defaultPost({
    id,
    kind: 'recognition',
    message: 'Gracias',
    listed: true,
    ...given,
  });
  await store.insert(posts, [row]);
  const scopes = [
    ...row.typeIds.map((type) => `type:${type}`),
    ...row.valueIds.map((value) => `value:${value}`),
  ];
  if (row.listed)
    await store.insert(
      postScopes,
      scopes.map((scope, index) => ({
        id: `${id}-${index}`,
        scope,
        postId: id,
        kind: row.kind,
        seenBy: row.seenBy,
        createdAt: row.createdAt,
      })),
    );
  return id;
}
