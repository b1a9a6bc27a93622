/**
 * Creates badge posts in the name of the organisation, for administrators and the public API. The issuing account pays,
 * and there is no undo window.
 */
import type { ActorContext } from '../http/context.ts';
import { accountOf, move } from '../ledger/ledger.ts';
import { postReceivers, posts } from '../posts/posts.tables.ts';
import type { Row } from '../store/table.ts';
import type { UserRow } from '../people/users.rules.ts';
import type { BadgeRow } from './badges.rules.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { publishPost } from './publish.ts';

type Awarding = Pick<ActorContext, 'store' | 'newId' | 'at' | 'publish'>;

const pointsOf = (badge: BadgeRow, user: UserRow): number => (user.takesPoints ? badge.points : 0);

/** Inserts pending posts, in the order of their receivers. */
async function write(
  { store, newId, at }: Awarding,
  badge: BadgeRow,
  message: string,
  people: readonly UserRow[],
): Promise<readonly Row<typeof posts>[]> {
  const written = await store.insert(
    posts,
    people.map((user) => ({
      id: newId(),
      kind: 'org_badge' as const,
      state: 'pending' as const,
      senderId: null,
      amount: pointsOf(badge, user),
      typeIds: [],
      subTypeId: null,
      valueIds: [],
      badgeId: badge.id,
      message,
      messageEn: null,
      pollId: null,
      years: null,
      attachmentKeys: [],
      isPrivate: false,
      filed: false,
      hidden: false,
      listed: false,
      seenBy: 'everyone' as const,
      likesCount: 0,
      commentsCount: 0,
      boostPoints: 0,
      boostsCount: 0,
      publishAt: at,
      editedAt: null,
      removedAt: null,
      returnedFor: null,
      scoreMonth: null,
      createdAt: at,
    })),
  );
  await store.insert(
    postReceivers,
    written.flatMap((post, index) => {
      const user = people[index];
      return user === undefined
        ? []
        : [
            {
              id: newId(),
              postId: post.id,
              userId: user.id,
              position: 0,
              points: post.amount,
              published: false,
              special: true,
              createdAt: at,
            },
          ];
    }),
  );
  return written;
}

/** Moves the points to the hold, as for every pending post, so that publication and removal work the same way. */
async function hold(
  { store, newId, at }: Awarding,
  written: readonly Row<typeof posts>[],
  people: readonly UserRow[],
): Promise<void> {
  const movements = written.flatMap((post, index) => {
    const taker = people[index];
    return post.amount === 0 || taker === undefined
      ? []
      : [{ points: post.amount, postId: post.id, takerId: taker.id }];
  });
  if (movements.length === 0) return;
  const from = await accountOf(store, 'issue', newId);
  const to = await accountOf(store, 'hold', newId);
  await move(
    store,
    movements.map((one) => ({ ...one, from, to, kind: 'badge' as const, giverId: null })),
    { newId, at },
  );
}

/**
 * Gives a badge to eligible people and publishes at once. Returns the posts as inserted, in the order of the people.
 */
export async function awardOrg(
  context: Awarding,
  badge: BadgeRow,
  message: string,
  people: readonly UserRow[],
): Promise<readonly Row<typeof posts>[]> {
  const written = await write(context, badge, message, people);
  await hold(context, written, people);
  const publishing = { ...context, timezone: await timezoneOf(context.store) };
  for (const post of written) await publishPost(publishing, post);
  return written;
}
