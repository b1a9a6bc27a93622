/** Coverages over REST: who has them, until when, assignments in pieces, undoing, and what is told of their end. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coveragePeople } from '#backend/benefits/benefits.tables.ts';
import { repositoryFiles } from '#backend/files/files.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { hourMs } from '#tests/backend/requestFixture.ts';
import { boss, dayMs } from '#tests/backend/surveyFixture.ts';
import { storesOf } from '../support/trials.ts';
import { codes, expectRight, openBenefitFixture, type BenefitFixture } from './benefitFixture.ts';

let fixture: BenefitFixture;
afterEach(() => fixture.deployment.close());
const own = async (who: string, of = '') => (await fixture.call(who, `GET /org/all/coverage${of}`)).said;
const undo = (batch: string) => fixture.call(boss, `POST /org/coverage/batch/${batch}/undo`, {});

describe.each(storesOf(import.meta.url))('coverages, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openBenefitFixture(kind, 3);
  });
  afterEach(() => expectRight(fixture));

  it('people see their own with days within those of the coverage, administrators all', async () => {
    const { assign, call, day, hears } = fixture;
    const id = await fixture.coverage({ policy_number: 'P-1', starts_on: day(-9), ends_on: day(90) });
    await fixture.coverage({ name: 'Dental' });
    expect((await assign(id, { user_ids: ['ana', 'ines'], ends_on: day(40) })).said).toMatchObject({
      people: 1,
      added: 1,
      already: 0,
      assigning: false,
    });
    expect(await own('ana')).toMatchObject([
      {
        name: 'Vida',
        people: null,
        own: { policy_number: 'P-1', starts_on: day(-9), ends_on: day(40), valid: true, ends_in_days: 40 },
      },
    ]);
    expect([await hears('ana'), await own('bruno')]).toEqual([['coverage_assigned'], []]);
    expect((await call('bruno', 'GET /org/all/coverage?user_id=ana')).status).toBe(404);
    expect(await own(boss)).toMatchObject([
      { name: 'Dental', own: null, people: 0 },
      { name: 'Vida', own: null, people: 1 },
    ]);
    expect(await own(boss, '?user_id=ana')).toMatchObject([{ name: 'Vida', own: { valid: true } }]);
    expect((await call(boss, `GET /org/coverage/${id}/people`)).said.items).toMatchObject([
      { user: { id: 'ana' }, assigned_by: { id: boss }, valid: true },
    ]);
    expect((await call('ana', `GET /org/coverage/${id}/people`)).status).toBe(403);
  });

  it('a rehearsal says what an assignment does, and assigning again adds nobody', async () => {
    const { assign, call } = fixture;
    const id = await fixture.coverage();
    const everybody = { user_ids: ['ana', 'bruno', 'carla', 'ines'] };
    const rehearse = async () => (await call(boss, `POST /org/coverage/${id}/rehearsal`, everybody)).said;
    await assign(id, { user_ids: ['ana'] });
    expect(await rehearse()).toEqual({ people: 3, added: 2, already: 1, left: 1 });
    expect((await assign(id, everybody)).said).toMatchObject({ people: 3, added: 2, already: 1 });
    expect(await rehearse()).toEqual({ people: 3, added: 0, already: 3, left: 1 });
    expect((await assign(id, everybody)).said).toMatchObject({ added: 0, already: 3 });
    expect(await fixture.hears('ana')).toEqual(['coverage_assigned']);
  });

  it('undoing takes away only what the assignment added, also after one of them ended, within a day and once', async () => {
    const { assign, call, look, hears, later } = fixture;
    const id = await fixture.coverage();
    await assign(id, { user_ids: ['ana'] });
    const { batch_id: batch } = (await assign(id, { user_ids: ['ana', 'bruno', 'carla'] })).said;
    const idOf = (userId: string) =>
      look(async (store) => (await store.list(coveragePeople, { where: { userId } })).rows[0]?.id ?? '');
    expect((await call(boss, `DELETE /org/coverage/assignment/${await idOf('carla')}`)).status).toBe(200);
    expect((await undo(batch)).status).toBe(200);
    expect([(await own('ana')).length, await own('bruno'), await hears('bruno')]).toEqual([1, [], []]);
    expect(codes(await undo(batch))).toEqual(['409', 'coverage_undone']);
    const { batch_id: old } = (await assign(id, { user_ids: ['bruno'] })).said;
    await later(25 * hourMs);
    expect(codes(await undo(old))).toEqual(['409', 'coverage_undone']);
    expect((await undo('none')).status).toBe(404);
  });

  it('what cannot be is refused by name', async () => {
    const { assign, call, day } = fixture;
    const id = await fixture.coverage({ starts_on: day(-1), ends_on: day(10) });
    expect(codes(await assign('none', { user_ids: ['ana'] }))).toEqual(['404']);
    expect(codes(await assign(id, {}))).toEqual(['409', 'coverage_nobody']);
    expect(codes(await assign(id, { user_ids: ['xavi'] }))).toEqual(['409', 'coverage_nobody']);
    expect(codes(await assign(id, { user_ids: ['none'] }))).toEqual(['422', 'user_ids id_unknown']);
    expect(codes(await assign(id, { user_ids: ['ana'], ends_on: day(11) }))).toEqual([
      '422',
      'ends_on coverage_period',
    ]);
    expect(codes(await assign(id, { user_ids: ['ana'], starts_on: day(-2) }))).toEqual([
      '422',
      'starts_on coverage_period',
    ]);
    const update = (given: object) => call(boss, `PATCH /org/update/coverage/${id}`, given);
    expect(codes(await update({ ends_on: day(-2) }))).toEqual(['422', 'ends_on benefit_days']);
    expect(codes(await update({ document_id: 'none' }))).toEqual(['422', 'document_id coverage_document']);
    await update({ active: false });
    expect(codes(await assign(id, { user_ids: ['ana'] }))).toEqual(['409', 'coverage_off']);
    expect((await fixture.call('ana', `DELETE /org/coverage/assignment/${id}`)).status).toBe(403);
  });

  it('an ended coverage is not valid, and a switched-off one is not shown', async () => {
    const { assign, call, day, later } = fixture;
    const id = await fixture.coverage({ ends_on: day(1) });
    const other = await fixture.coverage({ name: 'Auto' });
    await assign(id, { user_ids: ['ana'] });
    await assign(other, { user_ids: ['ana'] });
    await later(3 * dayMs);
    expect(await own('ana')).toMatchObject([
      { name: 'Auto', own: { valid: true, ends_in_days: null } },
      { name: 'Vida', own: { valid: false, ends_in_days: null } },
    ]);
    await call(boss, `PATCH /org/update/coverage/${other}`, { active: false });
    expect(await own('ana')).toMatchObject([{ name: 'Vida' }]);
  });

  it('30 days before the end each person and each administrator hear of it once, and again of another end', async () => {
    const { assign, call, day, hears, later } = fixture;
    const id = await fixture.coverage({ ends_on: day(40) });
    await assign(id, { user_ids: ['ana', 'bruno'] });
    await assign(id, { user_ids: ['carla'], ends_on: day(20) });
    for (let hours = 0; hours < 24; hours++) await later(hourMs);
    expect([await hears('ana'), await hears('carla'), await hears(boss)]).toEqual([
      ['coverage_assigned'],
      ['coverage_assigned', 'coverage_ending'],
      [],
    ]);
    for (let days = 0; days < 12; days++) for (const hours of [8, 8, 8]) await later(hours * hourMs);
    expect([await hears('ana'), await hears('carla'), await hears(boss)]).toEqual([
      ['coverage_assigned', 'coverage_ending'],
      ['coverage_assigned', 'coverage_ending'],
      ['coverage_review'],
    ]);
    await call(boss, `PATCH /org/update/coverage/${id}`, { ends_on: day(25) });
    for (const hours of [8, 8, 8]) await later(hours * hourMs);
    expect((await hears('ana')).filter((one) => one === 'coverage_ending')).toHaveLength(2);
    expect(await hears(boss)).toEqual(['coverage_review', 'coverage_review']);
    // An earlier end of one's own did not move.
    expect((await hears('carla')).filter((one) => one === 'coverage_ending')).toHaveLength(1);
    // What is over with the coverage is not told as an end to come.
    await assign(id, { user_ids: ['elena'], ends_on: day(10) });
    await call(boss, `PATCH /org/update/coverage/${id}`, { ends_on: day(-1) });
    for (const hours of [8, 8, 8]) await later(hours * hourMs);
    expect(await hears('elena')).toEqual(['coverage_assigned']);
  });

  it('a large audience follows in pieces, and undoing stops it', async () => {
    const { assign, change, later, look } = fixture;
    const id = await fixture.coverage();
    await change(async (store) => {
      const {
        rows: [ana],
      } = await store.list(users, { where: { id: 'ana' } });
      if (ana === undefined) throw new Error('no ana');
      await store.insert(
        users,
        Array.from({ length: 450 }, (_, at) => ({
          ...ana,
          id: `w${String(at).padStart(4, '0')}`,
          email: `w${at}@taller.example`,
          departmentId: 'works',
        })),
      );
    });
    const count = () => look(async (store) => (await store.tally(coveragePeople))[0]?.count);
    const said = (await assign(id, { department_ids: ['works'] })).said;
    expect(said).toMatchObject({ added: 80, assigning: true });
    expect(await own(boss)).toMatchObject([{ people: 80, assigning: true }]);
    await later(0);
    expect(await count()).toBe(said.people);
    expect(await own(boss)).toMatchObject([{ people: said.people, assigning: false }]);
    await undo(said.batch_id);
    expect(await count()).toBe(0);
    const again = (await assign(id, { department_ids: ['works'] })).said;
    await undo(again.batch_id);
    await later(1_000);
    expect(await count()).toBe(0);
  });

  it('its document is shown to those who may read it, and a removed person leaves it', async () => {
    const { assign, call, change, deployment } = fixture;
    await fixture.turn('files_repo', true);
    const at = new Date(deployment.now).toISOString();
    await change((store) =>
      store.insert(repositoryFiles, [
        {
          id: 'guide',
          name: 'Guía',
          folder: null,
          description: null,
          key: 'k',
          version: 2,
          size: 1,
          contentType: 'application/pdf',
          mustAcknowledge: false,
          departmentIds: ['sales'],
          reviewOn: null,
          fold: 'guia',
          uploaderId: boss,
          remindedAt: null,
          createdAt: at,
          updatedAt: at,
        },
      ]),
    );
    await change(async (store) => {
      await store.update(users, { id: 'ana' }, { departmentId: 'sales' });
      await store.update(users, { id: 'bruno' }, { departmentId: 'works' });
    });
    const id = await fixture.coverage({ document_id: 'guide' });
    await assign(id, { user_ids: ['ana', 'bruno'] });
    expect(await own('ana')).toMatchObject([{ document: { id: 'guide', name: 'Guía', version: 2 } }]);
    expect(await own('bruno')).toMatchObject([{ document: null }]);
    expect((await call(boss, 'POST /user/admin/delete', { id: 'ana' })).status).toBe(200);
    expect(await own(boss)).toMatchObject([{ people: 1 }]);
    await fixture.turn('coverages', false);
    expect((await call('bruno', 'GET /org/all/coverage')).status).toBe(403);
  });
});
