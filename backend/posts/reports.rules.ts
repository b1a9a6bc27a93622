/** The scopes of reported posts for administrators, and the closing of reports. */
import type { Verdict } from '#schema/posts/posts.rules.ts';
import type { Context } from '../http/context.ts';
import { reportScope, type PostRow } from './posts.scopes.ts';
import { postReports, postScopes } from './posts.tables.ts';

/** Moves a post between the open and the decided reports. */
export async function place(
  { store, newId, at }: Context,
  { id, kind, seenBy }: PostRow,
  decided: boolean,
): Promise<void> {
  await store.remove(postScopes, { postId: id, scope: reportScope(!decided) });
  await store.insert(
    postScopes,
    [{ id: newId(), scope: reportScope(decided), postId: id, kind, seenBy, createdAt: at }],
    { skipExisting: true },
  );
}

/** Closes the open reports of a post and returns their number. */
export async function closeReports(context: Context, post: PostRow, verdict: Verdict): Promise<number> {
  const { store, me, at } = context;
  const closed = await store.update(
    postReports,
    { postId: post.id, decided: false },
    { decided: true, verdict, decidedBy: me.id, decidedAt: at },
  );
  if (closed.length > 0) await place(context, post, true);
  return closed.length;
}
