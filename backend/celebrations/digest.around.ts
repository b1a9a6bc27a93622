/** What happened around people in a week: what a team was thanked for, whose day comes, and whom somebody has not thanked. */
import { audiencesOf } from '#schema/recognitions/recognitions.rules.ts';
import { dayAt, daysBetween, nextCelebration, zoneOf } from '#schema/users/celebrations.rules.ts';
import { oneLine } from '../mail/words.ts';
import { switchesOf } from '../organization/switches.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { isRecognition, kindsOf } from '../posts/posts.kinds.ts';
import { scopeOf } from '../posts/posts.scopes.ts';
import { postReceivers, posts, postScopes } from '../posts/posts.tables.ts';
import type { Store } from '../store/port.ts';
import { causes, dateOf, type CelebrationKind } from './celebrations.rules.ts';
import { members } from './digest.job.ts';

const dayMs = 86_400_000;
/** Thanks that are named; the others are counted. */
const named = 3;
/** A colleague counts as not thanked after so many days. */
const lately = 30;
const weekDays = 7;

export interface Thanked {
  /** Null for the organisation. */
  readonly from: string | null;
  readonly to: readonly string[];
  readonly words: string;
}

/** What a person is told. */
export interface Week {
  readonly thanks: readonly Thanked[];
  /** All of the week, named or not; counting stops at a hundred. */
  readonly count: number;
  readonly days: readonly { readonly name: string; readonly kind: CelebrationKind; readonly date: string }[];
  readonly colleague: UserRow | undefined;
}

const fullName = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string =>
  oneLine(`${firstName} ${lastName}`, 120);

/** The thanks of a department since a moment, as a role may see them. */
async function thanksOf(
  store: Store,
  departmentId: string,
  { userType, since }: { readonly userType: UserRow['userType']; readonly since: string },
): Promise<Pick<Week, 'thanks' | 'count'>> {
  const where = {
    scope: scopeOf({ departmentId }) ?? '',
    seenBy: { in: [...audiencesOf(userType)] },
    kind: { in: (await kindsOf(store)).filter(isRecognition) },
    createdAt: { gte: since },
  } as const;
  const [all] = await store.tally(postScopes, { where, atMost: 100 });
  const { rows } = await store.list(postScopes, {
    where,
    order: [['createdAt', 'desc']],
    limit: named,
    with: { post: { one: posts, on: 'postId' } },
  });
  const shown = rows.flatMap(({ post }) => post ?? []);
  const { rows: receivers } = await store.list(postReceivers, {
    where: { postId: { in: shown.map(({ id }) => id) } },
    order: [['position', 'asc']],
  });
  const { rows: people } = await store.list(users, {
    where: {
      id: {
        in: [...shown.flatMap(({ senderId }) => senderId ?? []), ...receivers.map(({ userId }) => userId)],
      },
    },
  });
  const names = new Map(people.map((user) => [user.id, fullName(user)]));
  return {
    count: all?.count ?? 0,
    thanks: shown.map(({ id, senderId, message }) => ({
      from: senderId === null ? null : (names.get(senderId) ?? null),
      to: receivers.flatMap(({ postId, userId }) => (postId === id ? (names.get(userId) ?? []) : [])),
      words: oneLine(message, 140),
    })),
  };
}

/** Whom each of these people has thanked lately. */
async function thankedBy(
  store: Store,
  ids: readonly string[],
  since: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await store.list(posts, {
    where: { senderId: { in: [...ids] }, state: 'published', createdAt: { gte: since } },
    columns: ['senderId'],
    with: { receivers: { many: postReceivers, on: 'postId' } },
  });
  const thanked = new Map<string, Set<string>>();
  for (const { senderId, receivers } of rows) {
    if (senderId === null) continue;
    const own = thanked.get(senderId) ?? new Set();
    for (const { userId } of receivers) own.add(userId);
    thanked.set(senderId, own);
  }
  return thanked;
}

/** The week of each of these people; those without a department have no team, so nothing happened around them. */
export async function weeksOf(
  store: Store,
  people: readonly UserRow[],
  { now, week }: { readonly now: number; readonly week: string },
): Promise<ReadonlyMap<string, Week>> {
  const departmentIds = [...new Set(people.flatMap(({ departmentId }) => departmentId ?? []))];
  if (departmentIds.length === 0) return new Map();
  const { rows } = await store.list(users, { where: { ...members, departmentId: { in: departmentIds } } });
  const teams = Map.groupBy(rows, ({ departmentId }) => departmentId);
  const timezone = await timezoneOf(store);
  const isOn = await switchesOf(store, ['birthdays', 'anniversary']);
  const kinds = (['birthday', 'anniversary'] as const).filter((kind) => isOn(causes[kind].flag));
  const since = (days: number): string => new Date(now - days * dayMs).toISOString();
  const thanked = await thankedBy(
    store,
    people.map(({ id }) => id),
    since(lately),
  );
  const cache = new Map<string, Pick<Week, 'thanks' | 'count'>>();
  const weeks = new Map<string, Week>();
  for (const { id, departmentId, userType } of people) {
    if (departmentId === null) continue;
    const key = `${departmentId} ${userType}`;
    const told =
      cache.get(key) ?? (await thanksOf(store, departmentId, { userType, since: since(weekDays) }));
    cache.set(key, told);
    const others = (teams.get(departmentId) ?? []).filter((user) => user.id !== id);
    const days = others.flatMap((user) =>
      kinds.flatMap((kind) => {
        const date = dateOf(kind, user);
        if (date === null) return [];
        const today = dayAt(now, zoneOf(user.timezone, timezone));
        const next = nextCelebration(date, today);
        return daysBetween(today, next.date) < weekDays
          ? [{ name: fullName(user), kind, date: next.date }]
          : [];
      }),
    );
    const open = others
      .filter((user) => user.activatedAt !== null && thanked.get(id)?.has(user.id) !== true)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
    // Another one each week, and not the same one for the whole team.
    const place = daysBetween('2024-01-01', week) / weekDays + others.filter((user) => user.id < id).length;
    weeks.set(id, {
      ...told,
      days: days.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
      colleague: open[place % Math.max(1, open.length)],
    });
  }
  return weeks;
}
