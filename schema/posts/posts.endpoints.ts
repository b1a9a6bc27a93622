/** Calls about posts: read, comment, boost, report, file and remove (spec §7; feed and post reads 15 s, §9). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { After, Count, Done, growingPage, Id, Instant, page, PageNumber, Points } from '../kit/shapes.ts';
import { timeoutMs } from '../limits.ts';
import { textLength } from '../limits.parts.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { PostFilter } from './posts.filter.ts';
import { reactionCodes, reportReasons, verdicts } from './posts.rules.ts';
import { Comment, Post, PostDetail, Subcomment } from './posts.shapes.ts';

const ofUser = z.object({ userId: z.optional(Id), page: PageNumber, after: After });
const Words = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.comment));
const feed = { can: 'feed.see', module: 'recognitions' } as const;
const read = { ...feed, timeout: timeoutMs.feed, origin: 'spec' } as const;

/** A reaction of one user. */
export const Reaction = z.object({ id: Id, user: PublicUser, code: z.string(), createdAt: Instant });
export type Reaction = z.output<typeof Reaction>;

/** A post with its undecided reports. */
export const ReportedPost = z.object({
  post: Post,
  reports: z.array(
    z.object({
      id: Id,
      user: PublicUser,
      reason: z.enum(reportReasons),
      note: z.string(),
      createdAt: Instant,
    }),
  ),
  verdict: z.nullable(z.enum(verdicts)),
  decidedBy: z.nullable(PublicUser),
  decidedAt: z.nullable(Instant),
});
export type ReportedPost = z.output<typeof ReportedPost>;

/** The effect of a removal on points, for a preview. */
export const Removal = z.object({
  /** Points returned to the sender. */
  returned: Count,
  /** Points already spent by receivers, boosts included; the organisation bears them. */
  writtenOff: Count,
  /** Points returned to boosters. */
  boostsReturned: Count,
  receivers: Count,
  comments: Count,
});
export type Removal = z.output<typeof Removal>;

/** A boost: points added to a post. */
export const Boost = z.object({
  id: Id,
  postId: Id,
  user: PublicUser,
  /** Per receiver. */
  amount: Count,
  /** For all receivers. */
  total: Count,
  createdAt: Instant,
});
export type Boost = z.output<typeof Boost>;

const ownEndpoints = endpoints({
  list: { route: 'GET /post', query: PostFilter, reply: growingPage(Post), ...read },
  get: { route: 'GET /post/{id}', reply: PostDetail, ...read },
  editMessage: {
    route: 'PATCH /post/message/{id}',
    body: z.object({
      message: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.recognition)),
    }),
    reply: Post,
    ...feed,
    origin: 'spec',
  },
  setFiled: {
    route: 'PATCH /post/filed/{id}',
    body: z.object({ filed: z.boolean() }),
    reply: Post,
    ...feed,
    origin: 'spec',
  },
  special: {
    route: 'GET /post/special/recognitions',
    // No screen: Profiles show the badges by their awards, which know their holders.
    query: ofUser,
    reply: growingPage(Post),
    ...read,
  },
  sent: { route: 'GET /user/posts/sent', query: ofUser, reply: growingPage(Post), ...read },
  received: { route: 'GET /user/posts/received', query: ofUser, reply: growingPage(Post), ...read },
  like: {
    route: 'POST /like',
    body: z.object({ postId: Id, reaction: z._default(z.enum(reactionCodes), 'like') }),
    reply: z.object({ liked: z.boolean(), likesCount: Count, reaction: z.nullable(z.string()) }),
    ...feed,
    origin: 'spec',
  },
  likes: {
    route: 'GET /likes',
    query: z.object({ postId: Id, page: PageNumber }),
    reply: page(Reaction),
    ...feed,
    origin: 'spec',
  },
  reactions: {
    route: 'GET /reactions',
    // No screen: The interface has the kinds of reactions with their drawings; a program reads them here.
    reply: z.array(z.object({ code: z.string(), icon: z.string(), label: z.string(), labelEn: z.string() })),
    ...feed,
    origin: 'spec',
  },
  boost: {
    route: 'POST /boost',
    body: z.object({ postId: Id, amount: Points }),
    reply: Boost,
    ...feed,
    can: 'recognition.send',
    origin: 'spec',
  },
  boosts: { route: 'GET /post/{id}/boosts', reply: z.array(Boost), ...feed, origin: 'ours' },
  removal: { route: 'GET /post/{id}/removal', reply: Removal, ...feed, origin: 'ours' },
  remove: {
    route: 'DELETE /post/{id}',
    query: z.object({
      /** Removes only a post that can still be undone; 409 if it is already published. */
      pending: z.optional(z.boolean()),
    }),
    reply: Removal,
    ...feed,
    origin: 'ours',
  },
});

/** Comments and their answers. */
export const commentEndpoints = endpoints({
  comment: {
    route: 'POST /comment',
    body: z.object({ postId: Id, message: Words }),
    reply: Comment,
    ...feed,
    origin: 'spec',
  },
  editComment: {
    route: 'POST /comment/edit',
    body: z.object({ id: Id, message: Words }),
    reply: Comment,
    ...feed,
    origin: 'spec',
  },
  deleteComment: { route: 'DELETE /comment/{id}', reply: Done, ...feed, origin: 'spec' },
  subcomment: {
    route: 'POST /subcomment',
    body: z.object({ commentId: Id, message: Words }),
    reply: Subcomment,
    ...feed,
    origin: 'spec',
  },
  editSubcomment: {
    route: 'PATCH /subcomment/edit',
    body: z.object({ id: Id, message: Words }),
    reply: Subcomment,
    ...feed,
    origin: 'spec',
  },
  deleteSubcomment: { route: 'DELETE /subcomment/{id}', reply: Done, ...feed, origin: 'spec' },
});

/** Reports of posts, and the decisions of administrators. */
export const reportEndpoints = endpoints({
  report: {
    route: 'POST /post/{id}/report',
    body: z.object({
      reason: z.enum(reportReasons),
      note: z._default(z.string().check(z.trim(), z.maxLength(textLength.comment)), ''),
    }),
    reply: Post,
    ...feed,
    origin: 'ours',
  },
  reports: {
    route: 'GET /org/post/reports',
    query: z.object({ decided: z.optional(z.boolean()), page: PageNumber }),
    reply: page(ReportedPost),
    can: 'posts.moderate',
    module: 'recognitions',
    origin: 'ours',
  },
  verdict: {
    route: 'POST /org/post/{id}/verdict',
    body: z.object({ verdict: z.enum(verdicts) }),
    reply: ReportedPost,
    can: 'posts.moderate',
    module: 'recognitions',
    origin: 'ours',
  },
});

export const postEndpoints = { ...ownEndpoints, ...commentEndpoints, ...reportEndpoints } as const;
