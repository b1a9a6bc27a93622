/** Entries, corrections, leavings, caps and late days in random order, against a recount from nothing but the days. */
import { afterEach, describe, expect, it } from 'vitest';
import { challengePeople } from '#backend/challenges/challenges.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { dayAfter, daysBetween } from '#schema/users/celebrations.rules.ts';
import type { StoreKind } from '../support/deployment.ts';
import { diceOf } from '../support/seededRandom.ts';
import { seed, trials } from '../support/trials.ts';
import { openChallengeFixture, type ChallengeFixture } from './challengeFixture.ts';
import { crowd } from './pollFixture.ts';
import { boss, dayMs } from './surveyFixture.ts';

let fixture: ChallengeFixture;
afterEach(() => fixture.deployment.close());

const zones = [
  'Pacific/Kiritimati',
  'America/Mexico_City',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'Europe/Madrid',
];
const people = crowd(12);
const zoneOf = (who: string): string => zones[people.indexOf(who) % zones.length] ?? 'UTC';
const teamOf = (who: string): string => (people.indexOf(who) % 3 === 0 ? 'works' : 'sales');
const localDay = (at: number, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);

const length = 31;
/** Values of the rules are in hundredths, as those of the days. */
const plans = [
  { way: 'target', target: 15_000, cap: 2_000 },
  { way: 'habit', target: 2_400, cap: null, perWeek: 1, weeks: 3 },
  { way: 'team', target: 9_000, cap: 2_500 },
  { way: 'own_beginning', target: 1_000, cap: 2_800 },
] as const;
type Plan = (typeof plans)[number];

interface Place {
  present: boolean;
  ranked: boolean;
  readonly days: Map<string, { value: number; corrected: boolean }>;
}

/** The nearest whole number to a quotient, halves up. */
function rounded(top: number, bottom: number): number {
  const [twice, divisor] = [2n * BigInt(top) + BigInt(bottom), 2n * BigInt(bottom)];
  const cut = twice / divisor;
  return Number(twice < 0n && cut * divisor !== twice ? cut - 1n : cut);
}
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** What the days are worth, counted from scratch. */
function recount(plan: Plan, startsOn: string, { days }: Place) {
  const ordered = [...days.keys()].toSorted();
  const counts = ordered.map((on) => Math.min(days.get(on)?.value ?? 0, plan.cap ?? Number.MAX_SAFE_INTEGER));
  const total = sum(counts);
  switch (plan.way) {
    case 'target':
      return { total, score: total, weeks: 0, streak: 0, completed: total >= plan.target };
    case 'team':
      return { total, score: total, weeks: 0, streak: 0, completed: false };
    case 'habit': {
      const perWeek = Array.from(
        { length: Math.ceil(length / 7) },
        (_, week) =>
          ordered.filter(
            (on, index) =>
              Math.floor(daysBetween(startsOn, on) / 7) === week && (counts[index] ?? 0) >= plan.target,
          ).length,
      );
      const signs = perWeek.map((kept) => (kept >= plan.perWeek ? 'x' : '.')).join('');
      return {
        total,
        score: 100 * sum(perWeek.map((kept) => Math.min(kept, plan.perWeek))),
        weeks: signs.replaceAll('.', '').length,
        streak: Math.max(...signs.split('.').map((run) => run.length)),
        completed: signs.replaceAll('.', '').length >= plan.weeks,
      };
    }
    case 'own_beginning': {
      const [first, later] = [counts.slice(0, 5), counts.slice(5)];
      const score =
        later.length === 0 || sum(first) === 0
          ? null
          : rounded(10_000 * (sum(later) * 5 - sum(first) * later.length), sum(first) * later.length);
      return { total, score, weeks: 0, streak: 0, completed: score !== null && score >= plan.target };
    }
  }
}

describe.each(['tab', 'sql'] satisfies StoreKind[])('challenges in random order, %s store', (kind) => {
  it('every answer, total, streak, mean and rank equals the recount', async () => {
    fixture = await openChallengeFixture(kind, people.length);
    const { call, join, enter, deployment, day } = fixture;
    const dice = diceOf(seed);
    await fixture.change(async (store) => {
      for (const id of people)
        await store.update(users, { id }, { timezone: zoneOf(id), departmentId: teamOf(id) });
    });
    const [startsOn, endsOn] = [day(0), day(length - 1)];
    const made: { readonly id: string; readonly plan: Plan; readonly places: Map<string, Place> }[] = [];
    for (const plan of plans) {
      const { target, cap, ...rest } = plan;
      const given = { points: 0, starts_on: startsOn, ends_on: endsOn, target: target / 100 };
      const habit = rest.way === 'habit' ? { per_week: rest.perWeek, weeks: rest.weeks } : {};
      const more = { way: rest.way, ...given, ...habit, ...(cap === null ? {} : { cap: cap / 100 }) };
      made.push({ id: await fixture.challenge(more), plan, places: new Map() });
    }
    /** Until 48 hours after the person's own last day. */
    const isOpen = (who: string): boolean => localDay(deployment.now - 2 * dayMs, zoneOf(who)) <= endsOn;
    /** Until then on every place of the earth. */
    const isClosed = (): boolean => deployment.now >= Date.parse(`${endsOn}T12:00:00Z`) + 3 * dayMs;
    const turns = trials(1_000);
    const steps = 60;
    let told = 0;

    for (let turn = 0; turn < turns; turn += 1) {
      const { id, places } = dice.pick(made);
      const who = dice.pick(people);
      const place = places.get(who);
      const today = localDay(deployment.now, zoneOf(who));
      const on = dayAfter(today, dice.whole(-9, 2));
      const value = dice.whole(1, 3_000);
      const isIn = place?.present === true;
      const inside = on >= startsOn && on <= endsOn && on <= today;
      const roll = dice.next();
      let status: number;
      let expected: number;
      if (roll < 0.15) {
        const ranked = dice.hits(0.8);
        status = await join(who, id, { ranked });
        expected = isIn || isOpen(who) ? 200 : 409;
        if (expected === 200) places.set(who, { days: place?.days ?? new Map(), present: true, ranked });
      } else if (roll < 0.19) {
        status = (await call(who, `POST /challenge/${id}/leave`, {})).status;
        expected = isIn ? 200 : 409;
        if (place !== undefined) place.present = false;
      } else if (roll < 0.26) {
        const body = { user_id: who, on, value: value / 100 };
        status = (await call(boss, `PATCH /org/challenge/${id}/entry`, body)).status;
        expected = !isIn ? 404 : isClosed() ? 409 : inside ? 200 : 422;
        if (expected === 200) place?.days.set(on, { value, corrected: true });
      } else {
        status = await enter(who, id, on, value / 100);
        const isTaken = place?.days.get(on)?.corrected === true;
        expected =
          !isIn || !isOpen(who) ? 409 : inside && daysBetween(on, today) <= 7 && !isTaken ? 200 : 422;
        if (expected === 200) place?.days.set(on, { value, corrected: false });
      }
      expect([turn, who, on, status]).toEqual([turn, who, on, expected]);
      if (status === 200) told += 1;
      // Time passes in equal steps, to three days after the close.
      if (turn % Math.ceil(turns / steps) === 0) await fixture.later(((length + 6) * dayMs) / steps);
    }
    expect(told).toBeGreaterThan(turns / 4);

    for (const { id, plan, places } of made) {
      const { rows } = await fixture.look((store) =>
        store.list(challengePeople, { where: { challengeId: id } }),
      );
      const counted = new Map([...places].map(([who, place]) => [who, recount(plan, startsOn, place)]));
      for (const { userId, total, score, hasScore, weeks, streak, completedAt } of rows) {
        const { completed, ...right } = counted.get(userId) ?? {};
        expect({ userId, total, score: hasScore ? score : null, weeks, streak }).toEqual({
          userId,
          ...right,
        });
        if (plan.way !== 'team') expect([userId, completedAt !== null]).toEqual([userId, completed]);
      }
      expect(rows.map(({ userId }) => userId).toSorted()).toEqual([...places.keys()].toSorted());

      const standing = [...places].flatMap(([who, { present, ranked }]) => {
        const one = counted.get(who);
        // Nobody is shown below the own beginning.
        const hasPlace = present && ranked && one !== undefined && one.score !== null && one.score >= 0;
        return hasPlace ? [{ who, ...one }] : [];
      });
      const right = standing.map(({ who, score, total }) => [
        who,
        1 + standing.filter((other) => (other.score ?? 0) > (score ?? 0)).length,
        (score ?? 0) / 100,
        total / 100,
      ]);
      const { items } = (await call(boss, `GET /challenge/${id}/ranking`)).said;
      const shown = items.map((one: { user: { id: string }; rank: number; score: number; total: number }) => [
        one.user.id,
        one.rank,
        one.score,
        one.total,
      ]);
      expect(new Set(shown)).toEqual(new Set(right));

      const { said: teams } = await call(boss, `GET /challenge/${id}/teams`);
      const means = ['sales', 'works'].flatMap((team) => {
        const members = [...places].flatMap(([who, { present }]) =>
          present && teamOf(who) === team ? [counted.get(who)?.total ?? 0] : [],
        );
        return members.length < 2
          ? []
          : [[team, members.length, rounded(sum(members), members.length) / 100]];
      });
      expect(
        teams
          .map((one: { department_id: string; members: number; mean: number }) => [
            one.department_id,
            one.members,
            one.mean,
          ])
          .toSorted(),
      ).toEqual(means);
    }
  });
});
