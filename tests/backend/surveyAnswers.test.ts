/** Answering surveys: who may, what is checked, and what is kept of it, named and anonymous (spec §7). */
import { afterEach, describe, expect, it } from 'vitest';
import { surveys } from '#backend/surveys/surveys.tables.ts';
import {
  answersTo,
  fieldsOf,
  keptOf,
  openLaunchedFixture,
  sumOfStages,
  type LaunchedFixture,
} from './launchedSurveys.ts';
import { crowd } from './pollFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: LaunchedFixture;
afterEach(() => fixture.deployment.close());

const pending = async (who: string): Promise<unknown> =>
  (await fixture.call(who, 'GET /user/notification_count')).said.pending_surveys;
const ids = (said: unknown): readonly string[] => (said as { id: string }[]).map(({ id }) => id);

describe.each(storesOf(import.meta.url))('answers to a survey, %s store', (kind) => {
  it('an answered survey with names keeps one response with its answers, and counts it at once', async () => {
    fixture = await openLaunchedFixture(kind);
    const survey = await fixture.launched();
    const said = {
      option: 1,
      text: '  Tiempo ',
      uses: [0, 2],
      score: 4,
      hours: 7.25,
      day: '2026-02-28',
    } as const;
    const answer = await fixture.submit('ana', survey, answersTo(survey, said));
    expect([answer.status, answer.said]).toMatchObject([200, { survey_id: survey.id, points_awarded: 20 }]);
    const { invitations, responses, answers, tallies, texts } = await fixture.look((store) =>
      keptOf(store, survey.id),
    );
    expect(responses).toMatchObject([
      { id: answer.said.id, voter: 'ana', userId: 'ana', cellId: 'survey-1-sales' },
    ]);
    expect(new Set(answers.map((row) => row.text ?? row.number ?? row.date ?? row.optionId))).toEqual(
      new Set([
        'Tiempo',
        400,
        725,
        '2026-02-28',
        ...[0, 2].map((use) => survey.questions[2]?.options[use]?.id),
        survey.questions[0]?.options[1]?.id,
      ]),
    );
    expect(invitations.filter((row) => row.answered).map(({ userId }) => userId)).toEqual(['ana']);
    expect(new Map(tallies.map((row) => [`${row.questionId}:${row.value}`, row.released]))).toEqual(
      new Map([
        [':', 1],
        ...survey.questions.map(({ id }) => [`${id}:`, 1] as const),
        [`${survey.questions[0]?.id}:${survey.questions[0]?.options[1]?.id}`, 1],
        [`${survey.questions[2]?.id}:${survey.questions[2]?.options[0]?.id}`, 1],
        [`${survey.questions[2]?.id}:${survey.questions[2]?.options[2]?.id}`, 1],
        [`${survey.questions[3]?.id}:4`, 1],
        [`${survey.questions[4]?.id}:sum`, 725],
        [`${survey.questions[5]?.id}:2026-02`, 1],
      ]),
    );
    expect(texts).toEqual([]);
  });

  it('an answered anonymous survey keeps no response, no time and no person, only sums, texts and that it was answered', async () => {
    fixture = await openLaunchedFixture(kind);
    const survey = await fixture.launched({ anonymous: true });
    const before = await fixture.look((store) => keptOf(store, survey.id));
    const reply = await fixture.submit(
      'bruno',
      survey,
      answersTo(survey, { option: 1, text: 'Pausas', hours: 2 }),
    );
    expect(reply.status).toBe(200);
    const kept = await fixture.look((store) => keptOf(store, survey.id));
    expect([kept.responses, kept.answers]).toEqual([[], []]);
    expect(kept.invitations).toEqual(
      before.invitations.map((row) => (row.userId === 'bruno' ? { ...row, answered: true } : row)),
    );
    expect(kept.texts.map(({ id: _id, ...row }) => row)).toEqual([
      {
        surveyId: survey.id,
        questionId: survey.questions[1]?.id,
        cellId: 'survey-1-works',
        text: 'Pausas',
        stage: 'collecting',
      },
    ]);
    expect(kept.tallies.map(({ collecting, released }) => [collecting, released])).toEqual(
      kept.tallies.map(({ value }) => [value === 'sum' ? 200 : 1, 0]),
    );
    // Neither rows nor ids hold the instant of the answer; ids made of a clock begin with it.
    const clock = fixture.deployment.dependencies.newId().slice(0, 8);
    const dump = JSON.stringify([kept.tallies, kept.texts]);
    expect([dump.includes('bruno'), dump.includes(clock)]).toEqual([false, false]);
    const again = await fixture.submit('bruno', survey, answersTo(survey, {}));
    expect([again.status, again.said.message]).toEqual([
      409,
      'Ya respondiste esta encuesta y solo se responde una vez.',
    ]);
    expect(await fixture.look((store) => keptOf(store, survey.id))).toEqual(kept);
  });

  it('answers of an anonymous survey become visible in steps of at least the threshold', async () => {
    fixture = await openLaunchedFixture(kind, 30);
    const survey = await fixture.launched({ anonymous: true });
    const seen: number[] = [];
    for (const who of crowd(30)) {
      await fixture.submit(who, survey, answersTo(survey, { option: 1, text: `De ${who}` }));
      const { said } = await fixture.call('diego', `GET /surveys/allresponses?survey_id=${survey.id}`);
      expect([said.items, said.withheld]).toEqual([[], 'anonymous']);
      seen.push(said.aggregate[0].figure.n ?? 0);
    }
    // Of each cell the last batch waits, and the one after it is not complete.
    const steps = seen.map((n, index) => n - (seen[index - 1] ?? 0)).filter((step) => step !== 0);
    expect(steps).toEqual(Array.from({ length: 8 }, () => 3));
    const { tallies, texts } = await fixture.look((store) => keptOf(store, survey.id));
    const responses = tallies.filter(({ questionId }) => questionId === '').map(sumOfStages);
    expect(responses.reduce((sum, one) => sum + one, 0)).toBe(30);
    expect(texts).toHaveLength(30);
  });

  it.each([
    [{}, 409, 1, 9],
    [{ multiResponse: true }, 200, 1, 2],
    [{ multiResponse: true, anonymous: true }, 409, 1, null],
  ] as const)('a second answer to a survey with %j is answered by %i', async (own, status, count, score) => {
    fixture = await openLaunchedFixture(kind);
    const survey = await fixture.launched(own);
    await fixture.submit('ana', survey, answersTo(survey, { score: 9, uses: [1] }));
    const second = await fixture.submit('ana', survey, answersTo(survey, { option: 1, score: 2 }));
    expect(second.status).toBe(status);
    if (status === 200) expect(second.said.points_awarded).toBe(0);
    const { tallies, answers } = await fixture.look((store) => keptOf(store, survey.id));
    const total = tallies.find(({ questionId }) => questionId === '');
    expect((total?.released ?? 0) + (total?.collecting ?? 0)).toBe(count);
    if (score !== null)
      expect(answers.flatMap(({ number }) => (number === null ? [] : [number / 100]))).toEqual([score]);
    expect(tallies.filter(({ released }) => released < 0)).toEqual([]);
    const { said } = await fixture.call('ana', `GET /survey/${survey.id}`);
    expect(said.my_answers.length > 0).toBe(status === 200);
  });

  it('each submission of a request is one more response, and a repeat with its key is none', async () => {
    fixture = await openLaunchedFixture(kind);
    await fixture.turn('solicitud', true);
    const survey = await fixture.launched({ kind: 'solicitud', multiResponse: true });
    const said = answersTo(survey, { score: 9, uses: [1, 0], text: 'Hoy', option: 1 });
    const send = (key: string, answers = said) => fixture.submit('ana', survey, answers, key);
    const [first, second] = [await send('one'), await send('two')];
    expect([first.said.points_awarded, second.said.points_awarded]).toEqual([20, 0]);
    expect(second.said.id).not.toBe(first.said.id);
    // Also after its end: who lost the reply learns that the response had arrived.
    await fixture.change((store) =>
      store.update(surveys, { id: survey.id }, { closedAt: new Date(fixture.deployment.now).toISOString() }),
    );
    expect([(await send('one')).said, (await send('two')).said]).toEqual([first.said, second.said]);
    const other = await send('one', answersTo(survey, { score: 2 }));
    expect([other.status, other.said.code]).toEqual([409, 'key_reused']);
    expect((await send('three')).said.message).toBe('La encuesta ya está cerrada.');
    // The key of one person is none of another's.
    await fixture.change((store) => store.update(surveys, { id: survey.id }, { closedAt: null }));
    expect((await fixture.submit('bruno', survey, said, 'one')).said.points_awarded).toBe(20);
    const { responses, answers } = await fixture.look((store) => keptOf(store, survey.id));
    expect(responses.filter(({ userId }) => userId === 'ana')).toHaveLength(2);
    expect(responses).toHaveLength(3);
    expect(new Set(answers.map(({ responseId }) => responseId))).toEqual(
      new Set(responses.map(({ id }) => id)),
    );
  });

  it('a survey is answered only while it is open, by invited people, and only then it is pending', async () => {
    fixture = await openLaunchedFixture(kind);
    const soon = new Date(fixture.deployment.now + 1000).toISOString();
    const past = new Date(fixture.deployment.now - 1000).toISOString();
    const [open, paused, later, closing, closed] = [
      await fixture.launched({ endsAt: soon }),
      await fixture.launched({ active: false }),
      await fixture.launched({ startsAt: soon }),
      await fixture.launched({ endsAt: past }),
      await fixture.launched({ endsAt: past, closedAt: past, active: false }),
    ];
    for (const [survey, message] of [
      [paused, 'La encuesta no está abierta en este momento.'],
      [later, 'La encuesta no está abierta en este momento.'],
      [closing, 'La encuesta ya está cerrada.'],
      [closed, 'La encuesta ya está cerrada.'],
    ] as const) {
      const { status, said } = await fixture.submit('ana', survey, answersTo(survey, {}));
      expect([status, said.message]).toEqual([409, message]);
    }
    expect(ids((await fixture.call('ana', 'GET /surveys')).said)).toEqual([open.id]);
    expect(ids((await fixture.call('ana', 'GET /allsurveys')).said).toSorted()).toEqual([
      open.id,
      closing.id,
      closed.id,
    ]);
    expect(await pending('ana')).toBe(1);
    expect((await fixture.submit('ana', open, answersTo(open, {}))).status).toBe(200);
    expect(await pending('ana')).toBe(0);
    const states = (await fixture.call('ana', 'GET /survey_user')).said as {
      survey_id: string;
      status: string;
    }[];
    expect(Object.fromEntries(states.map(({ survey_id, status }) => [survey_id, status]))).toEqual({
      [open.id]: 'answered',
      [paused.id]: 'pending',
      [later.id]: 'pending',
      [closing.id]: 'expired',
      [closed.id]: 'expired',
    });
    // Not invited, not launched, not of the organisation.
    await fixture.change((store) =>
      store.update(surveys, { id: paused.id }, { launchedAt: null, active: true }),
    );
    expect((await fixture.submit('ana', paused, [])).status).toBe(404);
    expect((await fixture.submit('ana', { id: 'unknown' }, [])).status).toBe(404);
    expect((await fixture.submit('olga@otro.example', open, [])).status).toBe(404);
    expect((await fixture.submit('xavi', open, [])).status).toBe(403);
  });

  it('a survey of a kind whose module is off is neither shown, nor pending, nor answered', async () => {
    fixture = await openLaunchedFixture(kind);
    const survey = await fixture.launched();
    await fixture.turn('surveys', false);
    await fixture.turn('evaluations', true);
    const org = `GET /org/survey/${survey.id}`;
    for (const route of [`GET /survey/${survey.id}`, org, `${org}/results`]) {
      const { status, said } = await fixture.call(route.includes('org') ? 'diego' : 'ana', route);
      expect([status, said.code]).toEqual([403, 'module_off']);
    }
    expect((await fixture.submit('ana', survey, answersTo(survey, {}))).said.code).toBe('module_off');
    expect((await fixture.call('ana', 'GET /surveys')).said).toEqual([]);
    expect((await fixture.call('diego', 'GET /org/surveys')).said).toEqual([]);
    expect(await pending('ana')).toBe(0);
  });

  it('wrong answers to a survey are refused by field, and nothing is kept', async () => {
    fixture = await openLaunchedFixture(kind);
    const survey = await fixture.launched();
    const [single, text, , scale] = survey.questions;
    const yes = { question_id: single?.id, option_ids: [single?.options[0]?.id] };
    const answer = await fixture.submit('ana', survey, [
      yes,
      { question_id: text?.id, text: 'Nada' },
      { question_id: scale?.id, number: 11 },
      { question_id: 'foreign', text: 'Hola' },
      yes,
    ]);
    expect([answer.status, fieldsOf(answer)]).toEqual([
      422,
      ['answers.1.question_id', 'answers.2.number', 'answers.3.question_id', 'answers.4.question_id'],
    ]);
    const missing = await fixture.submit('ana', survey, [yes]);
    expect([missing.status, missing.said.reasons]).toEqual([
      422,
      [{ field: 'answers', code: 'answer_missing', message: 'Falta la respuesta a la pregunta 3.' }],
    ]);
    const kept = await fixture.look((store) => keptOf(store, survey.id));
    expect([kept.tallies, kept.responses, kept.invitations.filter(({ answered }) => answered)]).toEqual([
      [],
      [],
      [],
    ]);
  });
});
