/** What is wrong in a program is refused at its field, with a reason of its own. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { surveys } from '#backend/surveys/surveys.tables.ts';
import { storesOf } from '../support/trials.ts';
import { course, extra, openProgramFixture, quiz, read, type ProgramFixture } from './programFixture.ts';

let fixture: ProgramFixture;
afterEach(() => fixture.deployment.close());

describe.each(storesOf(import.meta.url))('what is refused by name, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openProgramFixture(kind);
  });
  const create = async (more: object) => {
    const { status, said } = await fixture.call('diego', 'POST /program', {
      name: 'Malo',
      type: 'course',
      ...more,
    });
    return [
      status,
      ...(said.reasons ?? []).map(({ field, code }: { field: string; code: string }) => `${field} ${code}`),
    ];
  };
  const inModule = (...lessons: readonly object[]) => ({ modules: [{ id: 'm', title: 'Uno', lessons }] });

  it('a pass mark of 101', async () => {
    expect(await create(inModule({ ...quiz, requires: [], pass_mark: 101 }))).toEqual([
      422,
      'modules.0.lessons.0.pass_mark too_big',
    ]);
  });
  it('lessons in a circle, each of them at its field', async () => {
    expect(
      await create(inModule({ ...read, requires: ['quiz'] }, quiz, { ...extra, requires: ['quiz'] })),
    ).toEqual([
      422,
      'modules.0.lessons.0.requires program_circle',
      'modules.0.lessons.1.requires program_circle',
    ]);
  });
  it('an unknown lesson, an id that is there twice, and a quiz without a right answer', async () => {
    expect(await create(inModule({ ...read, requires: ['nothing'] }))).toEqual([
      422,
      'modules.0.lessons.0.requires id_unknown',
    ]);
    expect(await create(inModule(read, read))).toEqual([422, 'modules.0.lessons.1.id program_id_twice']);
    const wrong = {
      ...quiz,
      requires: [],
      quiz: [
        {
          id: 'q',
          question: '¿?',
          options: [
            { id: 'a', text: 'A', correct: false },
            { id: 'b', text: 'B', correct: false },
          ],
        },
      ],
    };
    expect(await create(inModule(wrong))).toEqual([
      422,
      'modules.0.lessons.0.quiz.0.options program_no_right_answer',
    ]);
  });
  it('a form that the organisation does not have, or that promises to be anonymous', async () => {
    const asks = (survey_id: string) => inModule({ id: 'f', kind: 'form', title: 'Encuesta', survey_id });
    const refused = [422, 'modules.0.lessons.0.survey_id program_form_unknown'];
    expect(await create(asks('foreign'))).toEqual(refused);
    const program = { kind: 'program', title: 'Al terminar' };
    // The product makes none that is anonymous; a row of another server may be.
    const secret = await fixture.publish(program);
    const asked = await fixture.publish(program);
    // One that is not launched can still be deleted.
    expect(await create(asks(asked))).toEqual(refused);
    await fixture.later(1_000);
    await fixture.change((store) => store.update(surveys, { id: secret }, { anonymous: true }));
    expect(await create(asks(secret))).toEqual(refused);
    expect(await create({ type: 'custom', survey_id: secret })).toEqual([
      422,
      'survey_id program_form_unknown',
    ]);
    // A survey of another kind belongs to somebody else's answers.
    expect(await create(asks(await fixture.publish()))).toEqual(refused);
    expect(await create(asks(asked))).toEqual([200]);
    expect(await create({ type: 'custom', form_id: 'foreign' })).toEqual([
      422,
      'form_id program_form_unknown',
    ]);
  });
  it('points together with a badge, a last day before the first, and lessons of a program that is no course', async () => {
    expect(await create({ starts_on: '2026-05-02', ends_on: '2026-05-01' })).toEqual([
      422,
      'ends_on program_days',
    ]);
    expect(await create({ points: 5, badge_id: 'x' })).toEqual([
      422,
      'badge_id program_one_reward',
      'badge_id id_unknown',
    ]);
    expect(await create({ type: 'generic', ...inModule(read) })).toEqual([422, 'modules program_type']);
  });
  it('a course that is switched on before it is complete', async () => {
    const { id } = await fixture.done('POST /program', {
      name: 'A medias',
      type: 'course',
      ...inModule({ id: 'v', kind: 'video', title: 'Ver' }),
    });
    const { status, said } = await fixture.call('diego', `PATCH /org/program/${id}/activate`, {
      active: true,
    });
    expect([status, said.reasons[0]]).toMatchObject([
      422,
      {
        field: 'modules.0.lessons.0.url',
        code: 'program_lesson_content',
        message: 'A la lección «Ver» le falta su contenido.',
      },
    ]);
    const empty = await fixture.done('POST /program', { name: 'Vacío', type: 'course' });
    expect(
      (await fixture.call('diego', `PATCH /org/program/${empty.id}/activate`, { active: true })).said
        .reasons[0],
    ).toMatchObject({ field: 'modules', code: 'program_no_lessons' });
  });
  it('an address that is no page of the web', async () => {
    expect(
      await create(inModule({ id: 'v', kind: 'video', title: 'Ver', url: 'ftp://example.org/a' })),
    ).toMatchObject([422, expect.stringMatching(/^modules\.0\.lessons\.0\.url /u)]);
  });
  it('a lesson of a program that is not assigned, not begun, over or switched off', async () => {
    const codeOf = async (id: string) => {
      const { status, said } = await fixture.learn('ana', id, 'read');
      return [status, said.reasons[0].field, said.reasons[0].code];
    };
    const id = await fixture.program({ modules: course });
    expect(await codeOf(id)).toEqual([409, 'program_id', 'program_not_assigned']);
    await fixture.assign('course', id, ['ana']);
    await fixture.done('POST /program/edit', { id, starts_on: fixture.day(1) });
    expect(await codeOf(id)).toEqual([409, 'program_id', 'program_not_open']);
    await fixture.done('POST /program/edit', { id, starts_on: null, ends_on: fixture.day(-2) });
    expect(await codeOf(id)).toEqual([409, 'program_id', 'program_not_open']);
    await fixture.done('POST /program/edit', { id, ends_on: null });
    await fixture.done(`PATCH /org/program/${id}/activate`, { active: false });
    expect(await codeOf(id)).toEqual([409, 'program_id', 'program_not_open']);
    expect((await fixture.call('diego', `PATCH /org/program/${id}/activate`, { active: false })).status).toBe(
      409,
    );
  });
  it('a change that would overwrite another one', async () => {
    const id = await fixture.program();
    const { status, said } = await fixture.call('diego', 'POST /program/edit', {
      id,
      name: 'Nuevo',
      based_on: { name: 'Otro' },
    });
    expect([status, said.reasons[0].code]).toEqual([409, 'changed_meanwhile']);
  });
});
