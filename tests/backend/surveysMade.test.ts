/** Building, publishing and steering surveys: what is accepted in which state. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modules } from '#backend/organization/organization.tables.ts';
import {
  boss,
  dayMs,
  draft,
  openSurveyFixture,
  refusal,
  said,
  scale,
  type SurveyFixture,
} from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: SurveyFixture;
afterEach(() => fixture.deployment.close());

describe.each(storesOf(import.meta.url))('made surveys, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openSurveyFixture(kind, 8);
  });
  const status = async (route: string, body?: unknown) => (await fixture.call(boss, route, body)).status;
  const refused = (route: string, body?: unknown) => refusal(fixture, route, body);

  it('a draft of a survey keeps questions with their ids through a change of words', async () => {
    const made = await fixture.done('POST /surveys/create', {
      ...draft,
      questions: [
        scale,
        { kind: 'single', question: '¿Turno?', options: [{ text: 'Mañana' }, { text: 'Tarde' }] },
      ],
    });
    expect(made).toMatchObject({ state: 'draft', anonymous: true, steps: ['edit', 'publish', 'remove'] });
    const questions = made.questions.with(1, { ...made.questions[1], question: '¿Qué turno?' });
    const after = await fixture.done(`PATCH /admin/surveys/${made.id}`, { questions, title: 'Otro' });
    expect(after.questions).toEqual(questions);
    expect(after).toMatchObject({ title: 'Otro', edited_at: null });
  });

  it('a fault of a survey names its field, and an end before the start is refused', async () => {
    const questions = [
      { kind: 'single', question: '  ', options: [{ text: 'Una' }] },
      { ...scale, scale: null },
    ];
    const days = { starts_at: '2026-04-10', ends_at: '2026-04-01' };
    expect(await refused('POST /surveys/create', { ...draft, questions, ...days })).toEqual([
      422,
      'questions.0.question',
      'questions.0.options',
      'questions.1.scale',
      'ends_at',
    ]);
    expect(await refused('POST /surveys/create', { ...draft, ends_at: '2026-03-17' })).toEqual([
      422,
      'ends_at',
    ]);
  });

  it('an edit of a value that another person changed is refused with both values', async () => {
    const { id } = await fixture.done('POST /surveys/create', draft);
    await fixture.done(`PATCH /admin/surveys/${id}`, { title: 'De otra persona' });
    const edit = { title: 'Mío', based_on: { title: 'Clima' } };
    expect(await status(`PATCH /admin/surveys/${id}`, edit)).toBe(409);
  });

  it('questions of an open survey change until the first answer, its audience and promise do not', async () => {
    const id = await fixture.publish();
    await fixture.later(0);
    const route = `PATCH /admin/surveys/${id}`;
    const { questions, steps } = await fixture.done(`GET /org/survey/${id}`);
    expect(steps).toContain('revise');
    for (const change of [{ anonymous: false }, { department_ids: ['sales'] }])
      expect(await refused(route, change)).toEqual([409, said('survey_asked')]);
    const { questions: longer } = await fixture.done(route, {
      questions: [...questions, { ...scale, required: false }],
    });
    expect(longer).toHaveLength(questions.length + 1);
    expect(await fixture.answer('ana', id)).toBe(200);
    const { steps: then } = await fixture.done(`GET /org/survey/${id}`);
    expect(then).toContain('reword');
    expect(then).not.toContain('revise');
  });

  it('after the first answer only words change, and the survey says that it was edited', async () => {
    const id = await fixture.publish();
    await fixture.later(0);
    await fixture.answer('ana', id);
    const { questions } = await fixture.done(`GET /org/survey/${id}`);
    const [question] = questions;
    const reworded = [{ ...question, question: '¿Cómo te sientes?' }];
    const route = `PATCH /admin/surveys/${id}`;
    expect(await fixture.done(route, { questions: reworded })).toMatchObject({
      questions: reworded,
      edited_at: expect.any(String),
    });
    for (const change of [
      { questions: [{ ...question, required: false }] },
      { questions: [...questions, scale] },
      { questions: [scale] },
      { sections: [{ title: 'Parte' }] },
    ])
      expect(await refused(route, change)).toEqual([409, said('survey_words_only')]);
  });

  it('an anonymous survey takes one answer', async () => {
    const { id } = await fixture.done('POST /surveys/create', draft);
    const why = [409, said('survey_one_answer')];
    expect(await refused(`PATCH /org/survey/${id}/multi-response`, { multi_response: true })).toEqual(why);
    expect(await refused('POST /surveys/create', { ...draft, multi_response: true })).toEqual(why);
    const named = await fixture.done('POST /surveys/create', { ...draft, anonymous: false });
    expect(await status(`PATCH /org/survey/${named.id}/multi-response`, { multi_response: true })).toBe(200);
    expect(await refused(`PATCH /admin/surveys/${named.id}`, { anonymous: true })).toEqual(why);
  });

  it('recognition and rules of a published survey change with its schedule, and an anonymous one still takes one answer', async () => {
    const route = (id: string) => `PATCH /org/survey/${id}/schedule`;
    const hidden = route(await fixture.publish());
    expect(await refused(hidden, { multi_response: true, points: 5 })).toEqual([
      409,
      said('survey_one_answer'),
    ]);
    expect(await fixture.done(hidden, { recognition_type_id: 'thanks' })).toMatchObject({
      recognition_type_id: 'thanks',
      multi_response: false,
      points: 0,
    });
    const id = await fixture.publish({ anonymous: false });
    expect(await refused(route(id), { recognition_type_id: 'unknown', multi_response: true })).toEqual([
      422,
      'recognition_type_id',
    ]);
    expect(await status(route(id), { multi_response: true, based_on: { multi_response: true } })).toBe(409);
    await fixture.later(0);
    expect(await fixture.answer('ana', id)).toBe(200);
    expect(await fixture.done(route(id), { multi_response: true })).toMatchObject({ multi_response: true });
    expect(await fixture.answer('ana', id)).toBe(200);
    expect(await refused(route(id), { recognition_type_id: 'thanks' })).toEqual([
      409,
      said('survey_promised'),
    ]);
  });

  it('a survey is published once, to at least one person, with a whole threshold of at least 3', async () => {
    const { id } = await fixture.done('POST /surveys/create', draft);
    expect(await refused('POST /org/survey', {})).toEqual([422, 'survey_id']);
    for (const threshold of [2, 4.5])
      expect(await refused('POST /org/survey', { survey_id: id, threshold })).toEqual([422, 'threshold']);
    expect(await refused('POST /org/survey', { survey_id: id, department_ids: ['x'] })).toEqual([
      422,
      'department_ids',
    ]);
    const nobody = { survey_id: id, user_ids: ['xavi', 'ines'] };
    expect(await refused('POST /org/survey', nobody)).toEqual([409, said('survey_nobody')]);
    const tenured = { survey_id: id, tenure_from: 6 };
    expect(await refused('POST /org/survey', tenured)).toEqual([409, said('survey_nobody')]);
    expect(await fixture.done('POST /org/survey', { survey_id: id })).toMatchObject({
      threshold: 5,
      text_threshold: 10,
      state: 'open',
    });
    expect(await refused('POST /org/survey', { survey_id: id })).toEqual([409, said('survey_step')]);
    const later = await fixture.publish({}, { starts_at: '2026-03-20' });
    expect(await refused(`PATCH /admin/surveys/${later}`, { user_ids: ['xavi'] })).toEqual([
      409,
      said('survey_nobody'),
    ]);
  });

  it('the audience of a survey is counted: people, those with enough invitations, and joined segments', async () => {
    const preview = () => fixture.done('POST /org/survey/audience', { threshold: 3 });
    expect(await preview()).toMatchObject({ people: 13, over_invited: 0 });
    const { segments } = await preview();
    // Three of works and one without a department are joined.
    const departments = segments.filter(({ dimension }: { dimension: string }) => dimension === 'department');
    expect(departments).toMatchObject([
      { people: 3, merged: true },
      { people: 10, merged: false },
    ]);
    await fixture.publish();
    await fixture.publish();
    await fixture.later(0);
    expect(await preview()).toMatchObject({ over_invited: 13 });
  });

  it('days move until the end; a day in the past closes an open survey and refuses a scheduled one', async () => {
    const id = await fixture.publish({}, { starts_at: '2026-03-20', ends_at: '2026-03-25' });
    expect(await fixture.row(id)).toMatchObject({
      startsAt: '2026-03-20T06:00:00.000Z',
      endsAt: '2026-03-26T06:00:00.000Z',
    });
    const route = `PATCH /org/survey/${id}/date`;
    expect(await refused(route, { starts_at: '2026-03-01', ends_at: '2026-03-10' })).toEqual([
      422,
      'ends_at',
    ]);
    await fixture.later(3 * dayMs);
    expect(await refused(route, { starts_at: '2026-04-01', ends_at: '2026-04-10' })).toEqual([
      409,
      said('survey_step'),
    ]);
    expect(await fixture.done(route, { ends_at: '2026-03-20' })).toMatchObject({ state: 'closing' });
    await fixture.later(0);
    expect(await fixture.done(`GET /org/survey/${id}`)).toMatchObject({ state: 'closed', steps: ['tell'] });
    expect(await refused(route, { ends_at: '2026-04-20' })).toEqual([409, said('survey_step')]);
  });

  it('days, points and series are changed together or not at all, and never on a value that was not seen', async () => {
    const days = { starts_at: '2026-03-20', ends_at: '2026-03-25', repeats: 'weekly' };
    const id = await fixture.publish({ anonymous: false }, { ...days, points: 10 });
    const route = `PATCH /org/survey/${id}/schedule`;
    await fixture.later(3 * dayMs);
    expect(await refused(route, { ends_at: null })).toEqual([422, 'ends_at']);
    expect(await refused(route, { ends_at: '2026-03-20' })).toEqual([422, 'ends_at']);
    expect(await status(route, { points: 5, based_on: { points: 0 } })).toBe(409);
    expect(await fixture.answer('ana', id)).toBe(200);
    expect(await refused(route, { ends_at: '2026-04-20', points: 5 })).toEqual([
      409,
      said('survey_promised'),
    ]);
    expect(await fixture.row(id)).toMatchObject({ endsOn: '2026-03-25', points: 10 });
    expect(await fixture.done(route, { ends_at: null, repeats: null })).toMatchObject({
      ends_at: null,
      repeats: null,
    });
  });

  it('what is promised for answering is fixed by the first answer', async () => {
    const id = await fixture.publish({ anonymous: false }, { points: 10 });
    await fixture.later(0);
    expect(await fixture.done(`PATCH /org/survey/${id}/points`, { points: 20 })).toMatchObject({
      points: 20,
    });
    expect(await fixture.answer('ana', id)).toBe(200);
    const why = [409, said('survey_promised')];
    expect(await refused(`PATCH /org/survey/${id}/points`, { points: 5 })).toEqual(why);
    expect(await refused(`PATCH /org/survey/${id}/recognition`, { recognition_type_id: null })).toEqual(why);
  });

  it('a paused survey opens later; a draft is removed, an open survey is not', async () => {
    const id = await fixture.publish();
    await fixture.done(`PATCH /org/survey/${id}/activate`, { active: false });
    await fixture.later(dayMs);
    expect(await fixture.invited(id)).toEqual([]);
    await fixture.done(`PATCH /org/survey/${id}/activate`, { active: true });
    await fixture.later(0);
    expect(await fixture.invited(id)).toHaveLength(13);
    expect(await refused(`DELETE /org/survey/${id}`)).toEqual([409, said('survey_step')]);
    const other = await fixture.done('POST /surveys/create', draft);
    expect(await status(`DELETE /org/survey/${other.id}`)).toBe(200);
    expect(await status(`GET /org/survey/${other.id}`)).toBe(404);
  });

  it('a survey is made and steered only while the module of its kind is on', async () => {
    const { id } = await fixture.done('POST /surveys/create', draft);
    await fixture.change((store) => store.update(modules, { flag: 'surveys' }, { active: false }));
    expect((await fixture.call(boss, `PATCH /org/survey/${id}/activate`, { active: true })).status).toBe(403);
    expect(await status('POST /surveys/create', { ...draft, kind: 'program' })).toBe(200);
    await fixture.change((store) => store.update(modules, { flag: 'programs' }, { active: false }));
    expect(await status('POST /surveys/create', { ...draft, kind: 'program' })).toBe(403);
  });

  it('everybody who was invited is notified once of an outcome', async () => {
    const id = await fixture.publish({}, { ends_at: '2026-03-19' });
    await fixture.later(0);
    const route = `PATCH /org/survey/${id}/outcome`;
    expect(await refused(route, { text: 'Pronto' })).toEqual([409, said('survey_step')]);
    await fixture.later(2 * dayMs);
    await fixture.done(route, { text: 'Cambiamos los turnos.' });
    await fixture.later(0);
    expect(await fixture.done(route, { text: 'Cambiamos dos turnos.' })).toMatchObject({
      text: 'Cambiamos dos turnos.',
    });
    // Nobody answered: fewer than the threshold.
    expect((await fixture.call('ana', 'GET /allsurveys')).said[0].outcome).toMatchObject({ figures: null });
    await fixture.later(dayMs);
    expect(await fixture.noticesOf('ana')).toEqual(['survey', 'survey_outcome']);
    expect(await fixture.noticesOf('xavi')).toEqual([]);
  });
});
