/** What happens to a survey over time: it opens in pieces, reminds once a wave, closes and repeats. */
import { afterEach, describe, expect, it } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { launchPiece } from '#backend/surveys/launch.ts';
import { surveyCells, surveyInvitations, surveys } from '#backend/surveys/surveys.tables.ts';
import { waveOf } from '#schema/users/reminders.ts';
import { noon } from '../support/deployment.ts';
import { crowd } from './pollFixture.ts';
import { boss, dayMs, openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: SurveyFixture;
const hourMs = 3_600_000;

describe.each(storesOf(import.meta.url))('surveys over time, %s store', (kind) => {
  afterEach(() => fixture.deployment.close());
  const open = async (voters: number) => {
    fixture = await openSurveyFixture(kind, voters);
  };

  describe('launch', () => {
    it('everybody of the audience is invited once and in one cell, wherever the launch is interrupted', async () => {
      await open(450);
      const id = await fixture.publish({}, { threshold: 3, user_ids: crowd(450) });
      const { dependencies } = fixture.deployment;
      const context = {
        org: 'taller',
        links: { ...dependencies, directory: dependencies.db.directory },
        now: noon,
        at: new Date(noon).toISOString(),
        newId: dependencies.newId,
        publish: () => undefined,
      };
      const whole = async () => {
        const [invited, cells, survey] = [
          await fixture.invited(id),
          await fixture.look((store) => store.list(surveyCells, { where: { surveyId: id } })),
          await fixture.row(id),
        ];
        return { invited, cells: cells.rows, survey };
      };
      let pieces = 0;
      for (let isOpen = false; !isOpen; pieces += 1) {
        const { survey } = await whole();
        if (survey === undefined) throw new Error('no survey');
        // Each piece is lost once after it was done.
        await expect(
          fixture.change(async (store) => {
            await launchPiece({ ...context, store }, survey);
            throw new Error('lost');
          }),
        ).rejects.toThrow('lost');
        expect((await fixture.call('voter001', `GET /survey/${id}`)).status).toBe(404);
        await fixture.change((store) => launchPiece({ ...context, store }, survey));
        isOpen = (await whole()).survey?.launchedAt !== null;
      }
      const { invited, cells } = await whole();
      expect(pieces).toBe(6);
      expect(new Set(invited.map(({ userId }) => userId)).size).toBe(450);
      expect(invited).toHaveLength(450);
      expect(cells).toMatchObject([{ invited: 450 }]);
      expect(new Set(invited.map(({ cellId }) => cellId))).toEqual(new Set([cells[0]?.id]));
      expect(invited.every(({ wave }) => wave === waveOf.unsent)).toBe(true);
      await fixture.later(0);
      await fixture.later(dayMs);
      expect((await fixture.invited(id)).every(({ wave }) => wave === waveOf.invited)).toBe(true);
      expect(await fixture.noticesOf('voter450')).toEqual(['survey']);
    });

    it('each cell of an anonymous survey holds at least its threshold of people; a survey with names has a cell for each department', async () => {
      await open(4);
      const secret = await fixture.publish({}, { threshold: 3 });
      const named = await fixture.publish({ anonymous: false }, { notify: false });
      await fixture.later(0);
      const sizes = async (surveyId: string) =>
        (await fixture.look((store) => store.list(surveyCells, { where: { surveyId } }))).rows
          .map(({ invited }) => invited)
          .toSorted((one, other) => one - other);
      expect(await sizes(secret)).toEqual([3, 6]);
      expect(await sizes(named)).toEqual([1, 2, 6]);
      expect(await fixture.noticesOf('ana')).toEqual(['survey']);
      // A later move changes nothing.
      await fixture.change((store) => store.update(users, { id: 'ana' }, { departmentId: 'works' }));
      await fixture.later(dayMs);
      const own = (await fixture.invited(named)).find(({ userId }) => userId === 'ana');
      expect(own?.departmentId).toBe('sales');
    });

    it('the threshold can be chosen anew until the launch, and afterwards only rise, with that of texts', async () => {
      await open(8);
      const id = await fixture.publish({}, { threshold: 5, starts_at: '2026-03-19' });
      const choose = (threshold: number) =>
        fixture.call(boss, `PATCH /org/survey/${id}/schedule`, { threshold });
      const kept = () =>
        fixture.look(async (store) => {
          const {
            rows: [row],
          } = await store.list(surveys, { where: { id } });
          return [row?.threshold, row?.textThreshold];
        });
      expect((await choose(2)).status).toBe(422);
      await choose(4);
      await fixture.later(dayMs);
      expect(await fixture.invited(id)).toHaveLength(13);
      const lower = await choose(3);
      expect([lower.status, lower.said.reasons]).toMatchObject([
        422,
        [{ field: 'threshold', code: 'survey_threshold_falls' }],
      ]);
      expect(await kept()).toEqual([4, 10]);
      expect((await choose(12)).said.threshold).toBe(12);
      expect(await kept()).toEqual([12, 12]);
    });

    it('a survey that begins later opens at 00:00 of its day, and not before', async () => {
      await open(0);
      const id = await fixture.publish({}, { starts_at: '2026-03-19' });
      await fixture.later(12 * hourMs - 1_000);
      expect(await fixture.invited(id)).toEqual([]);
      await fixture.later(1_000);
      expect(await fixture.invited(id)).toHaveLength(5);
    });
  });

  describe('reminders', () => {
    it('each wave of reminders is sent once, in the person’s own day, to those without an answer, also with the clock turned', async () => {
      await open(8);
      await fixture.change(async (store) => {
        await store.update(users, { id: 'bruno' }, { timezone: 'Asia/Tokyo' });
        await store.update(users, { id: 'elena' }, { active: false });
      });
      const id = await fixture.publish({ anonymous: false }, { remind_after: [4, 2, 2] });
      await fixture.later(0);
      await fixture.answer('carla', id);
      // 00:00 of the second day after it.
      await fixture.later(36 * hourMs);
      expect(await fixture.noticesOf('ana')).toEqual(['survey']);
      // 15:00 there.
      expect(await fixture.noticesOf('bruno')).toEqual(['survey', 'survey_reminder']);
      await fixture.later(9 * hourMs);
      for (const name of ['ana', 'bruno', 'voter008'])
        expect(await fixture.noticesOf(name), name).toEqual(['survey', 'survey_reminder']);
      for (const turned of [-2, 1, -1, 4].map((days) => days * dayMs)) await fixture.later(turned);
      expect(await fixture.noticesOf('ana')).toEqual(['survey', 'survey_reminder', 'survey_reminder']);
      for (const turned of [-3, 3, 1, 1].map((days) => days * dayMs)) await fixture.later(turned);
      expect(await fixture.noticesOf('ana')).toHaveLength(3);
      // 10:00 there.
      await fixture.later(10 * hourMs);
      expect(await fixture.noticesOf('bruno')).toHaveLength(3);
      for (const silent of ['carla', 'elena'])
        expect((await fixture.noticesOf(silent)).includes('survey_reminder'), silent).toBe(false);
    });

    it('an administrator begins one wave of reminders a day, and gets the number of people it reaches', async () => {
      await open(0);
      const id = await fixture.publish({ anonymous: false }, { remind_after: [1] });
      expect((await fixture.call(boss, `POST /org/survey/${id}/notify`, {})).status).toBe(409);
      await fixture.later(0);
      await fixture.answer('carla', id);
      const remind = () => fixture.done(`POST /org/survey/${id}/notify`, {});
      expect(await remind()).toEqual({ notified: 4, again: false });
      expect(await fixture.done(`GET /org/survey/${id}`)).toMatchObject({ reminded_on: '2026-03-18' });
      await fixture.later(1_000);
      expect(await fixture.noticesOf('ana')).toEqual(['survey', 'survey_reminder']);
      expect(await remind()).toEqual({ notified: 0, again: true });
      await fixture.later(dayMs);
      // The plan's own reminder of the day.
      expect(await remind()).toEqual({ notified: 0, again: true });
      expect(await fixture.done(`GET /org/survey/${id}`)).toMatchObject({ reminded_on: '2026-03-19' });
      expect(await fixture.noticesOf('ana')).toHaveLength(3);
      // Waves that have begun stay when the days are changed.
      const days = { remind_after: [0, 5], based_on: { remind_after: [0, 1] } };
      expect(await fixture.done(`PATCH /org/survey/${id}/schedule`, days)).toMatchObject({
        remind_after: [0, 1, 5],
      });
    });

    it('no survey opens and no reminder is sent while the module is off', async () => {
      await open(0);
      const id = await fixture.publish({}, { remind_after: [1] });
      await fixture.turn('surveys', false);
      await fixture.later(2 * dayMs);
      expect(await fixture.invited(id)).toEqual([]);
      await fixture.turn('surveys', true);
      await fixture.later(0);
      expect(await fixture.noticesOf('ana')).toEqual(['survey']);
    });
  });

  describe('end', () => {
    it('a survey closes at 24:00 of its last day, and the next wave of its series has its questions', async () => {
      await open(0);
      const days = { starts_at: '2026-03-18', ends_at: '2026-03-19' };
      const id = await fixture.publish({}, { ...days, repeats: 'weekly', remind_after: [1] });
      await fixture.later(0);
      await fixture.done(`POST /org/survey/${id}/notify`, {});
      await fixture.later(36 * hourMs - 1_000);
      expect(await fixture.row(id)).toMatchObject({ closedAt: null, active: true });
      await fixture.later(1_000);
      expect(await fixture.row(id)).toMatchObject({
        closedAt: '2026-03-20T06:00:00.000Z',
        active: false,
        repeats: null,
        summary: { invited: 5, answered: 0 },
      });
      const waves = async () =>
        (
          await fixture.look((store) =>
            store.list(surveys, { where: { seriesId: id }, order: [['wave', 'asc']] }),
          )
        ).rows;
      expect(await waves()).toMatchObject([
        { id, wave: 1 },
        {
          wave: 2,
          startsOn: '2026-03-25',
          endsOn: '2026-03-26',
          repeats: 'weekly',
          // Without the day of the reminder that was sent by hand.
          remindAfter: [1],
          launchedAt: null,
        },
      ]);
      await fixture.later(6 * dayMs);
      const [, second] = await waves();
      expect(second).toMatchObject({ launchedAt: expect.any(String) });
      expect(await fixture.invited(second?.id ?? '')).toHaveLength(5);
      const { said } = await fixture.call('ana', `GET /survey/${second?.id}`);
      expect(said.questions).toMatchObject([{ kind: 'scale' }]);
      expect(
        (await fixture.call(boss, `PATCH /org/survey/${second?.id}/schedule`, { repeats: null })).status,
      ).toBe(200);
      await fixture.later(20 * dayMs);
      expect(await waves()).toHaveLength(2);
    });

    it.each([
      { ending: 'paused', asks: 0 },
      { ending: 'paused and resumed', asks: 1 },
    ])('a wave that ended $ending leaves the next one so', async ({ ending, asks }) => {
      await open(0);
      const days = { starts_at: '2026-03-18', ends_at: '2026-03-19' };
      const id = await fixture.publish({}, { ...days, repeats: 'weekly' });
      await fixture.later(0);
      const steer = (of: string, active: boolean) =>
        fixture.done(`PATCH /org/survey/${of}/activate`, { active });
      await steer(id, false);
      if (ending !== 'paused') await steer(id, true);
      await fixture.later(36 * hourMs);
      await fixture.later(6 * dayMs);
      const { rows } = await fixture.look((store) =>
        store.list(surveys, { where: { seriesId: id, wave: 2 } }),
      );
      const next = rows[0]?.id ?? '';
      expect(await fixture.invited(next)).toHaveLength(5 * asks);
      expect(await fixture.noticesOf('ana')).toHaveLength(1 + asks);
      if (asks > 0) return;
      await steer(next, true);
      await fixture.later(0);
      expect(await fixture.invited(next)).toHaveLength(5);
    });

    it('invitations and answers of an erased person stay in the counts, and nothing reaches the person', async () => {
      await open(0);
      const id = await fixture.publish({ anonymous: false }, { remind_after: [1] });
      await fixture.later(0);
      await fixture.answer('ana', id);
      await fixture.done('POST /user/admin/delete', { id: 'ana', reason: '' });
      await fixture.done('POST /user/admin/delete', { id: 'bruno', reason: '' });
      await fixture.later(dayMs);
      const counted = await fixture.look((store) => store.tally(surveyInvitations, { by: ['answered'] }));
      expect(counted.map(({ answered, count }) => [answered, count])).toEqual([
        [false, 4],
        [true, 1],
      ]);
      expect(await fixture.noticesOf('bruno')).toEqual([]);
    });
  });
});
