/** The writes of users to a post: each with its key, and its change of the query cache. */
import type { QueryClient } from '@tanstack/react-query';
import type { Removal } from '#schema/posts/posts.endpoints.ts';
import type { ReportReason } from '#schema/posts/posts.rules.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { request } from '#src/api/client.ts';
import { write } from '#src/api/keyedWrite.ts';
import {
  BoostPostDocument,
  EditPostWordsDocument,
  FilePostDocument,
  ReportPostDocument,
  TakePostBackDocument,
  UndoRecognitionDocument,
} from '#src/gql/graphql.ts';
import { pointQueries } from '#src/ledger/points.queries.ts';
import { refreshMe, takeFromWallet } from '#src/session/me.queries.ts';
import { answerQueries } from './answers.queries.ts';
import { changePost, moveFiled, takeOut } from '#src/feed/post.cache.ts';
import { postQuery } from '#src/feed/post.queries.ts';

function refreshPoints(cache: QueryClient): void {
  void refreshMe(cache);
  void cache.invalidateQueries({ queryKey: pointQueries.all() });
}

/** Edits the message of the user's own post; throws `ApiError`. */
export async function editPost(cache: QueryClient, id: string, message: string): Promise<void> {
  const { editPost: post } = await write(EditPostWordsDocument, { id, message }, `edit:${id}`);
  changePost(cache, id, () => post);
}

/** Archives a post or restores it; throws `ApiError`. */
export async function filePost(cache: QueryClient, id: string, filed: boolean): Promise<void> {
  const { filePost: post } = await write(FilePostDocument, { id, filed }, `file:${id}`);
  moveFiled(cache, post);
}

/** Reports a post to the administrators; throws `ApiError`. */
export async function reportPost(
  cache: QueryClient,
  id: string,
  report: { readonly reason: ReportReason; readonly note: string },
): Promise<Post> {
  const { reportPost: post } = await write(ReportPostDocument, { id, ...report }, `report:${id}`);
  changePost(cache, id, () => post);
  return post;
}

/**
 * Removes a post with its points and returns what moved. The caller updates the lists with `closeGap` after
 * the dialog has closed. Throws `ApiError`.
 */
export async function removePost(id: string): Promise<Removal> {
  return (await write(TakePostBackDocument, { id }, `remove:${id}`)).removePost;
}

/** Removes a deleted post from every list and refetches the balances. */
export function closeGap(cache: QueryClient, id: string): void {
  takeOut(cache, id);
  void cache.invalidateQueries({ queryKey: postQuery(id).queryKey });
  refreshPoints(cache);
}

/**
 * Undoes a post that is not published yet, with the composer's key, so that both count as one undo. Throws
 * `ApiError`.
 */
export async function undoPost(cache: QueryClient, id: string): Promise<void> {
  await request(UndoRecognitionDocument, { id }, { key: `undo-${id}` });
  closeGap(cache, id);
}

/** Adds points for each eligible receiver and returns the total; throws `ApiError`. */
export async function boostPost(cache: QueryClient, id: string, amount: number): Promise<number> {
  try {
    const { boost } = await write(BoostPostDocument, { postId: id, amount }, `boost:${id}`);
    takeFromWallet(cache, boost.total);
    changePost(cache, id, (post) => ({
      ...post,
      boostsCount: post.boostsCount + 1,
      boostPoints: post.boostPoints === null ? null : post.boostPoints + boost.total,
    }));
    return boost.total;
  } finally {
    // Also after a failure: the cached balance may be wrong.
    refreshPoints(cache);
    void cache.invalidateQueries({ queryKey: answerQueries.boosts(id).queryKey });
  }
}
