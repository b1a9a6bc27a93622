/** Writes, edits and deletes comments and their answers; updates the open conversation at once. */
import type { QueryClient } from '@tanstack/react-query';
import type { Comment, Subcomment } from '#schema/posts/posts.shapes.ts';
import { newKey } from '#src/api/newKey.ts';
import { request } from '#src/api/client.ts';
import {
  AddAnswerDocument,
  AddCommentDocument,
  DeleteAnswerDocument,
  DeleteCommentDocument,
  EditAnswerDocument,
  EditCommentDocument,
} from '#src/gql/graphql.ts';
import { answerQueries } from './answers.queries.ts';
import { changePost } from '#src/feed/post.cache.ts';
import { write } from '#src/api/keyedWrite.ts';

type Said = readonly Comment[];

function say(cache: QueryClient, postId: string, change: (said: Said) => Said): void {
  cache.setQueryData(answerQueries.conversation(postId).queryKey, (said) =>
    said === undefined ? said : change(said),
  );
}

const count = (cache: QueryClient, postId: string, by: number): void =>
  changePost(cache, postId, (post) => ({ ...post, commentsCount: Math.max(0, post.commentsCount + by) }));

const withAnswers =
  (commentId: string, change: (answers: readonly Subcomment[]) => readonly Subcomment[]) =>
  (said: Said): Said =>
    said.map((one) => (one.id === commentId ? { ...one, subcomments: [...change(one.subcomments)] } : one));

/** Replaces an item or appends it: a stream event may have added it first. */
const put = <T extends { readonly id: string }>(list: readonly T[], one: T): readonly T[] =>
  list.some(({ id }) => id === one.id) ? list.map((old) => (old.id === one.id ? one : old)) : [...list, one];

/** Adds a comment to a post and returns its id; throws `ApiError`. */
export async function addComment(cache: QueryClient, postId: string, message: string): Promise<string> {
  const { addComment: said } = await write(AddCommentDocument, { postId, message }, `comment:${postId}`);
  say(cache, postId, (all) => put(all, said));
  count(cache, postId, 1);
  return said.id;
}

/** Adds an answer to a comment and returns its id; throws `ApiError`. */
export async function addAnswer(
  cache: QueryClient,
  { postId, id: commentId }: Pick<Comment, 'id' | 'postId'>,
  message: string,
): Promise<string> {
  const { addSubcomment: answer } = await write(
    AddAnswerDocument,
    { commentId, message },
    `answer:${commentId}`,
  );
  say(
    cache,
    postId,
    withAnswers(commentId, (all) => put(all, answer)),
  );
  count(cache, postId, 1);
  return answer.id;
}

/** Edits the user's own comment; throws `ApiError`. */
export async function editComment(
  cache: QueryClient,
  { postId, id }: Pick<Comment, 'id' | 'postId'>,
  message: string,
): Promise<void> {
  const { editComment: said } = await write(EditCommentDocument, { id, message }, `reword:${id}`);
  say(cache, postId, (all) => put(all, said));
}

/** Edits the user's own answer; throws `ApiError`. */
export async function editAnswer(
  cache: QueryClient,
  postId: string,
  { commentId, id }: Pick<Subcomment, 'id' | 'commentId'>,
  message: string,
): Promise<void> {
  const { editSubcomment: answer } = await write(EditAnswerDocument, { id, message }, `reword:${id}`);
  say(
    cache,
    postId,
    withAnswers(commentId, (all) => put(all, answer)),
  );
}

/** Deletes a comment with its answers; throws `ApiError`. */
export async function deleteComment(cache: QueryClient, comment: Comment): Promise<void> {
  await request(DeleteCommentDocument, { id: comment.id }, { key: newKey() });
  say(cache, comment.postId, (all) => all.filter(({ id }) => id !== comment.id));
  count(cache, comment.postId, -1 - comment.subcomments.length);
}

/** Deletes an answer; throws `ApiError`. */
export async function deleteAnswer(
  cache: QueryClient,
  postId: string,
  { commentId, id }: Subcomment,
): Promise<void> {
  await request(DeleteAnswerDocument, { id }, { key: newKey() });
  say(
    cache,
    postId,
    withAnswers(commentId, (all) => all.filter((one) => one.id !== id)),
  );
  count(cache, postId, -1);
}
