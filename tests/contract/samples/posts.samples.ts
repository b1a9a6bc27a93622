/** Valid calls of posts. */
import { comments, postReports, posts, subcomments } from '#backend/posts/posts.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { roles } from '#schema/permissions.ts';
import { noId, type FieldSamples, type Known, type RestSamples } from './known.ts';

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
  // No persona sent this post, so that every caller may report and boost it.
  const post = shown.find(({ senderId }) => senderId !== null && !personas.includes(emailOf(senderId)));
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
    post: post?.id ?? noId,
    sentPost: mine?.id ?? noId,
    postSender: emailOf(mine?.senderId),
    comment: comment?.id ?? noId,
    commenter: emailOf(comment?.userId),
    subcomment: subcomment?.id ?? noId,
    subcommenter: emailOf(subcomment?.userId),
    reportedPost: report?.postId ?? noId,
  };
};
/** The result of `known`; samples of other domains may use it. */
export type PostsKnown = Awaited<ReturnType<typeof known>>;

const message = 'Gracias por estar siempre.';

export const restSamples: RestSamples<PostsKnown> = {
  'posts.list': () => ({ search: '?page=1' }),
  'posts.get': ({ post }) => ({ params: { id: post } }),
  'posts.editMessage': ({ sentPost, postSender }) => ({
    params: { id: sentPost },
    body: { message },
    as: postSender,
  }),
  'posts.setFiled': ({ sentPost, postSender }) => ({
    params: { id: sentPost },
    body: { filed: true },
    as: postSender,
  }),
  'posts.special': () => ({ search: '?page=1' }),
  'posts.sent': () => ({ search: '?page=1' }),
  'posts.received': () => ({ search: '?page=1' }),
  'posts.like': ({ post }) => ({ body: { post_id: post, reaction: 'celebrate' } }),
  'posts.likes': ({ post }) => ({ search: `?post_id=${post}&page=1` }),
  'posts.reactions': () => ({}),
  'posts.boost': ({ post }) => ({ body: { post_id: post, amount: 1 } }),
  'posts.boosts': ({ post }) => ({ params: { id: post } }),
  'posts.comment': ({ post }) => ({ body: { post_id: post, message } }),
  'posts.editComment': ({ comment, commenter }) => ({ body: { id: comment, message }, as: commenter }),
  'posts.deleteComment': ({ comment, commenter }) => ({ params: { id: comment }, as: commenter }),
  'posts.subcomment': ({ comment }) => ({ body: { comment_id: comment, message } }),
  'posts.editSubcomment': ({ subcomment, subcommenter }) => ({
    body: { id: subcomment, message },
    as: subcommenter,
  }),
  'posts.deleteSubcomment': ({ subcomment, subcommenter }) => ({
    params: { id: subcomment },
    as: subcommenter,
  }),
  'posts.removal': ({ sentPost, postSender }) => ({ params: { id: sentPost }, as: postSender }),
  'posts.remove': ({ sentPost, postSender }) => ({ params: { id: sentPost }, as: postSender }),
  'posts.report': ({ post }) => ({
    params: { id: post },
    body: { reason: 'not_true', note: 'Fue otro día.' },
  }),
  'posts.reports': () => ({ search: '?page=1' }),
  'posts.verdict': ({ reportedPost }) => ({ params: { id: reportedPost }, body: { verdict: 'keep' } }),
};

export const fieldSamples: FieldSamples<PostsKnown> = {
  'Query.posts': () => '(page: 1)',
  'Query.post': ({ post }) => `(id: "${post}")`,
  'Query.conversation': ({ post }) => `(id: "${post}")`,
  'Query.specialPosts': () => '(page: 1)',
  'Query.sentPosts': () => '(page: 1)',
  'Query.receivedPosts': () => '(page: 1)',
  'Query.likes': ({ post }) => `(postId: "${post}", page: 1)`,
  'Query.reactionCatalogue': () => '',
  'Query.boosts': ({ post }) => `(id: "${post}")`,
  'Query.postRemoval': ({ sentPost }) => `(id: "${sentPost}")`,
  'Query.reportedPosts': () => '(page: 1)',
  'Mutation.editPost': ({ sentPost }) => `(id: "${sentPost}", message: "${message}")`,
  'Mutation.filePost': ({ sentPost }) => `(id: "${sentPost}", filed: true)`,
  'Mutation.react': ({ post }) => `(postId: "${post}", reaction: celebrate)`,
  'Mutation.boost': ({ post }) => `(postId: "${post}", amount: 1)`,
  'Mutation.addComment': ({ post }) => `(postId: "${post}", message: "${message}")`,
  'Mutation.editComment': ({ comment }) => `(id: "${comment}", message: "${message}")`,
  'Mutation.deleteComment': ({ comment }) => `(id: "${comment}")`,
  'Mutation.addSubcomment': ({ comment }) => `(commentId: "${comment}", message: "${message}")`,
  'Mutation.editSubcomment': ({ subcomment }) => `(id: "${subcomment}", message: "${message}")`,
  'Mutation.deleteSubcomment': ({ subcomment }) => `(id: "${subcomment}")`,
  'Mutation.removePost': ({ sentPost }) => `(id: "${sentPost}")`,
  'Mutation.reportPost': ({ post }) => `(id: "${post}", reason: not_true, note: "Fue otro día.")`,
  'Mutation.decideReports': ({ reportedPost }) => `(id: "${reportedPost}", verdict: keep)`,
};
