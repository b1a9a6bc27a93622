/** Notices and reminders of evaluations, and what waits for a person. */
import { afterEach, describe, expect, it } from 'vitest';
import { evaluationCycles, evaluations } from '#backend/evaluations/evaluations.tables.ts';
import { surveys } from '#backend/surveys/surveys.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { openEvaluationFixture, partsOf, type EvaluationFixture } from './evaluationFixture.ts';
import { crowd } from './pollFixture.ts';
import { dayMs, scale } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: EvaluationFixture;
const hourMs = 3_600_000;
const peered = { parts: partsOf('self', 'leader', 'peer'), peers: 3 };
const others = ['voter002', 'voter003', 'voter004'];

describe.each(storesOf(import.meta.url))('notices of cycles of evaluations, %s store', (kind) => {
  afterEach(() => fixture.deployment.close());
  const open = async (people?: number) => {
    fixture = await openEvaluationFixture(kind, people);
  };

  describe('notices', () => {
    it('people of a cycle are notified once to propose peers and leaders once to confirm them; a reminder reaches those who did not, once a day', async () => {
      // More people than one piece notifies.
      await open(130);
      const id = await fixture.begun(peered);
      const remind = async () => (await fixture.done(`POST /org/evaluation_cycles/${id}/notify`)).notified;
      expect(await fixture.notices()).toEqual(crowd(130).map((who) => `evaluation_peers ${who}`));
      expect(await remind()).toBe(0);
      const { id: place } = await fixture.placeOf(id, 'voter001');
      await fixture.call('voter001', `PATCH /evaluation_person/${place}/nominations`, { user_ids: others });
      await fixture.later(dayMs);
      expect(await remind()).toBe(129);
      await fixture.later(0);
      expect(await remind()).toBe(0);
      expect(await fixture.notices('evaluation_peers')).toHaveLength(259);
      await fixture.advance(id);
      await fixture.later(hourMs);
      // Of the first proposal, and of the phase.
      expect(await fixture.notices('evaluation_confirm')).toEqual([
        'evaluation_confirm elena',
        'evaluation_confirm elena',
      ]);
    });

    it('each wave reminds everybody who still writes once, on their own day between 9 and 18 h', async () => {
      await open();
      await fixture.change((store) => store.update(users, { id: 'voter002' }, { timezone: 'Asia/Tokyo' }));
      const id = await fixture.begun({ remind_after: [2, 4] });
      for (const who of ['voter003', 'voter004']) await fixture.write(who, id, who);
      const reminded = () => fixture.notices('evaluation_reminder');
      await fixture.later(dayMs);
      expect(await reminded()).toEqual([]);
      // 18 h in Tokyo is 3 h in Mexico City, and begins its second day first.
      await fixture.later(12 * hourMs);
      await fixture.later(hourMs);
      expect(await reminded()).toEqual(['evaluation_reminder voter002']);
      for (let hour = 0; hour < 24; hour += 3) await fixture.later(3 * hourMs);
      expect(await reminded()).toEqual([
        'evaluation_reminder elena',
        'evaluation_reminder voter001',
        'evaluation_reminder voter002',
      ]);
      await fixture.write('voter001', id, 'voter001');
      for (let hour = 0; hour < 48; hour += 3) await fixture.later(3 * hourMs);
      expect((await reminded()).length).toBe(5);
      expect(await fixture.done(`POST /org/evaluation_cycles/${id}/notify`)).toEqual({ notified: 2 });
      for (let hour = 0; hour < 24; hour += 3) await fixture.later(3 * hourMs);
      expect((await reminded()).length).toBe(7);
      expect(await fixture.done(`POST /org/evaluation_cycles/${id}/notify`)).toEqual({ notified: 2 });
      expect(await fixture.done(`POST /org/evaluation_cycles/${id}/notify`)).toEqual({ notified: 2 });
    });
  });

  describe('what waits for a person', () => {
    it('open evaluations count with surveys and polls, at once, and once', async () => {
      await open();
      const id = await fixture.begun();
      await fixture.publish({ questions: [scale], anonymous: false }, { user_ids: ['elena'] });
      await fixture.later(0);
      expect([await fixture.pending('elena'), await fixture.pending('voter001')]).toEqual([5, 1]);
      await fixture.write('elena', id, 'voter001');
      expect(await fixture.pending('elena')).toBe(4);
      const [written] = await fixture.look(
        async (store) =>
          (await store.list(evaluations, { where: { evaluatorId: 'elena', status: 'completed' } })).rows,
      );
      await fixture.advance(id);
      expect([await fixture.pending('elena'), await fixture.pending('voter001')]).toEqual([1, 0]);
      await fixture.done(`PATCH /evaluation/${written?.id}/reopen`, {});
      expect(await fixture.pending('elena')).toBe(2);
      await fixture.turn('evaluations', false);
      expect(await fixture.pending('elena')).toBe(1);
    });

    it('the person and the leader each see the place of the person, and others none', async () => {
      await open();
      const id = await fixture.begun(peered);
      const seen = async (who: string, route: string) =>
        (await fixture.call(who, route)).said.map((one: { cycle_id: string }) => one.cycle_id);
      expect(await seen('voter001', 'GET /evaluations/about_me')).toEqual([id]);
      expect(await seen('elena', 'GET /evaluations/about_me')).toEqual([]);
      expect(await seen('elena', 'GET /evaluations/team')).toHaveLength(4);
      expect(await seen('carla', 'GET /evaluations/team')).toEqual([]);
      const { rows } = await fixture.look((store) => store.list(evaluationCycles));
      const { rows: built } = await fixture.look((store) =>
        store.list(surveys, { where: { kind: 'evaluation' } }),
      );
      expect(rows.map((row) => row.id)).toEqual(built.map((row) => row.id));
    });
  });
});
