/** The rules of decisions over REST, with the real backend and both stores. */
import { afterEach, describe, expect, it } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { crowd } from './pollFixture.ts';
import { hourMs, openRequestFixture, type RequestFixture } from './requestFixture.ts';
import { boss } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: RequestFixture;
afterEach(() => fixture.deployment.close());

const cancun = '3531673';
const [asker = '', one = '', two = '', three = '', four = ''] = crowd(5);

describe.each(storesOf(import.meta.url))('decisions, %s store', (kind) => {
  it('the manager decides where no name is given, and the timeline says who has it, who decided and when', async () => {
    fixture = await openRequestFixture(kind, 5);
    const { sent, decide, steps, told, holders, call, lead } = fixture;
    await lead(one, asker);
    const { id, decision } = await sent(asker, await fixture.kind());
    expect(await holders(decision)).toEqual([one]);
    expect(await told(one)).toEqual(['request_waiting']);
    expect((await call(two, `GET /solicitud/request/${id}`)).status).toBe(404);
    expect((await decide(two, decision)).status).toBe(404);
    expect((await decide(asker, decision)).status).toBe(403);
    expect((await decide(one, decision)).said).toMatchObject({ state: 'approved', decided_by: { id: one } });
    expect(await steps(decision)).toEqual([`handed_in ${asker}>`, `asked >${one}`, `approved ${one}>`]);
    expect(await told(asker)).toEqual(['request_decided']);
    expect(await told(one)).toEqual([]);
    expect((await call(asker, `GET /solicitud/request/${id}`)).said.state).toBe('approved');
  });

  it('without a manager the administrators decide, and a person who asks never does', async () => {
    fixture = await openRequestFixture(kind, 2);
    const { sent, holders } = fixture;
    const kindId = await fixture.kind({ approver_ids: [asker] });
    const { decision } = await sent(asker, kindId);
    expect(await holders(decision)).toContain(boss);
    expect(await holders(decision)).not.toContain(asker);
  });

  it('of any approvers the first decision counts, and the notification of the others disappears', async () => {
    fixture = await openRequestFixture(kind, 5);
    const { sent, decide, told } = fixture;
    const { decision } = await sent(asker, await fixture.kind({ approver_ids: [one, two] }));
    expect(await told(two)).toEqual(['request_waiting']);
    expect((await decide(one, decision)).status).toBe(200);
    expect(await told(two)).toEqual([]);
    const late = await decide(two, decision, false);
    expect(late.status).toBe(409);
    expect(late.said.reasons).toMatchObject([{ code: 'decision_made' }]);
  });

  it('where all decide, one refusal ends it, and its reason is required and read by the person', async () => {
    fixture = await openRequestFixture(kind, 5);
    const { sent, decide, call, told } = fixture;
    const kindId = await fixture.kind({ approver_ids: [one, two, three], rule: 'all' });
    const first = await sent(asker, kindId);
    await decide(one, first.decision);
    expect((await fixture.decisionRow(first.decision)).state).toBe('waiting');
    expect(await told(one)).toEqual([]);
    const bare = await decide(two, first.decision, false, '  ');
    expect(bare.status).toBe(422);
    expect(bare.said.reasons).toMatchObject([{ field: 'reason', code: 'decision_reason' }]);
    await decide(two, first.decision, false, 'Ese día hay inventario');
    expect((await call(asker, `GET /solicitud/request/${first.id}`)).said).toMatchObject({
      state: 'refused',
      decision: { reason: 'Ese día hay inventario' },
    });
    const second = await sent(asker, kindId);
    for (const who of [one, two, three]) await decide(who, second.decision);
    expect((await fixture.decisionRow(second.decision)).state).toBe('approved');
  });

  it('in an order each has it only after the one before, and is notified then', async () => {
    fixture = await openRequestFixture(kind, 5);
    const { sent, decide, told, holders } = fixture;
    const { decision } = await sent(asker, await fixture.kind({ approver_ids: [two, one], rule: 'order' }));
    expect(await told(one)).toEqual([]);
    expect((await decide(one, decision)).status).toBe(409);
    await decide(two, decision);
    expect(await holders(decision)).toEqual([one]);
    expect(await told(one)).toEqual(['request_waiting']);
    await decide(one, decision);
    expect((await fixture.decisionRow(decision)).state).toBe('approved');
  });

  it('while a person is away the deputy has it, named in the timeline, and what is left returns afterwards', async () => {
    fixture = await openRequestFixture(kind, 5);
    const { sent, call, later, holders, steps, told, deployment } = fixture;
    const kindId = await fixture.kind({ approver_ids: [one] });
    const before = await sent(asker, kindId);
    const day = (days: number): string =>
      new Date(deployment.now + days * 24 * hourMs).toISOString().slice(0, 10);
    const away = { deputy_id: two, starts_on: day(0), ends_on: day(2) };
    expect((await call(one, 'POST /delegation', away)).status).toBe(200);
    expect((await call(one, 'POST /delegation', away)).status).toBe(422);
    expect(await holders(before.decision)).toEqual([two]);
    expect(await told(one)).toEqual([]);
    expect(await told(two)).toEqual(['request_waiting']);
    const during = await sent(asker, kindId);
    expect(await steps(during.decision)).toEqual([
      `handed_in ${asker}>`,
      `asked >${one}`,
      `delegated ${one}>${two}`,
    ]);
    // What the deputy asks stays with the approver.
    expect(await holders((await sent(two, kindId)).decision)).toEqual([one]);
    await fixture.decide(two, during.decision);
    expect((await steps(during.decision)).at(-1)).toBe(`approved ${two}>${one}`);
    await later(4 * 24 * hourMs);
    expect(await holders(before.decision)).toEqual([one]);
    expect(await steps(before.decision)).toContain(`returned ${two}>${one}`);
  });

  it('a clock runs in the working week and holidays of the place of whom it reminds, also of the next above', async () => {
    fixture = await openRequestFixture(kind, 5);
    const { sent, later, call, lead, change, seats } = fixture;
    await lead(one, asker);
    await lead(two, one);
    const lives = (id: string, countryId: string, cityId: string | null) =>
      change(async (store) => void (await store.update(users, { id }, { countryId, cityId })));
    await lives(asker, 'ES', null);
    await lives(one, 'MX', null);
    await lives(two, 'MX', cancun);
    const place = (country_id: string, city_id: string | null, more: object = {}) => ({
      country_id,
      city_id,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      from: 0,
      to: 1_440,
      holidays: [],
      ...more,
    });
    const set = (...places: readonly object[]) => call(boss, 'PATCH /org/working_hours', { places });
    const day = (ahead: number) =>
      new Date(fixture.deployment.now + ahead * 24 * hourMs).toISOString().slice(0, 10);
    // Three days without work in the country, and none in its city.
    const mexico = place('MX', null, { from: 540, to: 1_080, holidays: [0, 1, 2].map(day) });
    const refused = await set(
      mexico,
      place('XX', null),
      place('MX', '1'),
      place('MX', null),
      place('ES', null, { from: 600, to: 600 }),
    );
    expect(refused.status).toBe(422);
    expect(
      refused.said.reasons.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`),
    ).toEqual([
      'places.1.country_id country_unknown',
      'places.2.city_id city_unknown',
      'places.3.country_id working_place_twice',
      'places.4.to working_hours',
    ]);
    const city = place('MX', cancun);
    expect((await set(mexico, city)).said.places).toEqual([mexico, city]);
    const stale = await call(boss, 'PATCH /org/working_hours', { places: [], based_on: { places: [] } });
    expect(stale.status).toBe(409);
    const { decision } = await sent(asker, await fixture.kind({ clock_hours: 3 }));
    const due = async () => (await seats(decision))[0]?.dueAt ?? '';
    expect((await due()).slice(0, 10)).toBe(day(3));
    // The reminder, and then the next above, who works now.
    for (let ends = 0; ends < 2; ends++) await later(Date.parse(await due()) - fixture.deployment.now);
    expect(await fixture.holders(decision)).toEqual([two]);
    expect(Date.parse(await due())).toBe(fixture.deployment.now + 3 * hourMs);
  });

  it('a clock reminds once, then gives it to the next above, and then tells the administrators', async () => {
    fixture = await openRequestFixture(kind, 5);
    const { sent, later, holders, told, lead, call, steps } = fixture;
    await lead(one, asker);
    await lead(two, one);
    const { decision, id } = await sent(asker, await fixture.kind({ clock_hours: 3 }));
    await later(2 * hourMs);
    expect(await told(one)).toEqual(['request_waiting']);
    await later(2 * hourMs);
    expect(await told(one)).toEqual(['request_waiting', 'request_reminder']);
    expect((await call(asker, `GET /solicitud/request/${id}`)).said.decision.late).toBe(true);
    await later(24 * hourMs);
    expect(await holders(decision)).toEqual([two]);
    expect(await told(one)).toEqual([]);
    expect(await steps(decision)).toContain(`escalated ${one}>${two}`);
    // Both may decide; nobody leads the second one.
    for (let days = 0; days < 5; days++) await later(24 * hourMs);
    expect(await told(boss)).toContain('request_reminder');
    expect((await fixture.decide(boss, decision)).status).toBe(200);
  });

  it('a decision is taken back until it is carried out, and waits again with who made it', async () => {
    fixture = await openRequestFixture(kind, 5);
    const { sent, decide, call, holders, told, steps } = fixture;
    const kindId = await fixture.kind({ approver_ids: [one, two], rule: 'any' });
    const { decision, id } = await sent(asker, kindId);
    await decide(one, decision);
    expect((await call(two, `POST /decision/${decision}/take_back`, {})).status).toBe(403);
    expect((await call(one, `POST /decision/${decision}/take_back`, {})).status).toBe(200);
    expect(await holders(decision)).toEqual([one, two]);
    expect(await told(asker)).toEqual(['request_decided']);
    expect((await call(asker, `GET /solicitud/request/${id}`)).said.state).toBe('waiting');
    await decide(two, decision);
    expect((await call(two, `POST /decision/${decision}/carry_out`, {})).said.carried_out_at).not.toBeNull();
    expect((await call(two, `POST /decision/${decision}/take_back`, {})).status).toBe(409);
    expect((await call(two, `POST /decision/${decision}/carry_out`, {})).status).toBe(409);
    expect((await call(asker, `GET /solicitud/request/${id}`)).said.state).toBe('done');
    expect(await steps(decision)).toContain(`carried_out ${two}>`);
  });

  it('several are decided at once, and each that cannot be is named with why', async () => {
    fixture = await openRequestFixture(kind, 5);
    const { sent, decide, call } = fixture;
    const kindId = await fixture.kind({ approver_ids: [one, two] });
    const [first, second, third] = [
      await sent(asker, kindId),
      await sent(three, kindId),
      await sent(asker, kindId),
    ];
    await decide(two, second.decision);
    const { said } = await call(one, 'POST /decision/decide', {
      ids: [first.decision, second.decision, 'none', third.decision],
      approve: true,
    });
    expect(said).toEqual({
      decided: [first.decision, third.decision],
      left: [
        { id: second.decision, message: 'Otra persona ya decidió, o se retiró.' },
        { id: 'none', message: 'Recurso no encontrado' },
      ],
    });
    expect((await call(one, 'GET /decision')).said.items).toEqual([]);
    expect((await call(one, 'GET /decision?decided=true')).said.items).toHaveLength(2);
  });

  it('a decision that is handed over is with the other person, and never with who asks', async () => {
    fixture = await openRequestFixture(kind, 5);
    const { sent, call, holders, told } = fixture;
    const { decision } = await sent(asker, await fixture.kind({ approver_ids: [one] }));
    const over = (userId: string) => call(one, `POST /decision/${decision}/hand_over`, { user_id: userId });
    expect((await over(asker)).said.reasons).toMatchObject([{ code: 'deputy_asks' }]);
    expect((await over(three)).status).toBe(200);
    expect(await holders(decision)).toEqual([three]);
    expect(await told(three)).toEqual(['request_waiting']);
  });

  it('an approver who is deactivated or deleted leaves nothing stuck', async () => {
    fixture = await openRequestFixture(kind, 5);
    const { sent, call, later, holders, lead, change } = fixture;
    await lead(two, one);
    const kindId = await fixture.kind({ approver_ids: [one] });
    const { decision } = await sent(asker, kindId);
    await change(async (store) => void (await store.update(users, { id: one }, { active: false })));
    await later(hourMs);
    expect(await holders(decision)).toEqual([two]);
    expect((await call(boss, 'POST /user/admin/delete', { id: two })).status).toBe(200);
    expect(await holders(decision)).toEqual([boss]);
    // A kind that named somebody who has gone asks the manager, else an administrator.
    expect(await holders((await sent(four, kindId)).decision)).not.toContain(one);
  });
});
