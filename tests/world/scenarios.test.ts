/** Each scenario shows its subject, in both organisations and at every size, with a consistent ledger. */
import { isRecognition } from '#backend/posts/posts.kinds.ts';
import { describe, expect, it } from 'vitest';
import { cartItems } from '#backend/cart/cart.tables.ts';
import { products } from '#backend/stock/catalog.tables.ts';
import { goalPeriods, goals } from '#backend/goals/goals.tables.ts';
import { accounts, entries, transfers } from '#backend/ledger/ledger.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { orderItems } from '#backend/orders/orders.tables.ts';
import { pointRequests, renewals } from '#backend/points/points.tables.ts';
import { postReceivers, posts } from '#backend/posts/posts.tables.ts';
import { monthOf } from '#backend/kit/month.ts';
import { badgeAwards } from '#backend/recognitions/recognitions.tables.ts';
import { surveyResponses, surveys } from '#backend/surveys/surveys.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { reachedThanks } from '#mock/world/goalTexts.ts';
import { scenarioIds, type WorldPart } from '#schema/demo/demoLink.ts';
import { scenarioFacts } from '#schema/demo/scenarios.ts';
import { isStale } from '#schema/goals/stale.ts';
import { dayAt, daysBetween, nextCelebration } from '#schema/users/celebrations.rules.ts';
import { isWhole } from '#tests/support/trials.ts';
import { holds, persona, toldBy } from './scenarios.ts';
import { byId, groupBy, rowsOf, sum } from './worlds.ts';

const zones = { aurora: 'America/Mexico_City', boreal: 'America/Toronto' } as const;
const organizations = ['aurora', 'boreal'] as const;
/** An ordinary day, the first and the last of a month, a leap day, a Monday, the end of a year. */
const dates = ['2026-11-22', '2027-03-01', '2027-01-31', '2028-02-29', '2027-05-03', '2026-12-31'];
/** Each date in each organisation in a release, otherwise in one of them by turns. */
const all = dates.flatMap((date, at) =>
  organizations
    .filter((_, place) => isWhole || place === at % organizations.length)
    .map((organization) => ({ organization, date })),
);
type Wanted = Pick<WorldPart, 'organization' | 'date'>;
const told = (scenario: WorldPart['scenario'], wanted: Wanted) => toldBy({ scenario, ...wanted });

const personas = ['employee', 'manager', 'admin'] as const;

it('the facts of each scenario carry the scenario’s own id', () => {
  for (const id of scenarioIds) expect(scenarioFacts[id].id).toBe(id);
});

describe.each(scenarioIds)('%s', (scenario) => {
  it.each(all)(
    'the ledger of $organization on $date balances, and the personas’ wallets are renewed',
    (wanted) => {
      const { org, date } = told(scenario, wanted);
      const lines = groupBy(rowsOf(org, entries), ({ accountId }) => accountId);
      for (const { id, purse, balance } of rowsOf(org, accounts)) {
        expect(sum((lines.get(id) ?? []).map(({ amount }) => amount))).toBe(balance);
        if (purse !== 'issue') expect(balance).toBeGreaterThanOrEqual(0);
      }
      const moved = rowsOf(org, transfers);
      expect(moved.every(({ points, createdAt }) => points > 0 && createdAt <= date)).toBe(true);
      const moments = moved.map(({ createdAt }) => createdAt);
      expect(moments).toEqual(moments.toSorted());
      // The purse is already renewed for the current month, so the renewal job has nothing to catch up.
      const month = monthOf(date, zones[wanted.organization]);
      const renewed = new Set(rowsOf(org, renewals).map((one) => `${one.userId} ${one.month}`));
      for (const role of personas) expect(renewed).toContain(`${persona(org, role)} ${month}`);
    },
  );
});

describe.each(all)('the scenarios in $organization on $date', (wanted) => {
  it('the scenario newCompany has about ten people who joined this week, and no activity yet', () => {
    const { org, at, date } = told('newCompany', wanted);
    const zone = zones[wanted.organization];
    const people = rowsOf(org, users);
    expect(people.length).toBeGreaterThanOrEqual(8);
    expect(people.length).toBeLessThanOrEqual(12);
    expect(new Set(people.map(({ userType }) => userType))).toEqual(
      new Set(['employee', 'manager', 'admin', 'external']),
    );
    const today = dayAt(at, zone);
    for (const { admissionDate, birthday, createdAt, active } of people) {
      expect(active).toBe(true);
      expect(createdAt <= date && Date.parse(createdAt) >= at - 7 * 86_400_000).toBe(true);
      expect(daysBetween(admissionDate ?? '', today)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(admissionDate ?? '', today)).toBeLessThan(7);
      // No birthday fills the empty home screen, neither today nor in the next days.
      expect(daysBetween(today, nextCelebration(birthday ?? '', today).date)).toBeGreaterThan(5);
    }
    for (const table of [
      posts,
      notifications,
      cartItems,
      orderItems,
      pointRequests,
      surveys,
      products,
      badgeAwards,
    ])
      expect([table.name, org.rows[table.name] ?? []]).toEqual([table.name, []]);
    expect(personas.map((role) => holds(org, persona(org, role), 'give'))).toEqual([100, 120, 100]);
    expect(personas.map((role) => holds(org, persona(org, role), 'redeem'))).toEqual([0, 0, 0]);
    for (const row of Object.values(org.rows).flat())
      if (typeof row['createdAt'] === 'string')
        expect(Date.parse(row['createdAt'])).toBeGreaterThanOrEqual(at - 7 * 86_400_000);
  });

  it('the scenario monthEnd leaves few points to give, and more requests and orders wait than usual', () => {
    const { org, at } = told('monthEnd', wanted);
    const usual = toldBy({ scenario: 'busy', ...wanted, date: new Date(at).toISOString().slice(0, 10) }).org;
    for (const role of personas) {
      const left = holds(org, persona(org, role), 'give');
      expect(left).toBeGreaterThanOrEqual(10);
      expect(left).toBeLessThan(60);
      // The low balance comes from giving points, not from an empty month.
      const given = rowsOf(org, posts).filter(({ senderId }) => senderId === persona(org, role));
      expect(
        given.some(({ amount, createdAt }) => amount > 0 && Date.parse(createdAt) > at - 5 * 86_400_000),
      ).toBe(true);
    }
    const waiting = (one: typeof org) =>
      rowsOf(one, pointRequests).filter(({ status }) => status === 'pending').length +
      rowsOf(one, orderItems).filter(({ status }) => status === 'pending').length;
    expect(waiting(org)).toBeGreaterThanOrEqual(waiting(usual));
    expect(waiting(org)).toBeGreaterThan(2);
    const zone = zones[wanted.organization];
    const later = new Date(at + 3 * 86_400_000).toISOString();
    expect(monthOf(later, zone)).not.toBe(monthOf(new Date(at).toISOString(), zone));
  });

  it('the scenario shortPoints has a cart that costs more than the wallet, affordable without its dearest line', () => {
    const { org } = told('shortPoints', wanted);
    const me = persona(org, 'employee');
    const shelf = byId(rowsOf(org, products));
    const lines = rowsOf(org, cartItems).filter(({ userId }) => userId === me);
    const prices = lines.map(({ productId }) => shelf.get(productId)?.points ?? 0);
    const purse = holds(org, me, 'redeem');
    expect(sum(prices)).toBeGreaterThan(purse);
    // Without the most expensive product the balance is enough.
    expect(sum(prices) - Math.max(...prices)).toBeLessThanOrEqual(purse);
    for (const { productId, quantity } of lines) {
      const product = shelf.get(productId);
      expect(product?.active).toBe(true);
      expect(product?.stock ?? quantity).toBeGreaterThanOrEqual(quantity);
    }
  });

  it('the scenario quarterEnd has a leader who owes two check-ins, and a goal that was reached early, with thanks in the feed', () => {
    const { org, at } = told('quarterEnd', wanted);
    const [period] = rowsOf(org, goalPeriods).filter(({ closedAt }) => closedAt === null);
    const present = rowsOf(org, goals).filter(({ periodId }) => periodId === period?.id);
    const owed = present.filter((goal) => isStale(goal, at));
    expect(owed.filter(({ ownerId }) => ownerId === persona(org, 'manager'))).toHaveLength(2);
    const reached = present.filter(({ status }) => status === 'done');
    expect(reached.map(({ progress }) => progress)).toEqual(['1/1']);
    // Small organisations have celebrations and polls beside their few recognitions.
    const feed = rowsOf(org, posts)
      .filter(({ listed, seenBy, kind }) => listed && seenBy === 'everyone' && isRecognition(kind))
      .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
    const words = Object.values(reachedThanks);
    const thanked = feed.slice(0, 20).find(({ message }) => words.includes(message));
    const receivers = rowsOf(org, postReceivers).filter(({ postId }) => postId === thanked?.id);
    expect(receivers.map(({ userId }) => userId)).toContain(reached[0]?.ownerId);
  });

  it('the scenario closingPoll has a poll that closes in ten minutes, with many votes but none of a persona', () => {
    const { org, at, date } = told('closingPoll', wanted);
    const closing = rowsOf(org, surveys).filter(
      ({ active, endsAt }) => active && endsAt !== null && Date.parse(endsAt) === at + 600_000,
    );
    expect(closing).toHaveLength(1);
    const [poll] = closing;
    const ballots = rowsOf(org, surveyResponses).filter(({ surveyId }) => surveyId === poll?.id);
    const staff = rowsOf(org, users).filter(({ active, userType }) => active && userType !== 'external');
    expect(ballots.length).toBeGreaterThan((staff.length - personas.length) / 2);
    expect(ballots.every(({ createdAt }) => createdAt <= date)).toBe(true);
    for (const role of personas)
      expect(ballots.map(({ userId }) => userId)).not.toContain(persona(org, role));
    const feed = rowsOf(org, posts)
      .filter(({ listed, seenBy }) => listed && seenBy === 'everyone')
      .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
    expect(feed.slice(0, 10).map(({ pollId }) => pollId)).toContain(poll?.id);
    expect(
      rowsOf(org, surveys).every(({ active, endsAt }) => !active || endsAt === null || endsAt > date),
    ).toBe(true);
  });
});

it('the other organisation is the busy one in every scenario', () => {
  const [, busy] = toldBy({ scenario: 'busy', organization: 'aurora', date: '2026-11-28' }).world;
  for (const scenario of scenarioIds) {
    const [, boreal] = toldBy({ scenario, organization: 'aurora', date: '2026-11-28' }).world;
    expect(JSON.stringify(boreal)).toBe(JSON.stringify(busy));
  }
});
