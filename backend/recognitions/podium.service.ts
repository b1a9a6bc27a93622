/**
 * The podium: who received, gave and earned most in a period. People who opted out and inactive people have no rank.
 */
import { pageSize } from '#schema/limits.ts';
import { podiumPlaces } from '#schema/limits.parts.ts';
import type { PodiumEntry, podiumEndpoints } from '#schema/recognitions/podium.endpoints.ts';
import type { PodiumPeriod } from '#schema/organization/organization.rules.ts';
import { ranks, type PodiumSide } from '#schema/recognitions/recognitions.rules.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import type { Store } from '../store/port.ts';
import { peopleById } from '../people/users.rules.ts';
import { fold } from '../kit/fold.ts';
import { users } from '../people/users.tables.ts';
import { monthOf } from '../kit/month.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { podiumHidden, podiumScores } from './recognitions.tables.ts';
import { podiumSettingsOf, settingsOf } from '../program/settings.rules.ts';

type Board = PodiumSide | 'badges';
type Period = Pick<PodiumEntry, 'periodStart' | 'periodEnd'>;

/** A person with a rank. */
interface Standing {
  readonly userId: string;
  readonly rank: number;
  readonly points: number;
  readonly recognitions: number;
  readonly badges: number;
}

/** A ranking, highest score first. */
interface Standings {
  readonly order: readonly Standing[];
  readonly period: Period;
  readonly showsPoints: boolean;
  readonly places: number;
}

const monthsOf: Readonly<Record<PodiumPeriod, number>> = { month: 1, quarter: 3, year: 12 };

/** The months of the period that contains a month. */
export function periodOf(period: PodiumPeriod, month: string): readonly string[] {
  const [year = '', number = '1'] = month.split('-');
  const length = monthsOf[period];
  const first = Math.floor((Number(number) - 1) / length) * length + 1;
  return Array.from({ length }, (_, index) => `${year}-${String(first + index).padStart(2, '0')}`);
}

const daysOf = (months: readonly string[]): Period => {
  const [year = 0, month = 1] = (months.at(-1) ?? '').split('-').map(Number);
  // Day 0 of the next month is the last day of this month.
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return { periodStart: `${months[0] ?? ''}-01`, periodEnd: last };
};

const columns = {
  receivers: { points: 'pointsReceived', recognitions: 'received' },
  givers: { points: 'pointsGiven', recognitions: 'given' },
  badges: { points: 'pointsReceived', recognitions: 'received' },
} as const satisfies Record<Board, unknown>;

type Sum = 'pointsReceived' | 'received' | 'pointsGiven' | 'given' | 'badges';

async function summed(
  store: Store,
  sum: Sum,
  months: readonly string[] | undefined,
): Promise<ReadonlyMap<string, number>> {
  const where = months === undefined ? {} : { month: { in: months } };
  const rows = await store.tally(podiumScores, { where, by: ['userId'], sum });
  return new Map(rows.map((row) => [row.userId, row.sum]));
}

/** People without a rank: those who opted out, and inactive people. */
async function unranked(store: Store): Promise<ReadonlySet<string>> {
  const { rows: hidden } = await store.list(podiumHidden);
  const { rows: gone } = await store.list(users, { where: { active: false } });
  return new Set([...hidden.map((row) => row.userId), ...gone.map((row) => row.id)]);
}

/**
 * Ranks by points, or by recognitions if the organisation shows no points; badges by their number. Equal scores share a
 * rank. Raises 403 while the podium is off.
 */
async function standings(
  { store, at, language }: Context,
  board: Board,
  accum: boolean | undefined,
): Promise<Standings> {
  const settings = await podiumSettingsOf(store);
  if (!settings.enabled) throw domainError('module_off', language);
  const showsPoints = settings.showPoints && (await settingsOf(store)).showPoints === 'everyone';
  const isAll = accum ?? settings.accumDefault;
  const months = isAll ? undefined : periodOf(settings.period, monthOf(at, await timezoneOf(store)));
  const points = await summed(store, columns[board].points, months);
  const recognitions = await summed(store, columns[board].recognitions, months);
  const badges = await summed(store, 'badges', months);
  const out = await unranked(store);
  const counted = board === 'badges' ? badges : recognitions;
  const scores = board === 'badges' ? badges : showsPoints ? points : recognitions;
  const order = [...counted]
    .filter(([userId, count]) => count > 0 && !out.has(userId))
    .map(([userId]) => ({
      userId,
      score: scores.get(userId) ?? 0,
      points: points.get(userId) ?? 0,
      recognitions: recognitions.get(userId) ?? 0,
      badges: badges.get(userId) ?? 0,
    }))
    .toSorted((one, other) => other.score - one.score);
  const held = ranks(order.map((one) => one.score));
  return {
    order: order.map(({ score: _score, ...one }, index) => ({ ...one, rank: held[index] ?? index + 1 })),
    period: months === undefined ? { periodStart: null, periodEnd: null } : daysOf(months),
    showsPoints,
    places: Math.min(settings.places, podiumPlaces.most),
  };
}

/** Ranked people as entries, sorted by name within a rank. */
async function entries(
  context: Context,
  { period, showsPoints }: Standings,
  some: readonly Standing[],
): Promise<PodiumEntry[]> {
  const people = await peopleById(
    context,
    some.map((one) => one.userId),
  );
  return some
    .flatMap(({ userId, points, ...one }) => {
      const user = people.get(userId);
      const name = fold(`${user?.firstName ?? ''} ${user?.lastName ?? ''}`);
      return user === undefined
        ? []
        : [{ name, entry: { ...one, ...period, user, points: showsPoints ? points : null } }];
    })
    .toSorted(
      (one, other) =>
        one.entry.rank - other.entry.rank ||
        (one.name < other.name ? -1 : one.name > other.name ? 1 : 0) ||
        (one.entry.user.id < other.entry.user.id ? -1 : 1),
    )
    .map(({ entry }) => entry);
}

async function podiumOf(context: Context, board: Board, accum: boolean | undefined): Promise<PodiumEntry[]> {
  const all = await standings(context, board, accum);
  const onIt = await entries(
    context,
    all,
    all.order.filter((one) => one.rank <= all.places),
  );
  // Limits the page, because many people may share the first rank.
  return onIt.slice(0, pageSize.max);
}

async function mine(context: Context, side: PodiumSide, accum: boolean | undefined) {
  const all = await standings(context, side, accum);
  const own = all.order.filter((one) => one.userId === context.me.id);
  return (await entries(context, all, own))[0] ?? null;
}

export const podiumService: Service<typeof podiumEndpoints> = {
  podium: (context, { query }) => podiumOf(context, query.side, query.accum),

  insigniaPodium: (context, { query }) => podiumOf(context, 'badges', query.accum),

  async myPodium(context, { query }) {
    const { rows } = await context.store.list(podiumHidden, { where: { userId: context.me.id } });
    return {
      hidden: rows.length > 0,
      received: await mine(context, 'receivers', query.accum),
      given: await mine(context, 'givers', query.accum),
    };
  },

  async setMyPodium({ store, me, newId }, { body: { hidden } }) {
    if (hidden) await store.insert(podiumHidden, [{ id: newId(), userId: me.id }], { skipExisting: true });
    else await store.remove(podiumHidden, { userId: me.id });
    return { hidden };
  },
};
