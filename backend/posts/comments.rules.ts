/** The comments of a post as its reader sees them. */
import type { Comment, Subcomment } from '#schema/posts/posts.shapes.ts';
import type { Context } from '../http/context.ts';
import type { Row } from '../store/table.ts';
import { peopleById } from '../people/users.rules.ts';
import { moderates } from './posts.rules.ts';
import type { PostRow } from './posts.scopes.ts';
import { comments, subcomments } from './posts.tables.ts';

export type CommentRow = Row<typeof comments>;
export type SubcommentRow = Row<typeof subcomments>;
type Reading = Pick<Context, 'store' | 'me' | 'linkTo'>;
type About = Pick<PostRow, 'id' | 'senderId'>;

/** Whether a user may remove a comment or an answer: its author, the sender of the post, and administrators. */
export const mayRemoveWords = (me: Reading['me'], post: About, words: { readonly userId: string }): boolean =>
  words.userId === me.id || post.senderId === me.id || moderates(me);

/** The view of answers, in the given order, in one read. */
export async function shownAnswers(
  context: Reading,
  post: About,
  rows: readonly SubcommentRow[],
): Promise<Subcomment[]> {
  const people = await peopleById(
    context,
    rows.map((row) => row.userId),
  );
  return rows.flatMap(({ postId: _postId, userId, ...row }) => {
    const user = people.get(userId);
    return user === undefined
      ? []
      : [{ ...row, user, mayRemove: mayRemoveWords(context.me, post, { userId }) }];
  });
}

/** The view of comments with these answers, in the given order, in two reads. */
export async function shownComments(
  context: Reading,
  post: About,
  rows: readonly CommentRow[],
  answers: readonly SubcommentRow[],
): Promise<Comment[]> {
  const people = await peopleById(
    context,
    rows.map((row) => row.userId),
  );
  const byComment = Map.groupBy(await shownAnswers(context, post, answers), (one) => one.commentId);
  return rows.flatMap(({ userId, ...row }) => {
    const user = people.get(userId);
    if (user === undefined) return [];
    const mayRemove = mayRemoveWords(context.me, post, { userId });
    return [{ ...row, user, mayRemove, subcomments: byComment.get(row.id) ?? [] }];
  });
}

/** All comments of a post, oldest first, in a constant number of reads. */
export async function conversation(context: Reading, post: About): Promise<Comment[]> {
  const ofPost = { where: { postId: post.id }, order: [['createdAt', 'asc']] } as const;
  const { rows: said } = await context.store.list(comments, ofPost);
  const { rows: answers } = await context.store.list(subcomments, ofPost);
  return shownComments(context, post, said, answers);
}
