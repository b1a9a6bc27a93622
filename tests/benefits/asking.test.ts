/** Asking for benefits over REST: who may, places, decisions, delivery, and what happens when two things happen together. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { benefitSubmissions } from '#backend/benefits/benefits.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { boss, dayMs } from '#tests/backend/surveyFixture.ts';
import { storesOf } from '../support/trials.ts';
import { codes, expectRight, openBenefitFixture, type BenefitFixture } from './benefitFixture.ts';

let fixture: BenefitFixture;
afterEach(() => fixture.deployment.close());
const seen = async (who: string, id: string) =>
  (await fixture.call(who, `GET /benefit_submission/${id}`)).said;
const takeBack = (decision: string) => fixture.call('carla', `POST /decision/${decision}/take_back`, {});
const withdraw = (who: string, id: string) =>
  fixture.call(who, `POST /benefit_submission/${id}/withdraw`, {});
const deliver = (id: string, by = boss) => fixture.call(by, `POST /benefit_submission/${id}/deliver`, {});

describe.each(storesOf(import.meta.url))('benefits, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openBenefitFixture(kind);
  });
  afterEach(() => expectRight(fixture));

  it('a person asks, sees who has it, hears of the decision, and it is delivered', async () => {
    const { asked, decide, call, hears, counts } = fixture;
    const id = await fixture.benefit({ stock: 3, delivery: 'En recepción' });
    const one = await asked('ana', id);
    expect(await seen('ana', one.id)).toMatchObject({
      state: 'waiting',
      name: 'Gimnasio',
      delivery: 'En recepción',
      may_withdraw: true,
      holders: [{ user: { id: 'carla' } }],
    });
    const listed = async () => (await call(boss, 'GET /org/benefit_submission')).said.items;
    expect(await listed()).toMatchObject([{ id: one.id, decision_id: one.decision, may_decide: true }]);
    expect(await hears('carla')).toEqual(['benefit_waiting']);
    expect(await counts(id)).toEqual([2, 1, 0, 0, 0]);
    expect(codes(await deliver(one.id))).toEqual(['409', 'benefit_not_approved']);
    await decide('carla', one.decision);
    expect([await hears('carla'), await hears('ana')]).toEqual([[], ['benefit_decided']]);
    expect(await listed()).toMatchObject([{ may_decide: false }]);
    expect(codes(await call('ana', `POST /benefit_submission/${one.id}/deliver`, {}))).toEqual(['403']);
    expect((await deliver(one.id)).said).toMatchObject({ state: 'delivered', may_deliver: false });
    expect(await counts(id)).toEqual([2, 0, 0, 1, 0]);
    expect((await seen('ana', one.id)).steps.map((step: { kind: string }) => step.kind)).toEqual([
      'handed_in',
      'asked',
      'approved',
      'carried_out',
    ]);
  });

  it('each reason is given by name, with the day on which it changes', async () => {
    const { call, change, day } = fixture;
    await change(async (store) => {
      await store.update(
        users,
        { id: 'ana' },
        { admissionDate: day(-40), departmentId: 'sales', countryId: null },
      );
    });
    const id = await fixture.benefit({
      starts_on: day(3),
      stock: 0,
      conditions: { service_months: 2, department_ids: ['works'], country_ids: ['MX'], once: null },
    });
    const { said } = await call('ana', `GET /corporate_benefit/${id}`);
    expect(said.reasons.map((one: { code: string }) => one.code)).toEqual([
      'benefit_not_open',
      'benefit_service',
      'benefit_department',
      'benefit_country',
      'benefit_none_left',
    ]);
    expect(said.reasons[0]).toMatchObject({ day: day(3) });
    expect(said.reasons[3]).toMatchObject({ names: ['México'] });
    const refused = await fixture.request('ana', id);
    expect(codes(refused)).toEqual([
      '409',
      'benefit_not_open',
      'benefit_service',
      'benefit_department',
      'benefit_country',
      'benefit_none_left',
    ]);
    expect(refused.said.reasons[0].message).toContain(day(3));
  });

  it('a withdrawn or refused one gives its place back once, and an approval that is taken back keeps it', async () => {
    const { asked, decide, counts } = fixture;
    const id = await fixture.benefit({ stock: 1 });
    const first = await asked('ana', id);
    expect(codes(await fixture.request('bruno', id))).toEqual(['409', 'benefit_none_left']);
    await withdraw('ana', first.id);
    expect(codes(await withdraw('ana', first.id))).toEqual(['409', 'request_over']);
    expect(await counts(id)).toEqual([1, 0, 0, 0, 0]);
    const second = await asked('bruno', id);
    await decide('carla', second.decision, false);
    expect(await counts(id)).toEqual([1, 0, 0, 0, 1]);
    expect(await seen('bruno', second.id)).toMatchObject({ state: 'refused', reason: 'No alcanza' });
    const third = await asked('ana', id);
    await decide('carla', third.decision);
    expect((await takeBack(third.decision)).status).toBe(200);
    expect(await counts(id)).toEqual([0, 1, 0, 0, 1]);
  });

  it('a refusal that is taken back needs a place again, and that nothing was asked again', async () => {
    const { asked, decide, counts } = fixture;
    const id = await fixture.benefit({ stock: 1 });
    const first = await asked('ana', id);
    await decide('carla', first.decision, false);
    const other = await asked('bruno', id);
    expect(codes(await takeBack(first.decision))).toEqual(['409', 'benefit_none_left']);
    expect(await seen('ana', first.id)).toMatchObject({ state: 'refused', decision: { state: 'refused' } });
    await withdraw('bruno', other.id);
    const again = await asked('ana', id);
    expect(codes(await takeBack(first.decision))).toEqual(['409', 'benefit_asked_anew']);
    await withdraw('ana', again.id);
    expect((await takeBack(first.decision)).status).toBe(200);
    expect(await counts(id)).toEqual([0, 1, 0, 0, 0]);
  });

  it('an automatic one is approved at once, once in a year, and has a timeline without a decision', async () => {
    const { asked, later, hears } = fixture;
    const conditions = { service_months: null, department_ids: [], country_ids: [], once: 'year' };
    const id = await fixture.benefit({ automatic: true, conditions });
    const one = await asked('ana', id);
    expect(await seen('ana', one.id)).toMatchObject({
      state: 'approved',
      decision: null,
      steps: [{ kind: 'handed_in' }, { kind: 'approved', who: null }],
    });
    expect(codes(await fixture.request('ana', id))).toEqual(['409', 'benefit_asked', 'benefit_this_year']);
    expect(codes(await withdraw('ana', one.id))).toEqual(['409', 'request_over']);
    expect((await deliver(one.id)).said).toMatchObject({ state: 'delivered' });
    expect(await hears('ana')).toEqual(['benefit_decided']);
    expect(codes(await fixture.request('ana', id))).toEqual(['409', 'benefit_this_year']);
    await later(366 * dayMs);
    expect((await fixture.request('ana', id)).status).toBe(200);
  });

  it('an archived benefit goes on for what waits: it is decided and delivered, and nobody asks', async () => {
    const { asked, decide, call, done } = fixture;
    const id = await fixture.benefit({});
    const one = await asked('ana', id);
    await done(`PATCH /org/corporate_benefit/${id}/archive`, {});
    expect(codes(await call(boss, `PATCH /org/corporate_benefit/${id}/archive`, { archived: true }))).toEqual(
      ['409', 'benefit_archived'],
    );
    expect(codes(await fixture.request('bruno', id))).toEqual(['409', 'archived_or_off']);
    expect((await call('ana', 'GET /corporate_benefit')).said).toEqual([]);
    expect((await call('ana', 'GET /corporate_benefit?archived=true')).said).toMatchObject([{ id }]);
    expect((await call('bruno', 'GET /corporate_benefit?archived=true')).said).toEqual([]);
    expect((await call('bruno', `GET /corporate_benefit/${id}`)).status).toBe(404);
    await decide('carla', one.decision);
    expect((await deliver(one.id)).status).toBe(200);
  });

  it('fewer places than are taken are refused with their number', async () => {
    const { asked, call, counts } = fixture;
    const id = await fixture.benefit({});
    await asked('ana', id);
    await asked('bruno', id);
    const refused = await call(boss, `PATCH /org/corporate_benefit/${id}`, { stock: 1 });
    expect([...codes(refused), refused.said.reasons[0].message]).toEqual([
      '409',
      'benefit_taken',
      'Ya hay 2 lugares ocupados: no puede haber menos.',
    ]);
    expect((await call(boss, `PATCH /org/corporate_benefit/${id}`, { stock: 2 })).said.left).toBe(0);
    expect(await counts(id)).toEqual([0, 2, 0, 0, 0]);
  });

  it('others do not find a submission, and what cannot be is refused by name', async () => {
    const { asked, call, day } = fixture;
    const id = await fixture.benefit({});
    const one = await asked('ana', id);
    expect((await call('bruno', `GET /benefit_submission/${one.id}`)).status).toBe(404);
    expect((await withdraw('bruno', one.id)).status).toBe(404);
    expect((await seen('carla', one.id)).may_withdraw).toBe(false);
    const update = (given: object) => call(boss, `PATCH /org/corporate_benefit/${id}`, given);
    expect(codes(await update({ starts_on: day(2), ends_on: day(1) }))).toEqual([
      '422',
      'ends_on benefit_days',
    ]);
    expect(codes(await update({ form_id: 'none' }))).toEqual(['422', 'form_id benefit_form_unknown']);
    expect(codes(await update({ approver_ids: ['xavi'] }))).toEqual(['422', 'approver_ids request_approver']);
    expect(codes(await update({ icon_key: 'nobody' }))).toEqual(['422', 'icon_key file_unknown']);
    const conditions = { service_months: 0, department_ids: ['none'], country_ids: ['ZZ'], once: null };
    expect(codes(await update({ conditions: { ...conditions, service_months: null } }))).toEqual([
      '422',
      'conditions.department_ids department_unknown',
      'conditions.country_ids benefit_country_unknown',
    ]);
    expect((await update({ conditions })).status).toBe(422);
    expect(codes(await fixture.decide('carla', one.decision, false, ' '))).toEqual([
      '422',
      'reason decision_reason',
    ]);
  });

  it('a form stays while a benefit asks it, and a submission keeps its questions', async () => {
    const { call, done } = fixture;
    const form = await done('POST /typeform/create', {
      title: 'Gimnasio',
      questions: [{ kind: 'text', question: '¿Cuál?', required: true }],
    });
    const id = await fixture.benefit({ form_id: form.id });
    expect((await fixture.request('ana', id)).status).toBe(422);
    const { said } = await call('ana', `GET /corporate_benefit/${id}`);
    const answers = [{ question_id: said.questions[0].id, text: 'El de la esquina' }];
    const sent = await call('ana', `POST /corporate_benefit/${id}/submit`, { answers, note: 'Desde enero' });
    expect(sent.said).toMatchObject({ note: 'Desde enero', answers: [{ text: 'El de la esquina' }] });
    expect(codes(await call(boss, `DELETE /org/forms/${form.id}`))).toEqual(['409', 'benefit_form_asked']);
  });

  it('while the module is off nobody finds benefits or decides on them, also by their address, and requests go on', async () => {
    const { asked, call, decide, turn } = fixture;
    const id = await fixture.benefit({});
    const one = await asked('ana', id);
    const request = await fixture.sent('ana', await fixture.kind({ approver_ids: ['carla'] }));
    await turn('benef_corp', false);
    expect((await call('ana', `GET /benefit_submission/${one.id}`)).status).toBe(403);
    expect((await decide('carla', one.decision)).status).toBe(403);
    const { said } = await call('carla', 'GET /decision');
    expect(said.items.map((decision: { id: string }) => decision.id)).toEqual([request.decision]);
    expect((await call('carla', 'GET /user/waiting')).said.items).toMatchObject([{ kind: 'decision' }]);
    await turn('benef_corp', true);
    await turn('solicitud', false);
    expect((await call('carla', 'GET /user/waiting')).said.items).toMatchObject([
      { kind: 'benefit_decision', id: one.decision, subject_id: one.id },
    ]);
    expect((await decide('carla', request.decision)).status).toBe(403);
    expect((await decide('carla', one.decision)).status).toBe(200);
  });

  it('a removed person takes submissions along, and places of what waited are free again', async () => {
    const { asked, call, counts, look } = fixture;
    const id = await fixture.benefit({ stock: 1 });
    await asked('ana', id);
    expect((await call(boss, 'POST /user/admin/delete', { id: 'ana' })).status).toBe(200);
    expect(await counts(id)).toEqual([1, 0, 0, 0, 0]);
    expect(await look(async (store) => (await store.list(benefitSubmissions)).rows)).toEqual([]);
    expect((await fixture.request('bruno', id)).status).toBe(200);
  });
});
