/** The year tells the same story from its plots, whatever the day on which the world begins. */
import { describe, expect, it } from 'vitest';
import { entries } from '#backend/ledger/ledger.tables.ts';
import { typedRow } from '#backend/store/row.ts';
import { day } from '#mock/world/calendar.ts';
import { profiles, type Profile } from '#mock/world/organizations.ts';
import { finished } from '#mock/world/parts.ts';
import { planOf } from '#mock/world/plan.ts';
import { busySizes } from '#mock/world/scenarios/busy.ts';
import { badgesOf } from '#mock/world/seeds/badges.seed.ts';
import { catalogueOf } from '#mock/world/seeds/catalog.seed.ts';
import { couponsOf, providersOf } from '#mock/world/seeds/coupons.seed.ts';
import { groupsOf } from '#mock/world/seeds/groups.seed.ts';
import { ordersOf } from '#mock/world/seeds/orders.seed.ts';
import { pointsOf } from '#mock/world/seeds/points.seed.ts';
import { typesOf } from '#mock/world/seeds/recognitions.seed.ts';
import { redeemedOf } from '#mock/world/seeds/redeemed.ts';
import { thanksOf } from '#mock/world/seeds/thanks.ts';
import { peopleOf } from '#mock/world/seeds/users.seed.ts';
import { valuesOf } from '#mock/world/seeds/values.seed.ts';
import { yearOf } from '#mock/world/seeds/yearOfActivity.ts';
import { chapters } from '#mock/world/story.ts';
import { quietDays } from '#schema/analytics/fairness.rules.ts';
import { diceOf } from '#tests/support/seededRandom.ts';
import { isWhole, seed } from '#tests/support/trials.ts';
import { passwordHash, sum } from './worlds.ts';

/** What the plots show of a year that ends at a moment; each list is by chapter. */
function plotted(profile: Profile, now: number) {
  const plan = planOf(profile, busySizes[profile.slug], { now, passwordHash });
  const { people } = peopleOf(plan);
  const { committee } = groupsOf(plan, people);
  const { types } = typesOf(plan, valuesOf(plan).valueIdOf, committee);
  const badges = badgesOf(plan, types);
  const thanks = finished(thanksOf(plan, { people, types, badges, committee }));
  const { providers } = providersOf(plan, people);
  const redeemed = redeemedOf(plan);
  const errands = [
    pointsOf(plan, people),
    ordersOf(plan, people, catalogueOf(plan, people, providers), redeemed),
    couponsOf(plan, people, providers, redeemed),
  ].map(({ errand }) => errand);
  const year = finished(yearOf(plan, people, thanks, undefined, [], errands));
  const spent = (year.ledger.rows()[entries.name] ?? [])
    .map((row) => typedRow(entries, row))
    .filter(({ purse, kind }) => purse === 'redeem' && (kind === 'purchase' || kind === 'coupon'));
  const months = plan.calendar.months.slice(0, 13).toReversed();
  const inMonth = (moment: number, month: string): boolean => plan.calendar.monthOf(moment) === month;
  return {
    story: plan.story,
    people,
    names: months.map(({ month }) => month),
    thanks,
    sent: months.map(({ month }) => thanks.filter(({ at }) => inMonth(at, month)).length),
    redeemed: months.map(
      ({ month }) =>
        -sum(
          spent.filter(({ createdAt }) => inMonth(Date.parse(createdAt), month)).map(({ amount }) => amount),
        ),
    ),
    lagging: profile.departments.findIndex(({ lags }) => lags === true),
  };
}

const dice = diceOf(seed);
/** A day of each month; in a release ten days of each. */
const dates = Array.from({ length: isWhole ? 120 : 12 }, (_, place) => {
  const moment = Date.UTC(2027, place % 12, dice.whole(1, 31), dice.whole(0, 23));
  return { date: new Date(moment).toISOString(), moment };
});
const cases = dates.flatMap((one) => profiles.map((profile) => ({ ...one, profile, name: profile.slug })));

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Fails for a shape that nobody sees, and for one that nobody believes. */
function expectBetween(least: number, value: number, most: number): void {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
}

describe.each(cases)('the year of $name until $date', ({ profile, moment }) => {
  const { story, people, names, thanks, sent, redeemed, lagging } = plotted(profile, moment);
  const { launch, turn, values, now } = chapters;
  const of = (counts: readonly number[], chapter: number): number => counts[chapter] ?? 0;
  const whole = names.map((_, chapter) => chapter).slice(1, now);
  const usual = middle(whole.map((chapter) => of(redeemed, chapter)));

  it('the year starts slowly, and the launch brings two to three times as many recognitions a month', () => {
    expectBetween(2, of(sent, launch) / Math.max(of(sent, 1), of(sent, 2)), 3.5);
  });

  it('July or August has about half the recognitions of the months around it, before or after the launch', () => {
    const around = [story.dip - 1, story.dip + 1].filter(
      (chapter) => whole.includes(chapter) && chapter < launch === story.dip < launch,
    );
    expect(names[story.dip]).toMatch(/-0[78]$/);
    const neighbour = sum(around.map((chapter) => of(sent, chapter))) / around.length;
    expectBetween(0.35, of(sent, story.dip) / neighbour, 0.7);
  });

  it('no other month after the launch has much fewer or many more recognitions than a usual one', () => {
    const later = whole.filter((chapter) => chapter >= launch && chapter !== story.dip);
    const counts = later.map((chapter) => of(sent, chapter));
    for (const count of counts) expectBetween(0.75, count / middle(counts), 1.3);
  });

  it('no recognition has a value before values are introduced, and more than half have one later', () => {
    const since = story.start(values);
    const shareOf = (some: typeof thanks): number =>
      some.filter(({ valueIds }) => valueIds.length > 0).length / some.length;
    expect(shareOf(thanks.filter(({ at }) => at < since))).toBe(0);
    expectBetween(0.5, shareOf(thanks.filter(({ at }) => at >= since)), 0.75);
  });

  it('one department sends less than half its later share until its manager begins to thank', () => {
    const shareOf = (some: typeof thanks): number =>
      some.filter(({ sender }) => sender?.department === lagging).length / some.length;
    const [before, after] = [
      thanks.filter(({ at }) => at < story.start(turn)),
      thanks.filter(({ at }) => at >= story.start(turn)),
    ];
    expectBetween(0.02, shareOf(before) / shareOf(after), 0.5);
    const isManager = ({ sender }: (typeof thanks)[number]): boolean =>
      sender?.department === lagging && sender.role === 'manager';
    expect(before.filter(isManager)).toEqual([]);
    expectBetween(0.01, after.filter(isManager).length / after.length, 0.12);
  });

  it('nobody has thanked a person of the manager persona for as long as the product waits', () => {
    const since = moment - quietDays.usual * day;
    const manager = people.find(({ isPersona, role }) => isPersona && role === 'manager');
    const thanked = new Set(thanks.flatMap(({ at, receivers }) => (at < since ? [] : receivers)));
    const waiting = people.filter(
      (person) =>
        person.department === manager?.department &&
        person.role === 'employee' &&
        person.since < since &&
        person.until >= moment &&
        !thanked.has(person),
    );
    expect(waiting.length).toBeGreaterThan(0);
  });

  it('December has the most redeemed points: about twice as many as a usual month', () => {
    expect(names[redeemed.indexOf(Math.max(...redeemed))]).toMatch(/-12$/);
    expectBetween(1.6, of(redeemed, story.peak) / usual, 3.5);
    const { from = 0, to = 0 } = story.told[story.peak] ?? {};
    expect(to - from).toBeGreaterThanOrEqual(14 * day);
  });

  it('people redeem in every month, least before the launch', () => {
    for (const chapter of whole.filter((one) => one !== story.peak))
      if (chapter < launch) expectBetween(0.1, of(redeemed, chapter) / usual, 0.7);
      else expectBetween(0.5, of(redeemed, chapter) / usual, 2.2);
  });
});
