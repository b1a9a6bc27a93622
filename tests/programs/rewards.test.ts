/** The reward of a program: points or a badge, once, and the same that finished people have read. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transfers } from '#backend/ledger/ledger.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { badges } from '#backend/program/program.tables.ts';
import { badgeAwards } from '#backend/recognitions/recognitions.tables.ts';
import { dayMs } from '#tests/backend/surveyFixture.ts';
import { storesOf } from '../support/trials.ts';
import { codes, extra, openProgramFixture, read, type ProgramFixture } from './programFixture.ts';

let fixture: ProgramFixture;
afterEach(() => fixture.deployment.close());

const mine = async (who: string, id: string) => (await fixture.call(who, `GET /program/${id}`)).said;
const paid = () =>
  fixture.look(async (store) => (await store.list(transfers, { where: { kind: 'program' } })).rows.length);

describe.each(storesOf(import.meta.url))('the reward of a program, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openProgramFixture(kind);
  });

  it('pays once from the budget, and later if it was empty', async () => {
    const id = await fixture.program({
      points: 20,
      modules: [{ id: 'm', title: 'Uno', lessons: [read] }],
    });
    await fixture.assign('course', id, ['ana']);
    await fixture.learn('ana', id, 'read');
    expect([await paid(), (await mine('ana', id)).own.reward]).toEqual([0, 'due']);
    await fixture.fill(50);
    for (let turn = 0; turn < 3; turn++) await fixture.later(900_000);
    expect([await paid(), (await mine('ana', id)).own.reward]).toEqual([1, 'paid']);
  });

  it('gives its badge once, also to who finishes a lesson that came later', async () => {
    await fixture.change((store) =>
      store.insert(badges, [
        {
          id: 'first-week',
          name: 'Primera semana',
          description: '',
          imageKey: null,
          imageUrl: null,
          points: 0,
          isPublic: false,
          roles: ['admin'],
          categoryId: null,
          active: true,
          awardedCount: 0,
          createdBy: null,
          createdAt: new Date(fixture.deployment.now).toISOString(),
        },
      ]),
    );
    const id = await fixture.program({
      badge_id: 'first-week',
      modules: [{ id: 'm', title: 'Uno', lessons: [read] }],
    });
    await fixture.assign('course', id, ['ana', 'bruno']);
    await fixture.learn('ana', id, 'read');
    await fixture.learn('ana', id, 'read');
    await fixture.done('POST /program/edit', {
      id,
      modules: [{ id: 'm', title: 'Uno', lessons: [read, extra] }],
    });
    await fixture.learn('ana', id, 'more');
    await fixture.later(900_000);
    const given = await fixture.look(async (store) => (await store.list(badgeAwards)).rows);
    expect(given).toMatchObject([
      { badgeId: 'first-week', userId: 'ana', awardedBy: null, source: 'organization' },
    ]);
    expect((await mine('ana', id)).own).toMatchObject({ standing: 'finished', reward: 'paid' });
    expect(await fixture.toldOf('ana')).toEqual(['program', 'program_finished']);
    expect(await paid()).toBe(0);
  });

  it('keeps its reward once a person has finished, and names no points to who takes no part in them', async () => {
    await fixture.fill(100);
    const id = await fixture.program({
      points: 20,
      modules: [{ id: 'm', title: 'Uno', lessons: [read] }],
    });
    await fixture.done('POST /program/edit', { id, points: 30 });
    await fixture.change((store) => store.update(users, { id: 'ana' }, { takesPoints: false }));
    await fixture.assign('course', id, ['ana', 'bruno']);
    await fixture.learn('ana', id, 'read');
    expect([await paid(), (await mine('ana', id)).own.reward]).toEqual([0, 'none']);
    await fixture.learn('bruno', id, 'read');
    expect([await paid(), (await mine('bruno', id)).own.reward]).toEqual([1, 'paid']);
    const change = (points: number) =>
      fixture.call('diego', 'POST /program/edit', { id, name: 'Otro nombre', points });
    expect(codes(await change(50))).toEqual(['422', 'points program_reward_given']);
    expect((await change(30)).status).toBe(200);
  });

  it('is copied without its people, and deleted as was said before', async () => {
    const id = await fixture.program({
      points: 5,
      modules: [{ id: 'm', title: 'Uno', lessons: [read, extra] }],
    });
    await fixture.assign('course', id, ['ana', 'bruno', 'carla']);
    await fixture.learn('bruno', id, 'read');
    for (const lesson of ['read', 'more']) await fixture.learn('ana', id, lesson);
    fixture.deployment.now += 1_000;
    const copy = await fixture.done(`POST /org/program/${id}/copy`, {});
    expect(copy).toMatchObject({ name: 'Curso (copia)', active: false, assigned: 0, lessons: 2 });
    const all = await fixture.done('GET /admin/program');
    expect(all.items[0].id).toBe(copy.id);
    expect(await fixture.done(`GET /org/program/${id}/removal`)).toEqual({
      assigned: 3,
      begun: 1,
      waiting: 0,
      finished: 1,
      unpaid: 1,
    });
    await fixture.done('POST /program/deleted', { id });
    expect((await fixture.call('ana', `GET /program/${id}`)).status).toBe(404);
    expect((await fixture.call('ana', 'GET /program')).said).toEqual([]);
    await fixture.later(dayMs);
    expect(await paid()).toBe(0);
  });
});
