/** What administrators and leaders read of surveys besides their results (spec §7). */
import { afterEach, describe, expect, it } from 'vitest';
import { forms } from '#backend/forms/forms.tables.ts';
import { everyone } from '#backend/departments/audience.ts';
import {
  answersTo,
  fieldsOf,
  openLaunchedFixture,
  sixKinds,
  type LaunchedFixture,
} from './launchedSurveys.ts';
import { storesOf } from '../support/trials.ts';

let fixture: LaunchedFixture;
afterEach(() => fixture.deployment.close());

const read = async (route: string, who = 'diego') => (await fixture.call(who, route)).said;
const byQuestion = (one: { question_id: string }, other: { question_id: string }) =>
  one.question_id < other.question_id ? -1 : 1;
const people = (said: { items: { user: { id: string } }[] }) =>
  said.items.map(({ user }) => user.id).toSorted();

describe.each(storesOf(import.meta.url))('surveys for administrators, %s store', (kind) => {
  it('responses of a survey with names are listed one by one, and filtered by department at the launch and day', async () => {
    fixture = await openLaunchedFixture(kind);
    const survey = await fixture.launched();
    for (const who of ['ana', 'bruno', 'carla'])
      await fixture.submit(who, survey, answersTo(survey, { score: 8, hours: 1.5 }));
    const all = await read(`GET /surveys/allresponses?survey_id=${survey.id}`);
    expect([people(all), all.withheld, all.aggregate, all.pagination.total]).toEqual([
      ['ana', 'bruno', 'carla'],
      null,
      [],
      3,
    ]);
    const scale = all.items[0].answers.find(
      (one: { question_id: string }) => one.question_id === survey.questions[3]?.id,
    );
    expect(scale).toEqual({
      question_id: survey.questions[3]?.id,
      option_ids: [],
      text: null,
      number: 8,
      date: null,
    });
    const search = async (body: object) =>
      (await fixture.call('diego', 'POST /surveys/responses', { survey_id: survey.id, ...body })).said;
    const today = new Date(fixture.deployment.now).toISOString().slice(0, 10);
    expect(people(await search({ department_id: 'works' }))).toEqual(['bruno', 'carla']);
    expect(people(await search({ start_date: today, end_date: today }))).toEqual(['ana', 'bruno', 'carla']);
    expect(people(await search({ start_date: '2035-01-01' }))).toEqual([]);
    expect(people(await search({ end_date: '2020-01-01' }))).toEqual([]);
  });

  it('responses of a survey that are sent to the call that reads them are refused with the right call', async () => {
    fixture = await openLaunchedFixture(kind);
    const survey = await fixture.launched();
    const answer = await fixture.call('diego', 'POST /surveys/responses', {
      survey_id: survey.id,
      answers: [],
    });
    expect([answer.status, fieldsOf(answer), answer.said.reasons[0].message]).toEqual([
      422,
      ['answers'],
      'Aquí solo se leen respuestas. Envía las tuyas con POST /survey/{id}/submit.',
    ]);
    for (const route of ['GET /surveys/allresponses', 'GET /all_surveys_users'])
      expect(fieldsOf(await fixture.call('diego', `${route}?survey_id=unknown`))).toEqual(['survey_id']);
  });

  it('people asked by a survey are listed with their state; of an anonymous survey only counts by department', async () => {
    fixture = await openLaunchedFixture(kind);
    const [named, anonymous] = [await fixture.launched(), await fixture.launched({ anonymous: true })];
    for (const survey of [named, anonymous]) await fixture.submit('ana', survey, answersTo(survey, {}));
    const open = await read(`GET /all_surveys_users?survey_id=${named.id}`);
    expect(people(open)).toEqual(['ana', 'bruno', 'carla', 'diego', 'elena']);
    expect(open.items.filter(({ status }: { status: string }) => status === 'answered')).toMatchObject([
      { user: { id: 'ana' } },
    ]);
    const hidden = await read(`GET /all_surveys_users?survey_id=${anonymous.id}`);
    expect([hidden.items, hidden.withheld, hidden.groups]).toEqual([
      [],
      'anonymous',
      // Two people are fewer than the threshold.
      [expect.objectContaining({ department_id: 'sales', invited: 3, answered: 1 })],
    ]);
    const both = await read('GET /all_surveys_users');
    expect([both.pagination.total, both.groups]).toEqual([5, []]);
  });

  it('people asked by a survey are filtered by their state and searched by name; of an anonymous survey nobody is found', async () => {
    fixture = await openLaunchedFixture(kind);
    const [named, anonymous] = [await fixture.launched(), await fixture.launched({ anonymous: true })];
    for (const survey of [named, anonymous]) await fixture.submit('ana', survey, answersTo(survey, {}));
    const asked = async (survey: { readonly id: string }, narrowed: string) =>
      people(await read(`GET /all_surveys_users?survey_id=${survey.id}&${narrowed}`));
    expect(await asked(named, 'status=answered')).toEqual(['ana']);
    expect(await asked(named, 'status=pending')).toEqual(['bruno', 'carla', 'diego', 'elena']);
    expect(await asked(named, 'status=expired')).toEqual([]);
    expect(await asked(named, 'keywords=BRUN')).toEqual(['bruno']);
    expect(await asked(named, 'keywords=brun&status=answered')).toEqual([]);
    for (const narrowed of ['status=answered', 'keywords=ana'])
      expect(await asked(anonymous, narrowed)).toEqual([]);
  });

  it('surveys are listed for administrators with their filters, and shared ones for leaders without their steps', async () => {
    fixture = await openLaunchedFixture(kind);
    const shared = await fixture.launched({ sharedWithLeaders: true, audience: everyone });
    const own = await fixture.launched();
    const closed = await fixture.launched({ active: false, closedAt: '2026-01-01T00:00:00.000Z' });
    await fixture.poll();
    const ids = async (route: string, who?: string) =>
      (await read(route, who)).map(({ id }: { id: string }) => id).toSorted();
    expect(await ids('GET /org/surveys')).toEqual([shared.id, own.id, closed.id]);
    expect(await ids('GET /org/surveys?active=false')).toEqual([closed.id]);
    expect(await ids('GET /org/surveys?kind=evaluation')).toEqual([]);
    expect(await read('GET /org/surveys', 'carla')).toMatchObject([
      { id: shared.id, steps: [], audience: null },
    ]);
    const results = await read(`GET /org/survey/${shared.id}/results`, 'carla');
    expect(results.survey).toMatchObject({ steps: [], audience: null });
    const one = await read(`GET /org/survey/${shared.id}`);
    expect([one.questions.length, one.invited, one.steps.includes('pause')]).toEqual([6, 5, true]);
  });

  it('responses through a form are those of the surveys made from it', async () => {
    fixture = await openLaunchedFixture(kind);
    const made = { title: 'Cierre', questions: sixKinds };
    const form = (await fixture.call('diego', 'POST /typeform/create', made)).said;
    const own = { formId: form.id };
    const [named, anonymous] = [
      await fixture.launched(own),
      await fixture.launched({ ...own, anonymous: true }),
    ];
    for (const survey of [named, anonymous]) await fixture.submit('ana', survey, answersTo(survey, {}));
    // A question before the others does not move the answers to it.
    const added = { ...form.questions[0], id: undefined, question: '¿Otra?' };
    await fixture.call('diego', `PATCH /org/forms/${form.id}`, { questions: [added, ...form.questions] });
    const said = await read(`GET /typeform/${form.id}/response`);
    expect([people(said), said.withheld, said.aggregate.length]).toEqual([['ana'], 'anonymous', 6]);
    // Each survey has its own copy of the questions; the answers name those of the form.
    const [single, , , scale] = form.questions;
    expect(said.items[0].answers.toSorted(byQuestion)).toMatchObject(
      [
        { question_id: single.id, option_ids: [single.options[0].id] },
        { question_id: scale.id, option_ids: [], number: 9 },
      ].toSorted(byQuestion),
    );
    await fixture.change((store) => store.remove(forms, { id: form.id }));
    expect((await fixture.call('diego', `GET /typeform/${form.id}/response`)).status).toBe(404);
  });
});
