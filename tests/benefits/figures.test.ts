/** What administrators read of benefits: what is late, usual times, how many may ask, use by department, states. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { hourMs } from '#tests/backend/requestFixture.ts';
import { boss, dayMs } from '#tests/backend/surveyFixture.ts';
import { eligibilityOf } from '#schema/benefits/eligibility.ts';
import { may } from '#schema/permissions.ts';
import { again } from '../support/again.ts';
import { diceOf } from '../support/seededRandom.ts';
import { seed, storesOf, trials } from '../support/trials.ts';
import { expectRight, openBenefitFixture, type BenefitFixture } from './benefitFixture.ts';

let fixture: BenefitFixture;
afterEach(() => fixture.deployment.close());

describe.each(storesOf(import.meta.url))('figures of benefits, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openBenefitFixture(kind);
  });
  afterEach(() => expectRight(fixture));

  it('a reminder after the working hours makes it late, and lists find it', async () => {
    const { asked, call, later, hears, decide } = fixture;
    const id = await fixture.benefit({ clock_hours: 1 });
    const one = await asked('ana', id);
    await later(5 * dayMs);
    expect(await hears('carla')).toEqual(['benefit_waiting', 'benefit_reminder']);
    const late = async () => (await call(boss, 'GET /org/benefit_submission?late=true')).said.items;
    expect(await late()).toMatchObject([{ id: one.id, late: true }]);
    await decide('carla', one.decision);
    expect(await late()).toEqual([]);
    expect(
      (await call(boss, 'GET /org/benefit_submission?keywords=gimna&status=approved')).said.items,
    ).toHaveLength(1);
    expect((await call(boss, 'GET /org/benefit_submission?keywords=otro')).said.items).toEqual([]);
  });

  it('the usual time is the middle of the last decisions, and absent for fewer than three', async () => {
    const { asked, call, decide, deployment } = fixture;
    const id = await fixture.benefit({});
    const usual = async () => (await call('ana', `GET /corporate_benefit/${id}`)).said.usual_hours;
    for (const [at, who] of ['ana', 'bruno', 'elena'].entries()) {
      expect(await usual()).toBeNull();
      const { decision } = await asked(who, id);
      deployment.now += (at + 1) * 2 * hourMs;
      await decide('carla', decision);
    }
    expect(await usual()).toBe(4);
  });

  it('administrators see how many may ask, and use by department only from the threshold up', async () => {
    const { asked, call, change } = fixture;
    const conditions = { service_months: null, department_ids: [], country_ids: [], once: null };
    const reach = async (more: object) =>
      (await call(boss, 'POST /org/corporate_benefit/reach', { ...conditions, ...more })).said.people;
    await change(async (store) => {
      await store.update(users, {}, { departmentId: null, countryId: null, admissionDate: null });
      await store.update(users, { id: { in: ['ana', 'bruno'] } }, { departmentId: 'sales', countryId: 'MX' });
      await store.update(users, { id: 'ana' }, { admissionDate: fixture.day(-400) });
    });
    expect(await reach({})).toBe(5);
    expect(await reach({ department_ids: ['sales'] })).toBe(2);
    expect(await reach({ country_ids: ['MX'], service_months: 12 })).toBe(1);
    const id = await fixture.benefit({});
    await asked('ana', id);
    expect((await call(boss, `GET /org/corporate_benefit/${id}/use`)).said).toEqual({
      departments: [],
      hidden: 1,
    });
    await change(
      async (store) => void (await store.update(users, { active: true }, { departmentId: 'sales' })),
    );
    expect((await call(boss, `GET /org/corporate_benefit/${id}/use`)).said).toMatchObject({
      departments: [{ asked: 1 }],
      hidden: 0,
    });
  });

  it('how many may ask is the number of people without a reason, for random people and conditions', async () => {
    const { call, change, look, day } = fixture;
    const dice = diceOf(seed);
    const maybe = <T>(value: T): T | null => (dice.whole(0, 3) === 0 ? null : value);
    for (let trial = 0; trial < trials(12); trial++) {
      await change(async (store) => {
        for (const { id } of (await store.list(users)).rows)
          await store.update(
            users,
            { id },
            {
              admissionDate: maybe(day(-dice.whole(0, 130))),
              departmentId: maybe(dice.pick(['sales', 'works'])),
              countryId: maybe(dice.pick(['MX', 'CL'])),
            },
          );
      });
      const conditions = {
        serviceMonths: maybe(dice.whole(1, 4)),
        departmentIds: dice.pick([[], ['sales'], ['sales', 'works']]),
        countryIds: dice.pick([[], ['MX'], ['MX', 'CL']]),
        once: null,
      };
      const offer = { active: true, archived: false, startsOn: null, endsOn: null, conditions };
      const people = await look(async (store) => (await store.list(users)).rows);
      const able = people.filter(
        (person) =>
          person.active &&
          may(person.userType, 'benefits.use') &&
          eligibilityOf(offer, person, [], null, day()).length === 0,
      );
      const { said } = await call(boss, 'POST /org/corporate_benefit/reach', {
        service_months: conditions.serviceMonths,
        department_ids: conditions.departmentIds,
        country_ids: conditions.countryIds,
        once: null,
      });
      expect(said, again()).toEqual({ people: able.length });
    }
  });

  it('states of the list for administrators are those of the day', async () => {
    const { call, day } = fixture;
    await fixture.benefit({ name: 'Abierto', starts_on: day(-1), ends_on: day(5) });
    await fixture.benefit({ name: 'Planeado', starts_on: day(2) });
    await fixture.benefit({ name: 'Terminado', ends_on: day(-2) });
    await fixture.benefit({ name: 'Apagado', active: false });
    for (const [state, name] of [
      ['open', 'Abierto'],
      ['planned', 'Planeado'],
      ['over', 'Terminado'],
      ['off', 'Apagado'],
    ] as const)
      expect((await call(boss, `GET /org/corporate_benefit?state=${state}`)).said.items).toMatchObject([
        { name, state },
      ]);
  });
});
