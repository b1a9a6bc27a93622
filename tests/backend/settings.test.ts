/** The settings of an organisation for recognitions and for the podium. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { podiumSettings, recognitionSettings } from '#backend/program/program.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { reasonsOf, said } from '../support/said.ts';
import { storesOf } from '../support/trials.ts';

const employee = 'employee@aurora.example';
const admin = 'admin@aurora.example';

let deployment: TestDeployment;
afterEach(() => deployment.close());

const write = async <A>(work: (store: Store) => Promise<A>): Promise<A> =>
  deployment.db.tx((await deployment.db.directory.find(`email:${admin}`)) ?? '', work);
const ask = (route: string, body?: unknown, as = admin) =>
  said<Record<string, unknown>>(deployment, route, { as, body });

describe.each(storesOf(import.meta.url))('recognition and podium settings, %s store', (kind) => {
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    await write(async (store) => {
      await store.remove(recognitionSettings, {});
      await store.remove(podiumSettings, {});
    });
  });

  it('recognition and podium settings have defaults', async () => {
    expect((await ask('GET /org/settings/recognition', undefined, employee)).body).toEqual({
      boost_enabled: true,
      boost_max: 20,
      show_points: 'everyone',
      private_allowed: true,
      reports_to_hide: 1,
      referral_points: 0,
    });
    expect((await ask('GET /org/settings/podium', undefined, employee)).body).toEqual({
      enabled: true,
      period: 'month',
      places: 10,
      show_points: true,
      accum_default: false,
    });
  });

  it('a recognition settings update changes only the sent fields', async () => {
    await ask('PATCH /org/settings/recognition', { show_points: 'participants' });
    const { body } = await ask('PATCH /org/settings/recognition', { boost_max: 50 });
    expect(body).toMatchObject({ show_points: 'participants', boost_max: 50, boost_enabled: true });
    expect((await ask('GET /org/settings/recognition', undefined, employee)).body).toEqual(body);
    expect((await ask('PATCH /org/settings/recognition', {})).body).toEqual(body);
    expect(await write((store) => store.tally(recognitionSettings))).toEqual([{ count: 1, sum: 0 }]);
  });

  it('a podium settings update changes only the sent fields', async () => {
    await ask('POST /org/settings/podium', { places: 5 });
    const { body } = await ask('POST /org/settings/podium', { enabled: false });
    expect(body).toMatchObject({ places: 5, enabled: false, period: 'month' });
    expect((await ask('GET /org/settings/podium', undefined, employee)).body).toEqual(body);
    expect(await write((store) => store.tally(podiumSettings))).toEqual([{ count: 1, sum: 0 }]);
  });

  it('recognition and podium settings are changed by administrators only, within limits', async () => {
    expect((await ask('PATCH /org/settings/recognition', { boost_max: 5 }, employee)).status).toBe(403);
    expect((await ask('POST /org/settings/podium', { places: 5 }, employee)).status).toBe(403);
    const wrong = await said(deployment, 'PATCH /org/settings/recognition', {
      as: admin,
      body: { boost_max: 0, reports_to_hide: 11 },
    });
    expect([wrong.status, reasonsOf(wrong)]).toEqual([
      422,
      ['boost_max: too_small', 'reports_to_hide: too_big'],
    ]);
    expect(
      (await said(deployment, 'POST /org/settings/podium', { as: admin, body: { places: 2 } })).status,
    ).toBe(422);
  });
});
