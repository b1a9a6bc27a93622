/** Writing evaluations: who may, when, and what is kept of it (spec §7). */
import { afterEach, describe, expect, it } from 'vitest';
import { evaluations } from '#backend/evaluations/evaluations.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { keptOf } from './launchedSurveys.ts';
import {
  cycleId,
  evaluationOf,
  openWrittenEvaluations,
  placeOf,
  refusal,
  type WrittenFixture,
} from './writtenEvaluations.ts';
import { storesOf } from '../support/trials.ts';

let fixture: WrittenFixture;
afterEach(() => fixture.deployment.close());

const idsOf = async (who: string, route: string): Promise<readonly string[]> =>
  ((await fixture.call(who, route)).said as { id: string }[]).map(({ id }) => id);

describe.each(storesOf(import.meta.url))('writing an evaluation, %s store', (kind) => {
  it('an evaluation is opened and sent by nobody but its writer', async () => {
    fixture = await openWrittenEvaluations(kind);
    await fixture.place('ana', 'carla');
    const id = await fixture.assign('peer', 'ana', 'bruno');
    for (const who of ['ana', 'carla', 'diego', 'elena']) {
      expect((await fixture.call(who, `GET /evaluation/${id}`)).status, who).toBe(404);
      expect((await fixture.submit(who, id)).status, who).toBe(404);
      expect(await idsOf(who, 'GET /evaluations')).toEqual([]);
    }
    expect((await fixture.call('bruno', `GET /evaluation/${id}`)).said).toMatchObject({
      id,
      kind: 'peer',
      open: true,
      evaluated: { id: 'ana' },
      leader: { id: 'carla' },
      my_answers: [],
    });
    expect((await fixture.look((store) => keptOf(store, cycleId))).responses).toEqual([]);
  });

  it('each writer is asked in own words, and nobody about themself what only the leader reads', async () => {
    fixture = await openWrittenEvaluations(kind);
    await fixture.place('ana', 'carla');
    const asked = async (part: 'self' | 'leader', who: string) => {
      const id = await fixture.assign(part, 'ana', who);
      const { questions } = (await fixture.call(who, `GET /evaluation/${id}`)).said as {
        questions: { question: string; leader_only: boolean; wordings: unknown[] }[];
      };
      expect(questions.flatMap(({ wordings }) => wordings)).toEqual([]);
      return questions.map(({ question }) => question);
    };
    expect(await asked('self', 'ana')).toEqual(['¿Cómo trabajas?', '¿Qué hace bien?', '¿Qué debe cambiar?']);
    expect((await asked('leader', 'carla'))[0]).toBe('¿Cómo trabaja?');
    const own = evaluationOf('self', 'ana', 'ana');
    expect(refusal(await fixture.submit('ana', own, { secret: 'Solo para ella' }))).toContain(422);
    expect((await fixture.submit('ana', own, { score: 5 })).status).toBe(200);
    await fixture.cycle({ phase: 'sharing' });
    await fixture.share();
    const { said } = await fixture.openResult('ana');
    expect((said.questions as { question: { question: string } }[])[0]?.question.question).toBe(
      '¿Cómo trabajas?',
    );
  });

  it('a written evaluation has one response and a score, and moves to those written', async () => {
    fixture = await openWrittenEvaluations(kind);
    await fixture.place('ana', 'carla');
    const id = await fixture.assign('leader', 'ana', 'carla');
    expect(await idsOf('carla', 'GET /evaluations')).toEqual([id]);
    const answer = await fixture.submit('carla', id, { score: 4, secret: 'Cuídala' });
    // What is for the leader only does not count.
    expect([answer.status, answer.said]).toMatchObject([200, { evaluation_id: id, score: 4 }]);
    const { responses, answers, tallies } = await fixture.look((store) => keptOf(store, cycleId));
    expect([responses, answers.length, tallies]).toMatchObject([
      [{ id: answer.said.id, voter: id, userId: 'carla', cellId: null, score: 400 }],
      4,
      [],
    ]);
    expect(await idsOf('carla', 'GET /evaluations')).toEqual([]);
    expect((await fixture.call('carla', 'GET /evaluations/completed')).said).toMatchObject([
      { id, status: 'completed', score: 4, open: false, evaluated: { id: 'ana' } },
    ]);
  });

  it('sent again it is refused as written, even in a later phase and with answers that do not fit', async () => {
    fixture = await openWrittenEvaluations(kind);
    await fixture.place('ana', 'carla');
    const id = await fixture.written('leader', 'ana', 'carla');
    expect(refusal(await fixture.submit('carla', id, { score: 99 }))).toEqual([409, 'evaluation_written']);
    await fixture.cycle({ phase: 'calibrating' });
    expect(refusal(await fixture.submit('carla', id))).toEqual([409, 'evaluation_written']);
  });

  it('a cancelled one, and any after the phase of writing, is no longer written', async () => {
    fixture = await openWrittenEvaluations(kind);
    await fixture.place('ana', 'carla');
    const cancelled = await fixture.assign('peer', 'ana', 'bruno', { status: 'cancelled' });
    const late = await fixture.assign('peer', 'ana', 'elena');
    expect(refusal(await fixture.submit('bruno', cancelled))).toEqual([409, 'evaluation_over']);
    expect(refusal(await fixture.submit('elena', late, { score: 99 }))).toEqual([422, 'too_big']);
    await fixture.cycle({ phase: 'calibrating' });
    expect(refusal(await fixture.submit('elena', late))).toEqual([409, 'evaluation_over']);
    expect(await idsOf('elena', 'GET /evaluations')).toEqual([]);
  });
});

describe.each(storesOf(import.meta.url))('reopening an evaluation, %s store', (kind) => {
  it('lets its writer change it while scores are compared, and counts it again', async () => {
    fixture = await openWrittenEvaluations(kind);
    await fixture.place('ana', 'carla');
    const id = await fixture.written('leader', 'ana', 'carla', { score: 2 });
    const self = await fixture.written('self', 'ana', 'ana', { score: 5, text: 'Antes' });
    await fixture.cycle({ phase: 'sharing' });
    await fixture.call('diego', `POST /org/evaluation_cycles/${cycleId}/share`, {});
    expect((await fixture.call('carla', `PATCH /evaluation/${self}/reopen`, {})).said).toEqual({
      success: true,
    });
    // The result that is being changed is not shown.
    expect((await fixture.placeRow('ana')).sharedAt).toBeNull();
    expect(await idsOf('ana', 'GET /evaluations')).toEqual([self]);
    expect(await idsOf('ana', 'GET /evaluations/completed')).toEqual([]);
    const { said } = await fixture.call('ana', `GET /evaluation/${self}`);
    expect(said).toMatchObject({ open: true, score: 5, my_answers: [{ number: 5 }, { text: 'Antes' }] });
    expect((await fixture.submit('ana', self, { score: 3 })).status).toBe(200);
    expect(refusal(await fixture.submit('ana', self))).toEqual([409, 'evaluation_written']);
    expect((await fixture.placeRow('ana')).score).toBe(250);
    const { responses, answers } = await fixture.look((store) => keptOf(store, cycleId));
    expect([responses.length, answers.map(({ number }) => number)]).toEqual([2, [200, 300]]);
    const { rows } = await fixture.look((store) =>
      store.list(notifications, { where: { userId: 'ana', kind: 'evaluation' } }),
    );
    expect([rows.length, id]).toEqual([1, evaluationOf('leader', 'ana', 'carla')]);
  });

  it('is for the leader and administrators, of written ones, until the result was read', async () => {
    fixture = await openWrittenEvaluations(kind);
    await fixture.place('ana', 'carla');
    await fixture.place('diego', 'carla');
    const id = await fixture.written('peer', 'ana', 'bruno');
    const pending = await fixture.assign('peer', 'ana', 'elena');
    const aboutAdmin = await fixture.written('peer', 'diego', 'bruno');
    const reopen = async (who: string, which: string) =>
      refusal(await fixture.call(who, `PATCH /evaluation/${which}/reopen`, {}));
    for (const who of ['ana', 'bruno', 'elena']) expect(await reopen(who, id), who).toEqual([404]);
    expect(await reopen('diego', aboutAdmin)).toEqual([404]);
    expect(await reopen('carla', pending)).toEqual([409, 'evaluation_step']);
    await fixture.cycle({ phase: 'sharing' });
    await fixture.call('diego', `POST /org/evaluation_cycles/${cycleId}/share`, {});
    await fixture.call('ana', `POST /evaluation_person/${placeOf('ana')}/open`);
    expect(await reopen('diego', id)).toEqual([409, 'evaluation_read']);
    await fixture.cycle({ phase: 'closed' });
    expect(await reopen('diego', id)).toEqual([409, 'evaluation_step']);
    const { rows } = await fixture.look((store) => store.list(evaluations, { where: { reopened: true } }));
    expect(rows).toEqual([]);
  });
});
