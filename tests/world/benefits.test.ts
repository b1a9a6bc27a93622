/** The demo has benefits in every state of eligibility, coverages and requests, on any day (domain `benefits`). */
import { describe, expect, it } from 'vitest';
import { benefits, benefitSubmissions, coverages } from '#backend/benefits/benefits.tables.ts';
import { decisions, decisionSeats } from '#backend/decisions/decisions.tables.ts';
import { organizations, workingHours } from '#backend/organization/organization.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { requestKinds, requests } from '#backend/requests/requests.tables.ts';
import { eligibilityCodes, eligibilityOf } from '#schema/benefits/eligibility.ts';
import { WorkingHours } from '#schema/decisions/decisions.shapes.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { days, rowsOf, worldsAt } from './worlds.ts';

describe.each(days)('benefits and requests on %s', (date) => {
  // The busy ones: the small ones have too few people for a delegation.
  const world = worldsAt(date).slice(0, 2);

  it('eighteen benefits are in every state of eligibility of the employee, beside four coverages', () => {
    for (const org of world) {
      const offered = rowsOf(org, benefits);
      expect([offered.length, rowsOf(org, coverages).length]).toEqual([18, 4]);
      const me = rowsOf(org, users).find(({ email }) => email.startsWith('employee@'));
      if (me === undefined) throw new Error('no employee');
      const asked = rowsOf(org, benefitSubmissions).filter(({ userId }) => userId === me.id);
      const today = dayAt(Date.parse(date), rowsOf(org, organizations)[0]?.timezone ?? '');
      const reasons = offered.map((benefit) =>
        eligibilityOf(
          benefit,
          me,
          asked.flatMap(({ benefitId, state, askedOn }) =>
            benefitId === benefit.id ? [{ state, on: askedOn }] : [],
          ),
          benefit.stock === null ? null : benefit.stock - benefit.taken,
          today,
        ).map(({ code }) => code),
      );
      expect(reasons.some(({ length }) => length === 0)).toBe(true);
      expect(eligibilityCodes.filter((code) => !reasons.flat().includes(code))).toEqual([]);
    }
  });

  it('five kinds of requests have sixty submissions: one is late, one delegated, one for the manager', () => {
    for (const org of world) {
      expect([rowsOf(org, requestKinds).length, rowsOf(org, requests).length]).toEqual([5, 60]);
      const open = new Map(
        rowsOf(org, decisions).flatMap((one) =>
          one.subject === 'request' && one.state === 'waiting' ? [[one.id, one] as const] : [],
        ),
      );
      const seats = rowsOf(org, decisionSeats).filter(
        ({ state, decisionId }) => state === 'waiting' && open.has(decisionId),
      );
      const manager = rowsOf(org, users).find(({ email }) => email.startsWith('manager@'))?.id;
      expect([...open.values()].filter(({ late }) => late)).toHaveLength(1);
      expect(seats.filter(({ holderId, approverId }) => holderId !== approverId).length).toBeGreaterThan(0);
      expect(seats.some(({ holderId }) => holderId === manager)).toBe(true);
    }
  });

  it('a country has its own working week and holidays, and people who live there', () => {
    for (const org of world) {
      const [row] = rowsOf(org, workingHours);
      const hours = WorkingHours.parse(row);
      const [other] = hours.places;
      expect(other?.weekdays).not.toEqual(hours.weekdays);
      expect(other?.holidays).not.toEqual(hours.holidays);
      const today = dayAt(Date.parse(date), rowsOf(org, organizations)[0]?.timezone ?? '');
      for (const { holidays } of [hours, ...hours.places]) {
        expect(holidays).toEqual([...new Set(holidays)].toSorted());
        expect(holidays.every((day) => day >= today)).toBe(true);
      }
      const there = rowsOf(org, users).filter(({ countryId }) => countryId === other?.countryId);
      expect(there.length).toBeGreaterThanOrEqual(10);
    }
  });

  it('whoever decides on equipment in the Spanish organisation works in that country', () => {
    const [org] = world;
    if (org === undefined) throw new Error('no organisation');
    const deciding = rowsOf(org, requestKinds).flatMap(({ approverIds }) => approverIds);
    const abroad = rowsOf(org, users).filter(({ countryId }) => countryId === 'CO');
    expect(abroad.some(({ id }) => deciding.includes(id))).toBe(true);
  });
});
