/** Courses over REST: lessons open in their order, a quiz is passed at its mark, and the end is rewarded once. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transfers } from '#backend/ledger/ledger.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { badges } from '#backend/program/program.tables.ts';
import { badgeAwards } from '#backend/recognitions/recognitions.tables.ts';
import { surveyResponses } from '#backend/surveys/surveys.tables.ts';
import { dayMs } from '#tests/backend/surveyFixture.ts';
import { storesOf } from '../support/trials.ts';
import { answers, codes, extra, openProgramFixture, read, type ProgramFixture } from './programFixture.ts';

let fixture: ProgramFixture;
afterEach(() => fixture.deployment.close());

const mine = async (who: string, id: string) => (await fixture.call(who, `GET /program/${id}`)).said;
const paid = () =>
  fixture.look(async (store) => (await store.list(transfers, { where: { kind: 'program' } })).rows.length);

describe.each(storesOf(import.meta.url))('a course, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openProgramFixture(kind);
  });

  it('opens lessons in their order and says which ones a locked lesson waits for', async () => {
    const id = await fixture.program();
    await fixture.assign('course', id, ['ana'], { due_on: fixture.day(3) });
    const before = await mine('ana', id);
    expect(before.modules[0].lessons).toMatchObject([
      { id: 'read', state: 'open', missing_ids: [] },
      { id: 'quiz', state: 'locked', missing_ids: ['read'] },
    ]);
    expect(before.own).toMatchObject({
      standing: 'assigned',
      percent: 0,
      next_lesson_id: 'read',
      late: false,
    });
    const locked = await fixture.call('ana', `GET /program/${id}/lesson/quiz`);
    expect([locked.status, locked.said.reasons[0]]).toMatchObject([
      409,
      { field: 'lessonId', code: 'program_lesson_locked' },
    ]);
    expect((await fixture.learn('ana', id, 'quiz', { answers: answers(3) })).status).toBe(409);
    expect((await fixture.learn('ana', id, 'read')).said).toMatchObject({
      passed: true,
      program: { own: { standing: 'started', percent: 50, next_lesson_id: 'quiz' } },
    });
  });

  it('is done only with the pass mark, whatever was tried before', async () => {
    const id = await fixture.program();
    await fixture.assign('course', id, ['ana']);
    await fixture.learn('ana', id, 'read');
    const failed = (await fixture.learn('ana', id, 'quiz', { answers: answers(1) })).said;
    expect(failed).toMatchObject({ passed: false, score: 33, wrong_ids: ['two', 'three'] });
    expect(failed.program.modules[0].lessons[1]).toMatchObject({ state: 'failed', score: 33, attempts: 1 });
    expect(failed.program.own).toMatchObject({ standing: 'started', percent: 50, next_lesson_id: 'quiz' });
    const passed = (await fixture.learn('ana', id, 'quiz', { answers: answers(2) })).said;
    expect(passed).toMatchObject({
      passed: true,
      score: 66,
      program: { own: { standing: 'finished', percent: 100 } },
    });
    // Another attempt takes nothing away.
    expect((await fixture.learn('ana', id, 'quiz', { answers: [] })).said.passed).toBe(true);
    expect(await fixture.toldOf('ana')).toEqual(['program', 'program_finished']);
    expect(await fixture.counts(id)).toMatchObject({ assigned: 1, started: 0, waiting: 0, finished: 1 });
  });

  it('shows right answers to administrators only', async () => {
    const id = await fixture.program();
    await fixture.assign('course', id, ['ana']);
    await fixture.learn('ana', id, 'read');
    const { said, text } = await fixture.call('ana', `GET /program/${id}/lesson/quiz`);
    expect(said.quiz[0].options[0]).toEqual({ id: 'one-yes', text: 'Sí', text_en: null });
    expect(text + (await fixture.call('ana', `GET /program/${id}`)).text).not.toContain('correct');
    expect(
      (await fixture.done(`GET /org/program/${id}`)).modules[0].lessons[1].quiz[0].options[0].correct,
    ).toBe(true);
    expect((await fixture.call('ana', `GET /org/program/${id}`)).status).toBe(403);
  });

  it('asks a survey as a lesson, whose answers belong to the course', async () => {
    const survey_id = await fixture.publish({ kind: 'program', title: 'Al terminar' });
    await fixture.later(1_000);
    const form = { id: 'form', kind: 'form', title: 'Cuéntanos', survey_id };
    const id = await fixture.program({ modules: [{ id: 'm', title: 'Uno', lessons: [form] }] });
    await fixture.assign('course', id, ['ana']);
    const { questions } = (await fixture.call('ana', `GET /program/${id}/lesson/form`)).said;
    expect(questions).toMatchObject([{ kind: 'scale' }]);
    expect((await fixture.learn('ana', id, 'form')).status).toBe(422);
    expect((await mine('ana', id)).own).toMatchObject({ standing: 'assigned', percent: 0 });
    const given = [{ question_id: questions[0].id, number: 4 }];
    expect((await fixture.learn('ana', id, 'form', { answers: given })).said).toMatchObject({
      passed: true,
      program: { own: { standing: 'finished' } },
    });
    expect((await fixture.call('ana', `GET /program/${id}/lesson/form`)).said.my_answers).toMatchObject(
      given,
    );
    expect(await fixture.look(async (store) => (await store.list(surveyResponses)).rows)).toEqual([]);
  });

  it('keeps the place within a lesson on the server', async () => {
    const id = await fixture.program();
    await fixture.assign('course', id, ['ana']);
    const keep = (lesson_id: string, place: number) =>
      fixture.call('ana', `POST /program/${id}/place`, { lesson_id, place });
    expect((await keep('read', 40)).status).toBe(200);
    expect((await fixture.call('ana', `GET /program/${id}/lesson/read`)).said).toMatchObject({
      place: 40,
      state: 'reading',
    });
    expect([(await keep('quiz', 1)).status, (await keep('read', 101)).status]).toEqual([409, 422]);
  });

  it('leaves finished people finished when a lesson comes later, and says so', async () => {
    const id = await fixture.program({ modules: [{ id: 'm', title: 'Uno', lessons: [read] }] });
    await fixture.assign('course', id, ['ana', 'bruno']);
    await fixture.learn('ana', id, 'read');
    await fixture.done('POST /program/edit', {
      id,
      modules: [{ id: 'm', title: 'Uno', lessons: [read, extra] }],
    });
    expect((await mine('ana', id)).own).toMatchObject({
      standing: 'finished',
      percent: 50,
      added_since: 1,
      next_lesson_id: 'more',
    });
    expect((await mine('bruno', id)).own).toMatchObject({ standing: 'assigned', added_since: 0 });
    await fixture.learn('ana', id, 'more');
    expect((await mine('ana', id)).own).toMatchObject({ standing: 'finished', percent: 100, added_since: 0 });
    expect(await fixture.toldOf('ana')).toEqual(['program', 'program_finished']);
  });

  it('finishes people who have nothing left once a lesson is taken out', async () => {
    const id = await fixture.program({ modules: [{ id: 'm', title: 'Uno', lessons: [read, extra] }] });
    await fixture.assign('course', id, ['ana', 'bruno']);
    await fixture.learn('ana', id, 'read');
    await fixture.learn('bruno', id, 'more');
    await fixture.done('POST /program/edit', { id, modules: [{ id: 'm', title: 'Uno', lessons: [read] }] });
    await fixture.later(1_000);
    expect((await mine('ana', id)).own).toMatchObject({ standing: 'finished', percent: 100 });
    expect((await mine('bruno', id)).own).toMatchObject({
      standing: 'started',
      percent: 0,
      next_lesson_id: 'read',
    });
    expect(await fixture.placeOf('bruno', id)).toMatchObject({ done: 0 });
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

  it('keeps its reward once somebody has finished, and tells of no points to who takes no part in them', async () => {
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

  it('is finished by who comes back after the lessons that were left are gone', async () => {
    const id = await fixture.program({
      open: true,
      modules: [{ id: 'm', title: 'Uno', lessons: [read, extra] }],
    });
    await fixture.assign('course', id, ['ana', 'bruno']);
    for (const who of ['ana', 'bruno']) {
      await fixture.learn(who, id, 'read');
      const place = await fixture.placeOf(who, id);
      await fixture.done(`PATCH /program_assignment/${place?.id}/withdraw`, {});
    }
    await fixture.done('POST /program/edit', { id, modules: [{ id: 'm', title: 'Uno', lessons: [read] }] });
    await fixture.later(1_000);
    expect((await fixture.call('ana', `POST /program/${id}/join`, {})).said.own).toMatchObject({
      standing: 'finished',
      percent: 100,
    });
    await fixture.assign('course', id, ['bruno']);
    await fixture.later(1_000);
    expect((await mine('bruno', id)).own).toMatchObject({ standing: 'finished', percent: 100 });
    expect(await fixture.counts(id)).toMatchObject({ assigned: 2, started: 0, finished: 2, recheck: false });
  });

  it('gives a certificate to those who have finished', async () => {
    const id = await fixture.program({ modules: [{ id: 'm', title: 'Uno', lessons: [read] }] });
    await fixture.assign('course', id, ['ana']);
    expect((await fixture.call('ana', `GET /program/${id}/certificate`)).said.reasons[0].code).toBe(
      'program_not_finished',
    );
    await fixture.learn('ana', id, 'read');
    const { said } = await fixture.call('ana', `GET /program/${id}/certificate`);
    expect(said).toMatchObject({
      program_id: id,
      name: 'Curso',
      lessons: 1,
      person: expect.stringMatching(/ana/iu),
    });
    // It tells what was finished, whatever comes later.
    await fixture.done('POST /program/edit', {
      id,
      modules: [{ id: 'm', title: 'Uno', lessons: [read, extra] }],
    });
    expect((await fixture.call('ana', `GET /program/${id}/certificate`)).said.lessons).toBe(1);
    // A program that was switched off keeps the certificates of those who finished it.
    await fixture.done(`PATCH /org/program/${id}/activate`, { active: false });
    expect((await fixture.call('ana', `GET /program/${id}/certificate`)).status).toBe(200);
    expect((await fixture.call('bruno', `GET /program/${id}`)).status).toBe(404);
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
