/** Comments and their answers. The post counts both together, in the transaction that changes them. */
import type { commentEndpoints } from '#schema/posts/posts.endpoints.ts';
import type { Comment, Subcomment } from '#schema/posts/posts.shapes.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import {
  mayRemoveWords,
  shownAnswers,
  shownComments,
  type CommentRow,
  type SubcommentRow,
} from './comments.rules.ts';
import { postFor, seenPost, publishToViewers, type SeenPost } from './posts.access.ts';
import { notify, peopleIn } from './posts.notices.ts';
import { comments, posts, subcomments } from './posts.tables.ts';

const count = (context: Context, postId: string, by: number) =>
  context.store.update(posts, { id: postId }, { commentsCount: { inc: by } });

async function shownComment(context: Context, { post }: SeenPost, row: CommentRow): Promise<Comment> {
  const { rows: answers } = await context.store.list(subcomments, {
    where: { commentId: row.id },
    order: [['createdAt', 'asc']],
  });
  const [shown] = await shownComments(context, post, [row], answers);
  if (shown === undefined) throw domainError('not_found', context.language);
  return shown;
}

async function shownAnswer(context: Context, { post }: SeenPost, row: SubcommentRow): Promise<Subcomment> {
  const [shown] = await shownAnswers(context, post, [row]);
  if (shown === undefined) throw domainError('not_found', context.language);
  return shown;
}

/** A comment or an answer, with its post. Raises 404 if the reader may not see the post. */
async function under<R extends { readonly postId: string }>(
  context: Context,
  { rows: [row] }: { readonly rows: readonly R[] },
): Promise<{ readonly row: R; readonly seen: SeenPost }> {
  if (row === undefined) throw domainError('not_found', context.language);
  return { row, seen: await seenPost(context, row.postId) };
}

/** Only the author edits, and only while the post accepts comments. */
async function requireAuthor(context: Context, words: CommentRow | SubcommentRow): Promise<void> {
  if (words.userId !== context.me.id) throw domainError('forbidden', context.language);
  await postFor(context, words.postId, 'comment');
}

function requireRemover({ me, language }: Context, { post }: SeenPost, words: { userId: string }): void {
  if (!mayRemoveWords(me, post, words)) throw domainError('forbidden', language);
}

export const commentService: Service<typeof commentEndpoints> = {
  async comment(context, { body: { postId, message } }) {
    const { store, me, at, newId } = context;
    const seen = await postFor(context, postId, 'comment');
    const row = { id: newId(), postId, userId: me.id, message, createdAt: at, editedAt: null };
    await store.insert(comments, [row]);
    await count(context, postId, 1);
    await notify(context, { to: peopleIn(seen), kind: 'comment', postId });
    publishToViewers(context, seen);
    return shownComment(context, seen, row);
  },

  async editComment(context, { body: { id, message } }) {
    const { store, at } = context;
    const { row, seen } = await under(context, await store.list(comments, { where: { id } }));
    await requireAuthor(context, row);
    await store.update(comments, { id }, { message, editedAt: at });
    publishToViewers(context, seen);
    return shownComment(context, seen, { ...row, message, editedAt: at });
  },

  async deleteComment(context, { params: { id } }) {
    const { store } = context;
    const { row, seen } = await under(context, await store.list(comments, { where: { id } }));
    requireRemover(context, seen, row);
    const answers = await store.remove(subcomments, { commentId: id });
    await store.remove(comments, { id });
    await count(context, row.postId, -1 - answers);
    publishToViewers(context, seen);
    return { success: true };
  },

  async subcomment(context, { body: { commentId, message } }) {
    const { store, me, at, newId } = context;
    const { row: comment } = await under(context, await store.list(comments, { where: { id: commentId } }));
    const { postId } = comment;
    const seen = await postFor(context, postId, 'comment');
    const row = { id: newId(), commentId, postId, userId: me.id, message, createdAt: at, editedAt: null };
    await store.insert(subcomments, [row]);
    await count(context, postId, 1);
    await notify(context, { to: [comment.userId], kind: 'comment', postId });
    publishToViewers(context, seen);
    return shownAnswer(context, seen, row);
  },

  async editSubcomment(context, { body: { id, message } }) {
    const { store, at } = context;
    const { row, seen } = await under(context, await store.list(subcomments, { where: { id } }));
    await requireAuthor(context, row);
    await store.update(subcomments, { id }, { message, editedAt: at });
    publishToViewers(context, seen);
    return shownAnswer(context, seen, { ...row, message, editedAt: at });
  },

  async deleteSubcomment(context, { params: { id } }) {
    const { store } = context;
    const { row, seen } = await under(context, await store.list(subcomments, { where: { id } }));
    requireRemover(context, seen, row);
    await store.remove(subcomments, { id });
    await count(context, row.postId, -1);
    publishToViewers(context, seen);
    return { success: true };
  },
};
