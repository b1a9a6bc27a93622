/** Challenges as their readers see them. */
import {
  challengeLimits,
  challengeStateOf,
  challengeTypes,
  dayFault,
} from '#schema/challenges/challenges.rules.ts';
import type {
  Challenge,
  ChallengeDetail,
  ChallengeEntry,
  ChallengeProof,
  OwnProgress,
} from '#schema/challenges/challenges.shapes.ts';
import { countedOf } from '#schema/challenges/scores.ts';
import { may } from '#schema/permissions.ts';
import { dayAfter, dayAt, zoneOf } from '#schema/users/celebrations.rules.ts';
import { filesByKey } from '../files/files.rules.ts';
import type { Context } from '../http/context.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { peopleById, type UserRow } from '../people/users.rules.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { isOpenFor } from './challenges.access.ts';
import {
  challengeCategories,
  challengeEntries,
  challengePeople,
  challengeProofs,
  challenges,
} from './challenges.tables.ts';
import { headOf, placed } from './ranking.ts';

export type ChallengeRow = Row<typeof challenges>;
export type ParticipantRow = Row<typeof challengePeople>;

const decimal = (hundredths: number): number => hundredths / 100;
const decimalOrNull = (hundredths: number | null): number | null =>
  hundredths === null ? null : decimal(hundredths);

/** The person's own day. */
export async function todayFor(store: Store, user: Pick<UserRow, 'timezone'>, now: number): Promise<string> {
  return dayAt(now, zoneOf(user.timezone, await timezoneOf(store)));
}

function progressOf(row: ParticipantRow): OwnProgress {
  const { total, score, hasScore, baseline, weeks, streak, ranked, named, completedAt, reward } = row;
  return {
    total: decimal(total),
    score: hasScore ? decimal(score) : null,
    baseline: decimalOrNull(baseline),
    weeks,
    streak,
    ranked,
    named,
    completedAt,
    reward,
  };
}

/** Challenges for the caller, in their order. */
export async function challengesOf(context: Context, rows: readonly ChallengeRow[]): Promise<Challenge[]> {
  const { store, me, now } = context;
  const today = await todayFor(store, me, now);
  const { rows: categories } = await store.list(challengeCategories);
  const categoryBy = new Map(categories.map((one) => [one.id, one]));
  const ids = { in: rows.map(({ id }) => id) };
  const counted = await store.tally(challengePeople, {
    where: { challengeId: ids, leftAt: null },
    by: ['challengeId'],
  });
  const participants = new Map(counted.map(({ challengeId, count }) => [challengeId, count]));
  const { rows: mine } = await store.list(challengePeople, {
    where: { userId: me.id, leftAt: null, challengeId: ids },
  });
  const own = new Map(mine.map((one) => [one.challengeId, progressOf(one)]));
  const manages = may(me.userType, 'challenges.manage');
  return rows.map((row) => {
    const { createdBy: _createdBy, categoryId, target, cap, audience, ...plain } = row;
    return {
      ...plain,
      fitness: challengeTypes.some(({ id, fitness }) => id === row.typeId && fitness),
      category: categoryBy.get(categoryId ?? '') ?? null,
      target: decimal(target),
      cap: decimalOrNull(cap),
      state: challengeStateOf(row, today),
      participants: participants.get(row.id) ?? 0,
      audience: manages ? audience : null,
      own: own.get(row.id) ?? null,
    };
  });
}

/** An entry in decimals. */
export const entryOf = (
  { on, value, corrected }: Pick<Row<typeof challengeEntries>, 'on' | 'value' | 'corrected'>,
  cap: number | null,
): ChallengeEntry => ({
  on,
  corrected,
  value: decimal(value),
  counted: decimal(countedOf(value, cap)),
});

/** A challenge with the caller's own days. */
export async function detailOf(context: Context, row: ChallengeRow): Promise<ChallengeDetail> {
  const { store, me, now } = context;
  const [challenge] = await challengesOf(context, [row]);
  if (challenge === undefined) throw new Error('a row gives a challenge');
  const {
    rows: [mine],
  } = await store.list(challengePeople, { where: { challengeId: row.id, userId: me.id, leftAt: null } });
  const { rows: days } =
    mine === undefined
      ? { rows: [] }
      : await store.list(challengeEntries, { where: { personId: mine.id }, order: [['on', 'asc']] });
  const { rows: proofs } =
    mine === undefined
      ? { rows: [] }
      : await store.list(challengeProofs, {
          where: { personId: mine.id },
          order: [['createdAt', 'desc']],
          limit: 1,
        });
  const [ranked] = await store.tally(challengePeople, { where: placed(row.id) });
  const today = await todayFor(store, me, now);
  const last = challengeLimits.daysBack;
  const zone = zoneOf(me.timezone, await timezoneOf(store));
  const openDays = isOpenFor(row, zone, now)
    ? Array.from({ length: last + 1 }, (_, index) => dayAfter(today, index - last)).filter(
        (on) => dayFault(row, on, today) === undefined && !days.some((one) => one.on === on && one.corrected),
      )
    : [];
  return {
    ...challenge,
    today,
    openDays,
    entries: days.map((one) => entryOf(one, row.cap)),
    proofHandedIn: (await proofsOf(context, proofs))[0] ?? null,
    head: await headOf(context, row.id, mine),
    rankedPeople: ranked?.count ?? 0,
    audiencePeople: may(me.userType, 'challenges.manage')
      ? [...(await peopleById(context, row.audience.userIds)).values()]
      : [],
  };
}

async function challengesById(
  store: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ChallengeRow>> {
  const { rows } = await store.list(challenges, { where: { id: { in: [...new Set(ids)] } } });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Proofs with their people and files. */
export async function proofsOf(
  context: Context,
  rows: readonly Row<typeof challengeProofs>[],
): Promise<ChallengeProof[]> {
  const { store, linkTo } = context;
  if (rows.length === 0) return [];
  const people = await peopleById(
    context,
    rows.map(({ userId }) => userId),
  );
  const files = await filesByKey(
    store,
    rows.flatMap(({ fileKeys }) => fileKeys),
  );
  const of = await challengesById(
    store,
    rows.map(({ challengeId }) => challengeId),
  );
  const shown: ChallengeProof[] = [];
  for (const row of rows) {
    const user = people.get(row.userId);
    if (user === undefined) continue;
    const { id, challengeId, message, status, reason, decidedAt, createdAt } = row;
    shown.push({
      id,
      challengeId,
      challengeName: of.get(challengeId)?.name ?? '',
      challengeNameEn: of.get(challengeId)?.nameEn ?? null,
      user,
      message,
      status,
      reason,
      decidedAt,
      createdAt,
      files: await Promise.all(
        row.fileKeys.flatMap((key) => {
          const file = files.get(key);
          return file === undefined
            ? []
            : [
                linkTo(key).then((url) => ({
                  name: file.name,
                  contentType: file.contentType,
                  size: file.size,
                  url,
                })),
              ];
        }),
      ),
    });
  }
  return shown;
}
