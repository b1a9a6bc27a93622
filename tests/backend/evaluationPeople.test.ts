/** People who come to a cycle of evaluations, change their leader, leave, and choose peers. */
import { afterEach, describe, expect, it } from 'vitest';
import { surveyAnswers, surveyResponses } from '#backend/surveys/surveys.tables.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import { openEvaluationFixture, partsOf, type EvaluationFixture } from './evaluationFixture.ts';
import { crowd } from './pollFixture.ts';
import { boss, dayMs } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: EvaluationFixture;
const peered = { parts: partsOf('self', 'leader', 'peer'), peers: 3 };
const others = ['voter002', 'voter003', 'voter004'];

describe.each(storesOf(import.meta.url))('people of cycles of evaluations, %s store', (kind) => {
  afterEach(() => fixture.deployment.close());
  const open = async (people?: number) => {
    fixture = await openEvaluationFixture(kind, people);
  };
  const status = async (who: string, route: string, body?: unknown) =>
    (await fixture.call(who, route, body)).status;
  /** Status and fields of a refused call. */
  const refused = async (route: string, body: unknown, who = boss) => {
    const { status: code, said } = await fixture.call(who, route, body);
    return [code, ...(said.reasons ?? []).map(({ field }: { field: string }) => field)];
  };

  describe('people who come and go', () => {
    it('a person who joins late is added once and gets evaluations; others are unknown', async () => {
      await open();
      const id = await fixture.begun({ user_ids: crowd(3) });
      const add = (...ids: string[]) =>
        fixture.call(boss, `POST /org/evaluation_cycles/${id}/people`, { user_ids: ids });
      expect((await add('voter003', 'voter004')).said).toEqual({ added: 1 });
      expect(await refused(`POST /org/evaluation_cycles/${id}/people`, { user_ids: ['ines'] })).toEqual([
        422,
        'user_ids',
      ]);
      await fixture.later(0);
      expect(await fixture.writers(id, 'voter004')).toEqual([
        'elena leader pending',
        'voter004 self pending',
      ]);
      expect((await fixture.places(id)).length).toBe(4);
      expect(await fixture.notices('evaluation')).toContain('evaluation voter004');
    });

    it('people are added by hand once the audience is in the cycle', async () => {
      await open();
      const id = await fixture.built();
      const add = () => refused(`POST /org/evaluation_cycles/${id}/people`, { user_ids: ['ana'] });
      expect(await add()).toEqual([409, '']);
      await fixture.done(`POST /org/evaluation_cycles/${id}/begin`, { user_ids: crowd(4) });
      expect(await add()).toEqual([409, '']);
      await fixture.later(0);
      expect(await add()).toEqual([200]);
    });

    it('a new leader gets what the former one has not written, and what is written stays', async () => {
      await open();
      const id = await fixture.begun({ user_ids: ['voter001', 'voter002'] });
      await fixture.write('elena', id, 'voter001');
      await fixture.change((store) =>
        store.update(users, { id: { in: ['voter001', 'voter002'] } }, { managerId: 'bruno' }),
      );
      await fixture.later(dayMs);
      expect(await fixture.writers(id, 'voter001')).toEqual([
        'elena leader completed',
        'voter001 self pending',
      ]);
      expect(await fixture.writers(id, 'voter002')).toEqual([
        'bruno leader pending',
        'elena leader cancelled',
        'voter002 self pending',
      ]);
      expect((await fixture.placeOf(id, 'voter001')).leaderId).toBe('bruno');
      expect(await fixture.pending('elena')).toBe(0);
      expect(await fixture.pending('bruno')).toBe(1);
    });

    it('where the manager left, the manager of the department leads, and nobody leads themself', async () => {
      await open();
      await fixture.change(async (store) => {
        await store.update(users, { id: 'elena' }, { active: false });
        await store.update(departments, { id: 'works' }, { managerId: 'voter001' });
        await store.update(users, { id: { in: crowd(4) } }, { departmentId: 'works' });
      });
      const id = await fixture.begun();
      expect((await fixture.placeOf(id, 'voter002')).leaderId).toBe('voter001');
      expect((await fixture.placeOf(id, 'voter001')).leaderId).toBeNull();
    });

    it('evaluations about and by a person who left are cancelled, and begin again when the person returns', async () => {
      await open();
      const id = await fixture.begun();
      const turn = (active: boolean) =>
        fixture.change((store) => store.update(users, { id: 'voter001' }, { active }));
      await turn(false);
      await fixture.later(dayMs);
      expect(await fixture.writers(id, 'voter001')).toEqual([
        'elena leader cancelled',
        'voter001 self cancelled',
      ]);
      expect(await fixture.done(`GET /org/evaluation_cycles/${id}`)).toMatchObject({
        people: 3,
        evaluations: 6,
      });
      await turn(true);
      await fixture.done(`POST /org/evaluation_cycles/${id}/people`, { user_ids: ['voter001'] });
      await fixture.later(0);
      expect(await fixture.writers(id, 'voter001')).toEqual([
        'elena leader pending',
        'voter001 self pending',
      ]);
    });

    it('the team writes about the leader', async () => {
      await open(3);
      const id = await fixture.begun({ user_ids: ['elena'], parts: partsOf('leader', 'team') });
      expect(await fixture.writers(id, 'elena')).toEqual([
        'carla leader pending',
        ...crowd(3).map((who) => `${who} team pending`),
      ]);
    });

    it('deleting a person removes what was written about them, and keeps what they wrote about others', async () => {
      await open();
      const id = await fixture.begun({ ...peered, user_ids: ['voter001', 'voter002'] });
      for (const who of ['voter001', 'voter002']) {
        const { id: place } = await fixture.placeOf(id, who);
        const peers = ['ana', 'bruno', 'voter001', 'voter002'].filter((one) => one !== who);
        await fixture.call(who, `PATCH /evaluation_person/${place}/nominations`, { user_ids: peers });
        await fixture.call('elena', `PATCH /evaluation_person/${place}/confirm`, { user_ids: peers });
      }
      await fixture.advance(id);
      await fixture.advance(id);
      await fixture.write('elena', id, 'voter001', 5);
      await fixture.write('voter001', id, 'voter002', 2);
      await fixture.done('POST /user/admin/delete', { id: 'voter001', reason: '' });
      expect(await fixture.writers(id, 'voter001')).toEqual([]);
      expect((await fixture.places(id)).map(({ userId }) => userId)).toEqual(['voter002']);
      expect(await fixture.writers(id, 'voter002')).toContain('voter001 peer completed');
      const { responses, answers } = await fixture.look(async (store) => ({
        responses: (await store.list(surveyResponses, { where: { surveyId: id } })).rows,
        answers: (await store.list(surveyAnswers, { where: { surveyId: id } })).rows,
      }));
      expect(responses.map(({ userId }) => userId)).toEqual(['voter001']);
      expect(answers.map(({ number }) => number)).toEqual([200]);
      const { id: place } = await fixture.placeOf(id, 'voter002');
      expect(await fixture.nominations(place)).toEqual(['ana confirmed', 'bruno confirmed']);
    });
  });

  describe('peers', () => {
    const nominate = async (id: string, who: string, ids: readonly string[]) =>
      fixture.call(who, `PATCH /evaluation_person/${(await fixture.placeOf(id, who)).id}/nominations`, {
        user_ids: ids,
      });
    const confirm = async (id: string, about: string, ids: readonly string[], who = 'elena') =>
      fixture.call(who, `PATCH /evaluation_person/${(await fixture.placeOf(id, about)).id}/confirm`, {
        user_ids: ids,
      });

    it('a person proposes 3 to 8 colleagues, none of them themself, the leader or somebody who left', async () => {
      await open(9);
      const id = await fixture.begun(peered);
      expect((await nominate(id, 'voter001', ['voter002', 'voter003', 'voter003'])).status).toBe(422);
      for (const unfit of ['voter001', 'elena', 'ines', 'xavi', 'nobody'])
        expect((await nominate(id, 'voter001', ['voter002', 'voter003', unfit])).status, unfit).toBe(422);
      expect((await nominate(id, 'voter001', [...crowd(9).slice(1), 'ana'])).status).toBe(422);
      const { said, status: code } = await nominate(id, 'voter001', others);
      expect(code).toBe(200);
      expect(said.nominations.map(({ state }: { state: string }) => state)).toEqual(
        others.map(() => 'proposed'),
      );
      const { id: place } = await fixture.placeOf(id, 'voter001');
      expect(
        await status('voter002', `PATCH /evaluation_person/${place}/nominations`, { user_ids: others }),
      ).toBe(404);
    });

    it('the leader hears of the first proposal, decides, and only the confirmed peers write', async () => {
      await open(6);
      const id = await fixture.begun(peered);
      await nominate(id, 'voter001', others);
      await nominate(id, 'voter001', [...others, 'ana']);
      expect(await fixture.notices('evaluation_confirm')).toEqual(['evaluation_confirm elena']);
      expect((await confirm(id, 'voter001', others, 'carla')).status).toBe(404);
      const final = ['voter002', 'voter003', 'bruno'];
      expect((await confirm(id, 'voter001', final)).said).toMatchObject({ confirmed: true });
      const { id: place } = await fixture.placeOf(id, 'voter001');
      expect(await fixture.nominations(place)).toEqual([
        'ana declined',
        'bruno confirmed',
        'voter002 confirmed',
        'voter003 confirmed',
        'voter004 declined',
      ]);
      expect((await nominate(id, 'voter001', others)).status).toBe(409);
      await fixture.advance(id);
      await fixture.advance(id);
      expect((await fixture.writers(id, 'voter001')).filter((one) => one.includes('peer'))).toEqual([
        'bruno peer pending',
        'voter002 peer pending',
        'voter003 peer pending',
      ]);
      expect((await nominate(id, 'voter002', ['voter003', 'voter004', 'ana'])).status).toBe(409);
    });

    it('peers confirmed during writing get their evaluations, declined ones lose the unwritten ones', async () => {
      await open(6);
      const id = await fixture.begun(peered);
      await confirm(id, 'voter001', others);
      await fixture.advance(id);
      await fixture.advance(id);
      await fixture.write('voter002', id, 'voter001');
      await confirm(id, 'voter001', ['ana', 'bruno', 'voter004']);
      await fixture.later(0);
      const peers = async () => (await fixture.writers(id, 'voter001')).filter((one) => one.includes('peer'));
      expect(await peers()).toEqual([
        'ana peer pending',
        'bruno peer pending',
        'voter002 peer completed',
        'voter003 peer cancelled',
        'voter004 peer pending',
      ]);
      await confirm(id, 'voter001', others);
      await fixture.later(0);
      expect(await peers()).toContain('voter003 peer pending');
    });
  });
});
