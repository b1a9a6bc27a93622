/** Why a person cannot ask: random people and conditions against an independent calculation that knows only dates and words. */
import { describe, expect, it } from 'vitest';
import { benefitSubmissionStates } from '#schema/benefits/benefits.rules.ts';
import { eligibilityOf, serviceDay, type EligibilityReason } from '#schema/benefits/eligibility.ts';
import { again } from '../support/again.ts';
import { diceOf } from '../support/seededRandom.ts';
import { seed, trials } from '../support/trials.ts';

type Input = Parameters<typeof eligibilityOf>;

const iso = (date: Date): string => date.toISOString().slice(0, 10);
const dayOf = (days: number): string => iso(new Date(Date.UTC(2026, 0, 1) + days * 86_400_000));

/** The first day of a month's work, by walking day by day through the calendar. */
function walkedDay(admission: string, months: number): string {
  const [year, month, day] = admission.split('-').map(Number) as [number, number, number]; // a day that the test made
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)));
  if (day > last) date.setUTCDate(date.getUTCDate() + 1);
  return iso(date);
}

/** Which codes hold, each by its own sentence. */
function expected([benefit, person, asked, left, today]: Input): readonly string[] {
  const { serviceMonths, departmentIds, countryIds, once } = benefit.conditions;
  const received = asked.filter(({ state }) => ['approved', 'delivered'].includes(state));
  const serves =
    serviceMonths === null ||
    (person.admissionDate !== null && walkedDay(person.admissionDate, serviceMonths) <= today);
  const is: Readonly<Record<string, boolean>> = {
    archived_or_off: benefit.archived || !benefit.active,
    benefit_over: (benefit.endsOn ?? '9') < today,
    benefit_not_open: (benefit.startsOn ?? '0') > today,
    benefit_service: !serves,
    benefit_department: departmentIds.length > 0 && !departmentIds.includes(person.departmentId ?? '?'),
    benefit_country: countryIds.length > 0 && !countryIds.includes(person.countryId ?? '?'),
    benefit_asked: asked.some(({ state }) => ['waiting', 'approved'].includes(state)),
    benefit_once: once === 'ever' && received.length > 0,
    benefit_this_year: once === 'year' && received.some(({ on }) => on.split('-')[0] === today.split('-')[0]),
    benefit_none_left: left === 0,
  };
  return Object.keys(is).filter((code) => is[code] === true);
}

describe('who may ask for a benefit', () => {
  it('random people and conditions agree with an independent calculation, in the order of the codes', () => {
    const dice = diceOf(seed);
    const maybe = <T>(value: T): T | null => (dice.hits(0.4) ? null : value);
    const some = (...words: readonly string[]): string[] =>
      dice.hits(0.5) ? [] : words.filter(() => dice.hits(0.6));
    for (let trial = 0; trial < trials(10_000); trial++) {
      const today = dayOf(dice.whole(0, 800));
      const near = (): string => dayOf(dice.whole(0, 800));
      const input: Input = [
        {
          active: dice.hits(0.9),
          archived: dice.hits(0.1),
          startsOn: maybe(near()),
          endsOn: maybe(near()),
          conditions: {
            serviceMonths: maybe(dice.whole(1, 30)),
            departmentIds: some('sales', 'works', 'legal'),
            countryIds: some('MX', 'CO', 'CL'),
            once: dice.pick([null, 'ever', 'year'] as const),
          },
        },
        {
          admissionDate: maybe(near()),
          departmentId: maybe(dice.pick(['sales', 'works', 'legal'])),
          countryId: maybe(dice.pick(['MX', 'CO', 'CL'])),
        },
        Array.from({ length: dice.whole(0, 3) }, () => ({
          state: dice.pick(benefitSubmissionStates),
          on: near(),
        })),
        maybe(dice.whole(0, 2)),
        today,
      ];
      const reasons = eligibilityOf(...input);
      expect(
        reasons.map(({ code }) => code),
        again(),
      ).toEqual(expected(input));
    }
  });

  it('a reason that changes by itself is gone on the day that it names, and not on the day before', () => {
    const dice = diceOf(seed);
    for (let trial = 0; trial < trials(500); trial++) {
      const admissionDate = dayOf(dice.whole(0, 800));
      const serviceMonths = dice.whole(1, 30);
      const on = (today: string): EligibilityReason | undefined =>
        eligibilityOf(
          {
            active: true,
            archived: false,
            startsOn: null,
            endsOn: null,
            conditions: { serviceMonths, departmentIds: [], countryIds: [], once: null },
          },
          { admissionDate, departmentId: null, countryId: null },
          [],
          null,
          today,
        )[0];
      const named = on(admissionDate)?.day ?? '';
      const before = iso(new Date(Date.parse(named) - 86_400_000));
      expect([on(before)?.code, on(named)], again()).toEqual(['benefit_service', undefined]);
    }
  });

  it('the end of a short month does not make service shorter', () => {
    expect(serviceDay('2026-01-31', 1)).toBe('2026-03-01');
    expect(serviceDay('2024-01-31', 1)).toBe('2024-03-01');
    expect(serviceDay('2026-08-30', 6)).toBe('2027-03-01');
    expect(serviceDay('2025-12-15', 1)).toBe('2026-01-15');
  });
});
