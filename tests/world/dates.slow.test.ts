/**
 * Every scenario builds on each of many dates: no row is later than now, and no screen of this week is empty.
 * `days.test.ts` covers other hours.
 */
import { describe, expect, it } from 'vitest';
import { coupons, redemptions } from '#backend/coupons/coupons.tables.ts';
import { accounts } from '#backend/ledger/ledger.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { publicity } from '#backend/pages/pages.tables.ts';
import { pointRequests } from '#backend/points/points.tables.ts';
import { isRecognition } from '#backend/posts/posts.kinds.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { monthOf } from '#backend/kit/month.ts';
import { podiumHidden, podiumScores } from '#backend/recognitions/recognitions.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { surveys } from '#backend/surveys/surveys.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { seedFacts, seedIdOf } from '#mock/world/begin.ts';
import { busySizes } from '#mock/world/scenarios/busy.ts';
import { worldOfLink } from '#mock/world/scenarios/registry.ts';
import { smallSizes } from '#mock/world/scenarios/small.ts';
import type { Scenario } from '#mock/world/plan.ts';
import { scenarioIds, type ScenarioId } from '#schema/demo/demoLink.ts';
import { dayAt, daysBetween, nextCelebration } from '#schema/users/celebrations.rules.ts';
import { diceOf } from '#tests/support/seededRandom.ts';
import { isWhole, seed } from '#tests/support/trials.ts';
import { holds, persona, toldBy } from './scenarios.ts';
import { passwordHash, rowsOf } from './worlds.ts';

const aDay = 86_400_000;
const first = Date.parse('2027-12-20T00:00:00.000Z');
/** 400 consecutive days, including two ends of a year and 29 February 2028. */
const dates = Array.from({ length: 400 }, (_, place) =>
  new Date(first + place * aDay).toISOString().slice(0, 10),
);
/**
 * The dates on which the whole world is checked: leap day, clock changes in Toronto or Madrid, and ends of years,
 * months and weeks. Neighbouring days are included.
 */
const awkward = [
  '2027-12-31',
  '2028-01-01',
  '2028-02-28',
  '2028-02-29',
  '2028-03-01',
  '2028-03-12',
  '2028-03-26',
  '2028-04-30',
  '2028-10-29',
  '2028-11-05',
  '2028-11-06',
  '2028-12-31',
];
const zones = ['America/Mexico_City', 'America/Toronto'] as const;
/** Columns whose time may be in the future. */
const beforehand = new Set(['startsAt', 'endsAt', 'opensAt', 'closesAt', 'expiresAt', 'dueAt', 'localAt']);

/** Columns with a time later than now. */
const late = ({ rows }: OrgSeed, now: string): readonly string[] =>
  Object.entries(rows).flatMap(([table, all]) =>
    all.flatMap((row) =>
      Object.entries(row)
        .filter(
          ([column, value]) =>
            column.endsWith('At') && !beforehand.has(column) && typeof value === 'string' && value > now,
        )
        .map(([column]) => `${table}.${column}`),
    ),
  );

/**
 * What a busy company lacks at a moment; empty if its screens have enough content. A handful of people cannot fill a
 * podium.
 */
function lacking(org: OrgSeed, at: number, place: number, isWhole: boolean): readonly string[] {
  const zone = zones[place] ?? '';
  const [now, today] = [new Date(at).toISOString(), dayAt(at, zone)];
  const isAurora = place === 0;
  const found: string[] = [];
  const wants = (what: string, count: number, least: number): void => {
    if (count < least) found.push(`${what}: ${count} of ${least}`);
  };
  const feed = rowsOf(org, posts).filter(({ listed }) => listed);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const daysAgo = ({ createdAt }: { readonly createdAt: string }): number =>
    daysBetween(dayAt(Date.parse(createdAt), zone), today);
  const thanked = feed.filter(({ kind }) => isRecognition(kind));
  wants(
    'posts of the last hour',
    feed.filter(({ createdAt }) => at - Date.parse(createdAt) < 3_600_000).length,
    3,
  );
  wants('thanks of today', thanked.filter((one) => daysAgo(one) === 0).length, 1);
  wants('thanks since Monday', thanked.filter((one) => daysAgo(one) <= weekday).length, 3);
  wants('thanks of seven days', thanked.filter((one) => daysAgo(one) < 7).length, 6);

  const staff = rowsOf(org, users).filter(({ active, userType }) => active && userType !== 'external');
  const soon = (days: readonly (string | null)[], within: number): number =>
    days.filter((one) => one !== null && daysBetween(today, nextCelebration(one, today).date) <= within)
      .length;
  const birthdays = staff.flatMap(({ birthday, birthdayShown }) =>
    birthdayShown === 'hidden' ? [] : birthday,
  );
  const admitted = staff.flatMap((one) => (one.anniversaryShown === 'hidden' ? [] : one.admissionDate));
  wants('birthdays of today', soon(birthdays, 0), isAurora ? 2 : 1);
  wants('birthdays of this week', soon(birthdays, 6), isAurora ? 4 : 1);
  wants('anniversaries of this week', soon(admitted, 6), isAurora ? 1 : 0);

  const me = persona(org, 'employee');
  const hidden = new Set(rowsOf(org, podiumHidden).map(({ userId }) => userId));
  const podium = rowsOf(org, podiumScores).filter(
    ({ month, pointsReceived, userId }) =>
      month === monthOf(now, zone) && pointsReceived > 0 && !hidden.has(userId),
  );
  wants('people on the podium', podium.length, isWhole && !today.endsWith('-01') ? 3 : 1);
  wants('my place on it', podium.filter(({ userId }) => userId === me).length, 1);
  wants('points to give', holds(org, me, 'give'), 100);
  wants('points to redeem', holds(org, me, 'redeem'), 100);
  const told = rowsOf(org, notifications).filter(({ userId }) => userId === me);
  wants('news', told.filter(({ readAt }) => readAt === null).length, 3);
  wants('requests', rowsOf(org, pointRequests).filter(({ status }) => status === 'pending').length, 1);
  const open = ({
    startsAt,
    endsAt,
  }: {
    readonly startsAt: string | null;
    readonly endsAt: string | null;
  }): boolean => (startsAt ?? today) <= today && (endsAt ?? today) >= today;
  wants('coupons', rowsOf(org, coupons).filter(open).length, 3);
  const mine = rowsOf(org, redemptions).filter(({ userId, status }) => userId === me && status === 'issued');
  wants('my codes', mine.filter(({ expiresAt }) => expiresAt !== null && expiresAt > now).length, 1);
  wants('announcements', rowsOf(org, publicity).filter(open).length, 1);
  wants('open polls', rowsOf(org, surveys).filter(({ active }) => active).length, isAurora ? 3 : 0);
  const below = rowsOf(org, accounts).filter(({ balance, purse }) => purse !== 'issue' && balance < 0);
  wants('accounts that are not below zero', -below.length, 0);
  return [...found, ...late(org, now).map((column) => `${column} is later than now`)];
}

/** The two organisations of a busy world, and what they lack. */
const lackingAt = (at: number, sizes: Scenario): readonly string[] =>
  worldOfLink({ scenario: 'busy', organization: 'aurora' }, { now: at, passwordHash }, sizes)
    .slice(0, 2)
    .flatMap((org, place) =>
      lacking(org, at, place, sizes === busySizes).map((what) => `${new Date(at).toISOString()} ${what}`),
    );

/** The moment of a link with this date. */
const momentOf = (date: string): number =>
  seedFacts(seedIdOf({ scenario: 'busy', organization: 'aurora', date }, first)).at;

const dice = diceOf(seed);
/** Dates in one test, so that each is short. */
const group = 20;
/** All dates in a release; otherwise the awkward dates and random others, twenty in total. */
const looked = isWhole
  ? dates
  : [...awkward, ...Array.from({ length: group - awkward.length }, () => dice.pick(dates))];

const stretches = Array.from({ length: looked.length / group }, (_, place) =>
  looked.slice(group * place, group * place + group),
).map((days) => ({ from: days[0] ?? '', days }));
const others: readonly ScenarioId[] = scenarioIds.filter((id) => id !== 'busy');

describe.each(stretches)('each of twenty days from $from', ({ days }) => {
  it('a busy organisation is lively on each of twenty days', () => {
    expect(days.flatMap((date) => lackingAt(momentOf(date), smallSizes))).toEqual([]);
  });

  it('every scenario builds on each of twenty days, with nothing later than now', () => {
    const wrong = days.flatMap((date) => {
      const place = dates.indexOf(date);
      const scenario = others[place % others.length] ?? 'failing';
      const organization = place % 2 === 0 ? 'aurora' : 'boreal';
      const { org, date: now } = toldBy({ scenario, organization, date });
      return late(org, now).map((column) => `${scenario} of ${organization} on ${date}: ${column}`);
    });
    expect(wrong).toEqual([]);
  });
});

// The leap day, changes of clocks and the end of a year; in a release all.
const full = awkward.filter((_, at) => isWhole || at % 2 === 1);
it.each(full)('the busy organisation in full size is lively on %s', (date) => {
  expect(lackingAt(momentOf(date), busySizes)).toEqual([]);
});

it('the awkward dates are among the 400 possible dates', () => {
  expect(awkward.filter((date) => !dates.includes(date))).toEqual([]);
});
