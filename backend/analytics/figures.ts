/** The figures: which facts each counts, as sums for a reader. Definitions in words: `schema/analytics/README.md`. */
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import {
  channelOf,
  type Act,
  type Channel,
  type FigureKind,
  type WithheldFor,
} from '#schema/analytics/analytics.rules.ts';
import { movementKinds, spendingKinds, type MovementKind } from '#schema/points/points.rules.ts';
import { periodFor, type SumsAsked } from './asked.ts';
import { facts } from '../facts/facts.tables.ts';
import { measureOfAct } from '../facts/takingPart.ts';
import { holdsPrivate, tagsIn, type Measure, type Tag } from '../facts/measures.ts';
import type { Days } from '../facts/periods.ts';
import { readByPerson, readEach, readPeople, type FactScope, type SumRow } from '../facts/read.ts';
import { over, type Reading } from './reading.ts';
import type { Allowed, promiseOf } from './promise.ts';
import { publicPeople, withoutPrivate } from './published.ts';

/** A figure as a sum of facts. */
interface SumRule {
  readonly measure: Measure;
  readonly of: 'count' | 'amount';
  readonly sign: 1 | -1;
  /** Only facts with this tag. */
  readonly tag: Tag | null;
  /** Only these flows of points. */
  readonly flows: readonly Flow[] | null;
}
type Flow = `${'give' | 'redeem' | 'budget'}-${MovementKind}`;

const counted = (measure: Measure, tag: Tag | null = null): SumRule => ({
  measure,
  of: 'count',
  sign: 1,
  tag,
  flows: null,
});
const act = (name: Act): SumRule => counted(measureOfAct(name), `act:${name}`);
const points = (flows: readonly Flow[], sign: 1 | -1): SumRule => ({
  measure: 'points',
  of: 'amount',
  sign,
  tag: null,
  flows,
});
const isSpending = (kind: MovementKind): boolean => spendingKinds.some((one) => one === kind);

export const sumRules = {
  recognitions: counted('sent'),
  received: counted('received'),
  boosts: counted('boosts'),
  sessions: counted('sessions'),
  surveyAnswers: act('surveyAnswers'),
  tasksApproved: act('tasksApproved'),
  challengesJoined: act('challengesJoined'),
  eventRegistrations: act('eventRegistrations'),
  eventVisits: act('eventVisits'),
  goalCheckins: act('goalCheckins'),
  evaluationsWritten: act('evaluationsWritten'),
  communicationsRead: counted('reads'),
  ideasShared: act('ideasShared'),
  requestsMade: act('requestsMade'),
  benefitsReceived: act('benefitsReceived'),
  programsJoined: act('programsJoined'),
  programsFinished: act('programsFinished'),
  moodWeeks: act('moodWeeks'),
  pointsGiven: points(['give-recognition', 'give-boost'], -1),
  pointsEarned: points(
    movementKinds.flatMap((kind) =>
      isSpending(kind) || kind === 'expiry' ? [] : [`redeem-${kind}` as const],
    ),
    1,
  ),
  pointsRedeemed: points(
    spendingKinds.map((kind) => `redeem-${kind}` as const),
    -1,
  ),
} as const satisfies Partial<Record<FigureKind, SumRule>>;
export type SumKind = keyof typeof sumRules;
export const peopleOf = {
  activePeople: 'sessions',
  givers: 'sent',
  receivers: 'received',
  participants: 'acts',
} as const satisfies Partial<Record<FigureKind, Measure>>;
export type PeopleKind = keyof typeof peopleOf;
export const isSum = (kind: FigureKind): kind is SumKind => Object.hasOwn(sumRules, kind);

/** The flow of a tag such as `flow:give-boost`, in two words. */
export function flowIn(tag: string): {
  readonly purse: string;
  readonly kind: string;
  readonly channel: Channel | null;
} {
  const [, flow = ''] = tag.split(':');
  const at = flow.indexOf('-');
  const kind = movementKinds.find((one) => one === flow.slice(at + 1));
  return { purse: flow.slice(0, at), kind: kind ?? '', channel: kind === undefined ? null : channelOf[kind] };
}

/** Facts of private recognitions of a manager's people, which no sum for a manager contains. */
async function privateRows(
  { context: { store }, scope, ids, startDate, endDate }: Reading,
  measure: Measure,
) {
  if (scope !== 'people' || !holdsPrivate(measure)) return [];
  const { rows } = await store.list(facts, {
    columns: ['day', 'personId', 'departmentId', 'countryId', 'tags', 'count', 'amount'],
    where: {
      measure,
      gone: false,
      personId: { in: ids },
      day: { gte: startDate, lt: dayAfter(endDate, 1) },
      tags: { has: ' hidden:' },
    },
  });
  return rows;
}

function without(
  rows: readonly SumRow[],
  hidden: Awaited<ReturnType<typeof privateRows>>,
  asked: SumsAsked,
): SumRow[] {
  const less = new Map<string, { count: number; amount: number }>();
  for (const { day, tags, count, amount } of hidden)
    for (const part of asked.part === undefined ? ['' as const] : tagsIn(tags)) {
      const key = `${periodFor(day, asked.by)} ${part}`;
      const sum = less.get(key) ?? { count: 0, amount: 0 };
      less.set(key, { count: sum.count + count, amount: sum.amount + amount });
    }
  return rows
    .map((row) => {
      const { count = 0, amount = 0 } = less.get(`${row.period} ${row.part}`) ?? {};
      return { ...row, count: row.count - count, amount: row.amount - amount };
    })
    .filter(({ count, amount }) => count !== 0 || amount !== 0);
}

/** Sums of scopes for a reader: without private recognitions for a manager. */
export async function sumsOf(
  reading: Reading,
  asked: SumsAsked,
  scopes: readonly FactScope[] = [reading.facts],
): Promise<readonly (readonly SumRow[])[]> {
  const { context, startDate, endDate, isPublished } = reading;
  const found = await readEach(context.store, { ...asked, startDate, endDate }, scopes);
  if (isPublished) return withoutPrivate(reading, asked, scopes, found);
  const hidden = await privateRows(reading, asked.measure);
  return hidden.length === 0
    ? found
    : found.map((rows, at) => (scopes[at]?.kind === 'people' ? without(rows, hidden, asked) : rows));
}

/** A range of points a movement, both included. */
export interface Size {
  readonly from: number;
  readonly to: number;
}

/** The sums of a figure by period. */
export async function seriesOf(
  reading: Reading,
  kind: SumKind,
  scopes: readonly FactScope[],
  options: { readonly by?: SumsAsked['by']; readonly tag?: Tag | null; readonly size?: Size | null } = {},
): Promise<readonly ReadonlyMap<string, number>[]> {
  const rule: SumRule = sumRules[kind];
  const { by = 'total', tag = null, size = null } = options;
  const part = rule.flows === null ? (tag ?? rule.tag) : size === null ? 'flow' : 'size';
  const all = await sumsOf(
    reading,
    { measure: rule.measure, by, ...(part === null ? {} : { part }) },
    scopes,
  );
  const holds = (text: string): boolean => {
    if (rule.flows === null) return true;
    const flow = rule.flows.find((one) => text === `flow:${one}` || text.startsWith(`size:${one}-`));
    const points = size === null ? 0 : Number(text.slice(text.lastIndexOf('-') + 1));
    return flow !== undefined && (size === null || (points >= size.from && points <= size.to));
  };
  return all.map((rows) => {
    const sums = new Map<string, number>();
    for (const row of rows)
      if (holds(row.part)) sums.set(row.period, (sums.get(row.period) ?? 0) + rule.sign * row[rule.of]);
    return sums;
  });
}

/** How many recognitions each person of a manager or of the organisation sent or received, private ones left out for a manager. */
export async function perPerson(
  reading: Reading,
  measure: 'sent' | 'received',
  of: 'count' | 'amount' = 'count',
): Promise<ReadonlyMap<string, number>> {
  const { context, scope, ids, startDate, endDate } = reading;
  const found = await readByPerson(context.store, {
    measure,
    of,
    startDate,
    endDate,
    ...(scope === 'organization' ? {} : { ids }),
  });
  const left = new Map(found);
  for (const row of await privateRows(reading, measure))
    left.set(row.personId, (left.get(row.personId) ?? 0) - row[of]);
  return new Map([...left].filter(([id, value]) => id !== '' && value > 0));
}

async function countPeople(
  reading: Reading,
  kind: PeopleKind,
  scopes: readonly FactScope[],
): Promise<number> {
  const { context, scope, startDate, endDate } = reading;
  const measure = peopleOf[kind];
  if (measure === 'sent' || measure === 'received') {
    if (reading.isPublished) return publicPeople(reading, measure, scopes);
    if (scope === 'people') return (await perPerson(reading, measure)).size;
  }
  let sum = 0;
  for (const one of scopes)
    sum += await readPeople(context.store, { measure, startDate, endDate, scope: one });
  return sum;
}

export interface Shown {
  readonly value: number | null;
  readonly withheld: WithheldFor | null;
}

/** The value of a figure over days, as far as it may be shown. */
export async function valueOf(
  reading: Reading,
  kind: FigureKind,
  allowed: Allowed,
  options: { readonly days?: Days; readonly tag?: Tag | null; readonly size?: Size | null } = {},
): Promise<Shown> {
  if (allowed.scope === null) return { value: null, withheld: allowed.withheld };
  const { days, tag = null, size = null } = options;
  const read = days === undefined ? reading : over(reading, days);
  if (!isSum(kind)) return { value: await countPeople(read, kind, allowed.scope), withheld: null };
  const sums = await seriesOf(read, kind, allowed.scope, { tag, size });
  return { value: sums.reduce((sum, one) => sum + (one.get('') ?? 0), 0), withheld: null };
}

export type Promised = Awaited<ReturnType<typeof promiseOf>>;
