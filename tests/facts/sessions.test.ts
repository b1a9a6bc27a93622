/** A session of a person is a day and nothing else; it ends after half an hour without a call. */
import { expect, it } from 'vitest';
import { facts } from '#backend/facts/facts.tables.ts';
import { employee, manager, moneyIn } from '#tests/backend/money.ts';
import { openTestDeployment } from '../support/deployment.ts';
import { storesOf } from '../support/trials.ts';

const minute = 60_000;

it.each(storesOf(import.meta.url))(
  'sessions count by half an hour and by day, and a call without a trace begins none, %s store',
  async (kind) => {
    const deployment = await openTestDeployment(kind);
    const { look } = moneyIn(deployment);
    const days = async (): Promise<readonly string[]> => {
      await deployment.tick();
      const { rows } = await look((store) =>
        store.list(facts, { where: { measure: 'sessions' }, order: [['day', 'asc']] }),
      );
      return rows.map(({ day }) => day);
    };
    const comes = async (after: number): Promise<readonly string[]> => {
      deployment.now += after;
      expect((await deployment.rest('GET /post', { as: employee })).status).toBe(200);
      return days();
    };
    const [today, tomorrow] = ['2026-03-18', '2026-03-19'];
    // Half past ten in the evening in Mexico.
    expect(await comes(10.5 * 60 * minute)).toEqual([today]);
    expect(await comes(29 * minute)).toEqual([today]);
    expect(await comes(30 * minute)).toEqual([today, today]);
    const mood = await deployment.rest('POST /moods', { as: manager, body: { mood_id: 'great' } });
    expect(mood.status).toBe(200);
    expect(await days()).toEqual([today, today]);
    expect(await comes(30 * minute)).toEqual([today, today, today]);
    // A session that goes on over midnight counts on the next day, too.
    expect(await comes(20 * minute)).toEqual([today, today, today, tomorrow]);
    deployment.close();
  },
);
