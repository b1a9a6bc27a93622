/** The rules of body metrics over REST: ranges by name, consents, and what administrators see. */
import { afterEach, describe, expect, it } from 'vitest';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { metricNames, metricRanges } from '#schema/wellbeing/wellbeing.rules.ts';
import type { StoreKind } from '../support/deployment.ts';
import { crowd } from './pollFixture.ts';
import { boss, openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: SurveyFixture;
afterEach(() => fixture.deployment.close());

const [one = '', two = ''] = crowd(3);
/** A Wednesday, 12:00 in the organisation. */
const wednesday = Date.parse('2026-03-18T18:00:00.000Z');

async function open(kind: StoreKind): Promise<void> {
  fixture = await openSurveyFixture(kind, 3);
  fixture.deployment.now = wednesday;
}

describe.each(storesOf(import.meta.url))('body metrics, %s store', (kind) => {
  const add = (who: string, body: object) => fixture.call(who, 'POST /user/body_metrics', body);
  const agree = (who: string, agreed: boolean, purpose = 'health_programs') =>
    fixture.call(who, 'PATCH /user/body_metrics/consent', { purpose, agreed });
  const listed = async () =>
    (await fixture.done('GET /user/body_metrics/all_with_users?page=1')).items.map(
      (item: Record<string, unknown>) => item,
    );
  const look = (userId: string, purpose = 'health_programs', reason = 'Para la jornada de salud') =>
    fixture.call(boss, 'POST /user/body_metrics/look', { user_id: userId, purpose, reason });

  it.each([
    ['a height of 49 cm', { height_cm: 49 }, 'height_cm', 'metric_height'],
    ['a height of 251 cm', { height_cm: 251 }, 'height_cm', 'metric_height'],
    ['a height of 1.75, in metres,', { height_cm: 1.75 }, 'height_cm', 'metric_height'],
    ['a weight of 19 kg', { weight_kg: 19 }, 'weight_kg', 'metric_weight'],
    ['a weight of 401 kg', { weight_kg: 401 }, 'weight_kg', 'metric_weight'],
    ['a weight of "70kg"', { weight_kg: '70kg' }, 'weight_kg', 'type'],
    ['nothing', {}, 'weight_kg', 'metric_empty'],
    ['a day to come', { weight_kg: 70, measured_at: '2026-03-20' }, 'measured_at', 'metric_future'],
  ])('%s is refused by name', async (_, body, field, code) => {
    await open(kind);
    const { status, said } = await add(one, body);
    expect([status, said.reasons]).toMatchObject([422, [{ field, code }]]);
  });

  it.each(metricNames)('a %s in another unit is answered with the right one and its range', async (name) => {
    await open(kind);
    const field = name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
    const { least, most } = metricRanges[name];
    const unit = { weightKg: 'kg', heightCm: 'cm', waistCm: 'cm', bodyFatPercent: '%' }[name];
    const { said } = await add(one, { [field]: 0.8 });
    expect(said.reasons[0].message).toContain(`de ${least} a ${most} ${unit}`);
  });

  it('a person who is deactivated is neither listed nor looked at until they can withdraw again', async () => {
    await open(kind);
    await add(one, { weight_kg: 70 });
    await agree(one, true);
    const activate = (active: boolean) =>
      fixture.change((store) => store.update(users, { id: one }, { active }));
    await activate(false);
    expect(await listed()).toEqual([]);
    expect((await look(one)).status).toBe(404);
    await activate(true);
    expect(await listed()).toHaveLength(1);
    expect((await look(one)).status).toBe(200);
  });

  it('consent that is withdrawn while an administrator says why shows nothing and notes no look', async () => {
    await open(kind);
    await add(one, { weight_kg: 70 });
    await agree(one, true);
    await agree(one, true, 'insurance');
    expect(await listed()).toHaveLength(1);
    await agree(one, false);
    const refused = await look(one);
    expect([refused.status, refused.said.reasons[0].code]).toEqual([409, 'metric_no_consent']);
    expect(refused.text).not.toContain('70');
    expect((await fixture.call(one, 'GET /user/body_metrics')).said.looks).toEqual([]);
  });

  it('metrics are the person’s own until they agree to a purpose, and withdrawing holds at once', async () => {
    await open(kind);
    await add(one, { weight_kg: 70.5, height_cm: 170 });
    expect(await listed()).toEqual([]);
    expect((await look(one)).status).toBe(404);
    await agree(one, true);
    expect(await listed()).toMatchObject([
      {
        user: { id: one },
        masked: true,
        weight_kg: null,
        height_cm: null,
        bmi: null,
        purposes: ['health_programs'],
      },
    ]);
    expect((await look(one, 'insurance')).said.reasons[0].code).toBe('metric_no_consent');
    expect((await look(one, 'health_programs', 'corto')).said.reasons[0]).toMatchObject({ field: 'reason' });
    expect((await look(one)).said).toMatchObject({ masked: false, weight_kg: 70.5, bmi: 24.4 });
    await agree(one, false);
    expect(await listed()).toEqual([]);
    expect((await look(one)).status).toBe(404);
  });

  it('a person reads who looked, when and why, and is told once for each look', async () => {
    await open(kind);
    await add(one, { weight_kg: 70 });
    await agree(one, true);
    await look(one);
    const { said } = await fixture.call(one, 'GET /user/body_metrics');
    expect(said.looks).toMatchObject([
      {
        viewer: { id: boss },
        purpose: 'health_programs',
        reason: 'Para la jornada de salud',
        created_at: new Date(wednesday).toISOString(),
      },
    ]);
    expect(said.consents.map(({ agreed }: { agreed: boolean }) => agreed)).toEqual([true, false, false]);
    const { rows } = await fixture.look((store) => store.list(notifications, { where: { userId: one } }));
    expect(rows.map((row) => row.kind)).toEqual(['metrics_seen']);
    expect((await fixture.call(two, 'GET /user/body_metrics')).said.looks).toEqual([]);
  });

  it('a measurement of somebody else cannot be removed', async () => {
    await open(kind);
    const { id } = (await add(one, { weight_kg: 70 })).said;
    expect((await fixture.call(two, `DELETE /user/body_metrics/${id}`)).status).toBe(404);
    expect((await fixture.call(one, `DELETE /user/body_metrics/${id}`)).status).toBe(200);
  });
});
