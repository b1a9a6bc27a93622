/** The view of posts for a reader: visible fields and allowed actions. */
import { wording } from '#schema/kit/wording.ts';
import { isUnseen } from '#schema/posts/posts.rules.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { boosted } from '#schema/recognitions/recognitions.rules.ts';
import { withIconUrl } from '../files/ownIcon.ts';
import type { Context } from '../http/context.ts';
import { mayOf, seesPoints, type Standing } from './posts.rules.ts';
import { readsOf, type PageReads } from './posts.reads.ts';
import type { PostRow } from './posts.scopes.ts';

type Reading = Pick<Context, 'store' | 'me' | 'linkTo' | 'language'>;

/** The reader's relation to a post, from the data read for the page. */
function standingOf(me: Reading['me'], post: PostRow, reads: PageReads): Standing {
  const received = reads.received.get(post.id) ?? [];
  return {
    receives: received.some((one) => one.userId === me.id),
    reported: reads.reported.has(post.id),
    takesBoosts:
      boosted(
        received.flatMap((one) => reads.people.get(one.userId) ?? []),
        me.id,
      ).length > 0,
  };
}

async function card(context: Reading, post: PostRow, reads: PageReads): Promise<Post> {
  const { me, linkTo } = context;
  const standing = standingOf(me, post, reads);
  const { settings, people } = reads;
  const known = <T>(points: T): T | null => (seesPoints(me, post, standing, settings) ? points : null);
  const badge = post.badgeId === null ? undefined : reads.badges.get(post.badgeId);
  const subType = post.subTypeId === null ? undefined : reads.subTypes.get(post.subTypeId);
  const attached = post.attachmentKeys.flatMap((key) => reads.files.get(key) ?? []);
  const { id, kind, state, isPrivate, filed, hidden } = post;
  return {
    id,
    kind,
    state,
    sender: people.get(post.senderId ?? '') ?? null,
    receivers: (reads.received.get(id) ?? []).flatMap((one) => {
      const user = people.get(one.userId);
      return user === undefined ? [] : [{ user, points: known(one.points) }];
    }),
    amount: known(post.amount),
    types: await Promise.all(
      post.typeIds
        .flatMap((typeId) => reads.types.get(typeId) ?? [])
        .map(async (type) => {
          const { name, nameEn, color, icon, iconUrl } = await withIconUrl(type, context);
          return { id: type.id, name, nameEn, color, icon, iconUrl };
        }),
    ),
    subType: subType === undefined ? null : { id: subType.id, name: subType.name },
    values: await Promise.all(
      post.valueIds
        .flatMap((valueId) => reads.values.get(valueId) ?? [])
        .map(async (value) => {
          const { name, nameEn, icon, iconUrl } = await withIconUrl(value, context);
          return { id: value.id, name, nameEn, icon, iconUrl };
        }),
    ),
    badge:
      badge === undefined
        ? null
        : {
            id: badge.id,
            name: badge.name,
            imageUrl: badge.imageKey === null ? badge.imageUrl : await linkTo(badge.imageKey),
          },
    message: wording(post.message, post.messageEn, context.language),
    pollId: post.pollId,
    years: post.years,
    attachments: await Promise.all(
      attached.map(async (file) => ({
        name: file.name,
        contentType: file.contentType,
        size: file.size,
        url: await linkTo(file.id),
      })),
    ),
    isPrivate,
    filed,
    hidden,
    likesCount: post.likesCount,
    commentsCount: post.commentsCount,
    boostPoints: known(post.boostPoints),
    boostsCount: post.boostsCount,
    myReaction: reads.mine.get(id) ?? null,
    topReactions: (reads.given.get(id) ?? []).slice(0, 3),
    reportedByMe: standing.reported,
    may: mayOf(me, post, standing, settings),
    publishAt: isUnseen(post.state) ? post.publishAt : null,
    editedAt: post.editedAt,
    createdAt: post.createdAt,
  };
}

/** The reader's view of the rows, in the same order. The caller checks whether the reader may see them. */
export async function cards(context: Reading, rows: readonly PostRow[]): Promise<Post[]> {
  if (rows.length === 0) return [];
  const reads = await readsOf(context, rows);
  return Promise.all(rows.map((row) => card(context, row, reads)));
}
