/** Cycles of evaluations begin once, in pieces, and move through their phases by day and by hand. */
import { afterEach, describe, expect, it } from 'vitest';
import { cyclePiece } from '#backend/evaluations/cycles.pieces.ts';
import type { Store } from '#backend/store/port.ts';
import { noon } from '../support/deployment.ts';
import { openEvaluationFixture, partsOf, type EvaluationFixture } from './evaluationFixture.ts';
import { crowd } from './pollFixture.ts';
import { boss, dayMs } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: EvaluationFixture;
const hourMs = 3_600_000;
const peered = { parts: partsOf('self', 'leader', 'peer'), peers: 3 };

describe.each(storesOf(import.meta.url))('cycles of evaluations, %s store', (kind) => {
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
  const phase = async (id: string) => (await fixture.cycle(id)).phase;

  it('a cycle is settled once its job has done what follows from a change', async () => {
    await open();
    const id = await fixture.begun();
    const settled = async () => (await fixture.done(`GET /org/evaluation_cycles/${id}`)).settled;
    expect(await settled()).toBe(true);
    await fixture.done(`PATCH /org/evaluation_cycles/${id}/advance`, { from: 'writing' });
    expect(await settled()).toBe(false);
    await fixture.later(0);
    expect(await settled()).toBe(true);
  });

  describe('beginning', () => {
    it('a cycle without peers begins with writing, and everybody has their parts and hears of it once', async () => {
      await open();
      const id = await fixture.begun();
      expect(await fixture.done(`GET /org/evaluation_cycles/${id}`)).toMatchObject({
        phase: 'writing',
        ready: true,
        people: 4,
        evaluations: 8,
        completed: 0,
        peers: 0,
      });
      expect(await fixture.writers(id, 'voter001')).toEqual([
        'elena leader pending',
        'voter001 self pending',
      ]);
      const told = ['elena', ...crowd(4)].map((who) => `evaluation ${who}`);
      expect(await fixture.notices()).toEqual(told);
      await fixture.later(hourMs);
      expect(await fixture.notices()).toEqual(told);
    });

    it('publishing a survey of kind evaluation begins its cycle with the usual parts, and asks nobody as a survey', async () => {
      await open();
      const id = await fixture.built();
      expect(await fixture.done(`GET /org/evaluation_cycles/${id}`)).toMatchObject({
        phase: 'draft',
        steps: ['edit', 'begin', 'remove'],
      });
      const body = { survey_id: id, user_ids: ['voter001'], ends_at: '2026-03-25' };
      await fixture.done('POST /org/survey', body);
      await fixture.later(0);
      expect(await fixture.done(`GET /org/evaluation_cycles/${id}`)).toMatchObject({
        phase: 'writing',
        people: 1,
        write_until: '2026-03-25',
        parts: [
          { kind: 'self', weight: 20 },
          { kind: 'leader', weight: 80 },
        ],
      });
      expect(await fixture.invited(id)).toEqual([]);
      expect(await refused(`POST /org/evaluation_cycles/${id}/begin`, {})).toEqual([409, '']);
    });

    it('a plan with days in the wrong order, past days, no or double parts, or too few peers is refused by field', async () => {
      await open();
      const id = await fixture.built();
      const begin = `POST /org/evaluation_cycles/${id}/begin`;
      const days = { nominate_until: '2026-03-20', confirm_until: '2026-03-20', write_until: '2026-03-17' };
      expect(await refused(begin, { ...peered, ...days, peers: 2 })).toEqual([
        422,
        'confirm_until',
        'write_until',
        'peers',
      ]);
      expect(await refused(begin, { parts: [] })).toEqual([422, 'parts']);
      expect(await refused(begin, { parts: partsOf('self', 'self') })).toEqual([422, 'parts']);
      expect(await refused(begin, { tenure_from: 600 })).toEqual([409, '']);
      expect(await phase(await fixture.begun())).toBe('writing');
      expect((await fixture.done(`GET /org/evaluation_cycles/${id}`)).phase).toBe('draft');
    });

    it('everybody is in the cycle and assigned once, in pieces of at most 500 rows, wherever a piece is lost', async () => {
      await open(450);
      const id = await fixture.built();
      await fixture.done(`POST /org/evaluation_cycles/${id}/begin`, { user_ids: crowd(450) });
      const { dependencies } = fixture.deployment;
      const context = {
        org: 'taller',
        links: { ...dependencies, directory: dependencies.db.directory },
        now: noon,
        at: new Date(noon).toISOString(),
        newId: dependencies.newId,
        publish: () => undefined,
      };
      let most = 0;
      /** The store, counting the rows that one piece writes. */
      const counting = (store: Store): Store => {
        let rows = 0;
        const count = (written: number): void => {
          rows += written;
          most = Math.max(most, rows);
        };
        return {
          ...store,
          list: (...asked) => store.list(...asked),
          tally: (...asked) => store.tally(...asked),
          remove: (...asked) => store.remove(...asked),
          async insert(...asked) {
            const done = await store.insert(...asked);
            count(done.length);
            return done;
          },
          async update(...asked) {
            const done = await store.update(...asked);
            count(done.length);
            return done;
          },
        };
      };
      let pieces = 0;
      for (let works = true; works; pieces += 1) {
        const cycle = await fixture.cycle(id);
        await expect(
          fixture.change(async (store) => {
            await cyclePiece({ ...context, store }, cycle);
            throw new Error('lost');
          }),
        ).rejects.toThrow('lost');
        works = await fixture.change((store) => cyclePiece({ ...context, store: counting(store) }, cycle));
      }
      expect(most).toBeLessThanOrEqual(500);
      expect(pieces).toBeGreaterThan(15);
      expect(new Set((await fixture.places(id)).map(({ userId }) => userId)).size).toBe(450);
      expect(await fixture.done(`GET /org/evaluation_cycles/${id}`)).toMatchObject({
        people: 450,
        evaluations: 900,
      });
      expect((await fixture.notices('evaluation')).length).toBe(451);
    });
  });

  describe('phases', () => {
    it('each phase ends with its last day in the time zone of the organisation, and writing computes the scores', async () => {
      await open();
      const id = await fixture.begun({
        ...peered,
        nominate_until: '2026-03-19',
        confirm_until: '2026-03-20',
        write_until: '2026-03-21',
      });
      expect(await phase(id)).toBe('nominating');
      // 18 March, noon in Mexico City; the 19th ends 36 hours later.
      await fixture.later(35.75 * hourMs);
      expect(await phase(id)).toBe('nominating');
      await fixture.later(0.25 * hourMs);
      expect(await phase(id)).toBe('confirming');
      await fixture.later(dayMs);
      expect(await phase(id)).toBe('writing');
      expect(await fixture.write('voter001', id, 'voter001', 5)).toBe(200);
      expect(await fixture.write('elena', id, 'voter001', 3)).toBe(200);
      expect((await fixture.placeOf(id, 'voter001')).score).toBeNull();
      await fixture.later(dayMs);
      expect(await phase(id)).toBe('calibrating');
      expect((await fixture.placeOf(id, 'voter001')).score).toBe(400);
      expect((await fixture.placeOf(id, 'voter002')).score).toBeNull();
      await fixture.later(30 * dayMs);
      expect(await phase(id)).toBe('calibrating');
    });

    it('two presses of advance move a cycle once, and a closed cycle ends its survey', async () => {
      await open();
      const id = await fixture.begun();
      const advance = (from: string) => status(boss, `PATCH /org/evaluation_cycles/${id}/advance`, { from });
      const presses = await Promise.all([advance('writing'), advance('writing')]);
      expect(presses.toSorted()).toEqual([200, 409]);
      expect(await phase(id)).toBe('calibrating');
      expect(await refused(`POST /org/evaluation_cycles/${id}/notify`, {})).toEqual([409, '']);
      expect(await advance('calibrating')).toBe(200);
      expect(await advance('sharing')).toBe(200);
      expect(await advance('closed')).toBe(409);
      const row = await fixture.row(id);
      expect([row?.active, row?.closedAt]).toEqual([false, new Date(noon).toISOString()]);
      expect(await advance('draft')).toBe(409);
    });

    it('new weights compute the scores again, and the parts themselves stay', async () => {
      await open();
      const id = await fixture.begun({ parts: partsOf('self', 'leader') });
      await fixture.write('voter001', id, 'voter001', 5);
      await fixture.write('elena', id, 'voter001', 3);
      await fixture.advance(id);
      const weights = (self: number, leader: number) =>
        fixture.call(boss, `PATCH /org/evaluation_cycles/${id}`, {
          parts: [
            { kind: 'self', weight: self },
            { kind: 'leader', weight: leader },
          ],
        });
      expect((await weights(75, 25)).status).toBe(200);
      await fixture.later(0);
      expect((await fixture.placeOf(id, 'voter001')).score).toBe(450);
      expect(await refused(`PATCH /org/evaluation_cycles/${id}`, { parts: partsOf('self', 'peer') })).toEqual(
        [422, 'parts'],
      );
    });

    it('nothing happens while the module is off, and all of it afterwards', async () => {
      await open();
      const id = await fixture.begun({ write_until: '2026-03-19' });
      await fixture.turn('evaluations', false);
      await fixture.later(3 * dayMs);
      expect(await phase(id)).toBe('writing');
      await fixture.turn('evaluations', true);
      await fixture.later(hourMs);
      expect(await phase(id)).toBe('calibrating');
    });
  });
});
