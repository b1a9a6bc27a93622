/** Valid calls of posts. */
import { comments, postReports, postReceivers, posts, subcomments } from '#backend/posts/posts.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { roles } from '#schema/permissions.ts';
import { noId, type Known, type Calls } from './known.ts';

/** Posts and their comments, each with the email address of its author. */
export const known = async (store: Store, { slug }: Known) => {
  const { rows: people } = await store.list(users);
  const emailOf = (id: string | null | undefined): string =>
    people.find((person) => person.id === id && person.active)?.email ?? `employee@${slug}.example`;
  const personas = roles.map((role) => `${role}@${slug}.example`);
  const { rows: shown } = await store.list(posts, {
    where: { listed: true, seenBy: 'everyone' },
    order: [['createdAt', 'desc']],
  });
  const isActive = (id: string | null): boolean => people.some((person) => person.id === id && person.active);
  const earning = new Set(
    people.flatMap((one) => (one.active && one.takesPoints && !personas.includes(one.email) ? [one.id] : [])),
  );
  const { rows: received } = await store.list(postReceivers);
  const boosted = new Set(received.flatMap(({ postId, userId }) => (earning.has(userId) ? [postId] : [])));
  // No persona sent this postId, and if possible another person can receive its points: every caller may report and boost it.
  const others = shown.filter(({ senderId }) => senderId !== null && !personas.includes(emailOf(senderId)));
  const post = others.find(({ id }) => boosted.has(id)) ?? others[0];
  const mine = shown.find(({ senderId }) => isActive(senderId));
  const shownIds = new Set(shown.map(({ id }) => id));
  const said = <R extends { readonly postId: string; readonly userId: string }>({
    rows,
  }: {
    readonly rows: readonly R[];
  }): R | undefined => rows.find((row) => shownIds.has(row.postId) && isActive(row.userId));
  const comment = said(await store.list(comments));
  const subcomment = said(await store.list(subcomments));
  const {
    rows: [report],
  } = await store.list(postReports, { where: { decided: false }, limit: 1 });
  return {
    postId: post?.id ?? noId,
    sentPost: mine?.id ?? noId,
    postSender: emailOf(mine?.senderId),
    commentId: comment?.id ?? noId,
    commenter: emailOf(comment?.userId),
    subcomment: subcomment?.id ?? noId,
    subcommenter: emailOf(subcomment?.userId),
    reportedPost: report?.postId ?? noId,
  };
};
/** The result of `known`; samples of other domains may use it. */
export type PostsKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<PostsKnown> = {
  'posts.get': 'postId',
  'posts.editMessage': ({ sentPost, postSender }) => ({ params: { id: sentPost }, as: postSender }),
  'posts.setFiled': ({ sentPost, postSender }) => ({ params: { id: sentPost }, as: postSender }),
  'posts.like': () => ({ body: { reaction: 'celebrate' } }),
  'posts.boosts': 'postId',
  'posts.editComment': ({ commentId, commenter }) => ({ body: { id: commentId }, as: commenter }),
  'posts.deleteComment': ({ commentId, commenter }) => ({ params: { id: commentId }, as: commenter }),
  'posts.editSubcomment': ({ subcomment, subcommenter }) => ({ body: { id: subcomment }, as: subcommenter }),
  'posts.deleteSubcomment': ({ subcomment, subcommenter }) => ({
    params: { id: subcomment },
    as: subcommenter,
  }),
  'posts.removal': ({ sentPost, postSender }) => ({ params: { id: sentPost }, as: postSender }),
  'posts.remove': ({ sentPost, postSender }) => ({ params: { id: sentPost }, as: postSender }),
  'posts.report': 'postId',
  'posts.verdict': ({ reportedPost }) => ({ params: { id: reportedPost }, body: { verdict: 'keep' } }),
};
