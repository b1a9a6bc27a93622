/** Courses over REST: lessons open in their order, a quiz is passed at its mark, and the end is rewarded once. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { surveyResponses } from '#backend/surveys/surveys.tables.ts';
import { storesOf } from '../support/trials.ts';
import { answers, extra, openProgramFixture, read, type ProgramFixture } from './programFixture.ts';

let fixture: ProgramFixture;
afterEach(() => fixture.deployment.close());

const mine = async (who: string, id: string) => (await fixture.call(who, `GET /program/${id}`)).said;

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
});
