/**
 * Keys of the public API: shown once, not stored, bound to one organisation, revoked at once, limited per minute (spec
 * §1, §7 "API keys").
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { homeScope } from '#backend/session/rateLimits.ts';
import { outbox } from '#backend/mail/mail.tables.ts';
import { modules, orgEmails } from '#backend/organization/organization.tables.ts';
import { apiKeys } from '#backend/publicApi/publicApi.tables.ts';
import { tables } from '#backend/tables.ts';
import { apiKeyLimits, apiLimit } from '#schema/publicApi/publicApi.rules.ts';
import { admin, openApiFixture, employee, otherAdmin, reasonsIn, type ApiFixture } from './apiFixture.ts';
import { storesOf } from '../support/trials.ts';

const evening = Date.parse('2026-03-19T00:00:00.000Z');

describe.each(storesOf(import.meta.url))('keys of the public API, %s store', (kind) => {
  let fixture: ApiFixture;
  beforeEach(async () => {
    fixture = await openApiFixture(kind);
  });
  afterEach(() => fixture.deployment.close());

  /** All rows of every table and scope, as text. */
  const allRows = async (): Promise<string> => {
    const scopes = [...(await fixture.deployment.db.directory.organizations()), homeScope];
    const kept = await Promise.all(
      scopes.map((org) =>
        fixture.deployment.db.read(org, async (store) =>
          Promise.all(tables.map(async (table) => (await store.list(table)).rows)),
        ),
      ),
    );
    return JSON.stringify(kept);
  };

  it('an API key is shown once at its creation, and listed newest first without its secret', async () => {
    const first = await fixture.made();
    fixture.deployment.now += 1_000;
    const second = await fixture.made({ scopes: ['badges.send'], expires_at: '2026-04-01' });
    expect(first.key).toMatch(/^apl_[\w-]{32}$/);
    expect(second.key).not.toBe(first.key);
    const listed = await fixture.keys();
    expect(listed.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(listed[0]).toEqual({ ...second, key: undefined });
    expect(listed[0]).toMatchObject({
      prefix: second.key.slice(0, 12),
      scopes: ['badges.send'],
      expires_at: '2026-04-01',
      last_used_at: null,
      status: 'active',
    });
    expect(listed[0]?.created_by.name).toMatch(/^\S+ \S+/);
    expect(JSON.stringify(listed)).not.toContain(first.key);
    expect(await fixture.keys(otherAdmin)).toEqual([]);
  });

  it('an API key is stored in no row, log or mail, while its creation and revocation are mailed', async () => {
    await fixture.money.write(async (store) =>
      store.insert(orgEmails, [
        {
          id: 'list-1',
          kind: 'admin',
          email: 'ti@aurora.example',
          label: null,
          topics: [],
          active: true,
          createdAt: '2026-03-01T00:00:00.000Z',
        },
      ]),
    );
    const { id, key } = await fixture.made();
    const told = async () =>
      (await fixture.money.look((store) => store.list(outbox))).rows.filter(
        (row) => row.email === 'ti@aurora.example',
      ).length;
    expect(await told()).toBe(1);
    expect((await fixture.recognise(key, {}, { 'idempotency-key': 'once' })).status).toBe(200);
    await fixture.recognise(key, { amount: 'x' });
    await fixture.called('GET /api/sandbox/feed', key);
    await fixture.called('GET /user', key);
    expect((await fixture.deployment.rest(`GET /api/key?key=${key}`, { as: employee })).status).toBe(403);
    await fixture.revoke(id);
    await fixture.revoke(id);
    expect(await told()).toBe(2);
    const kept = await allRows();
    expect(kept).toContain(key.slice(0, 12));
    expect(kept).not.toContain(key.slice(4));
    expect(kept).not.toContain(key.slice(12));
    expect(fixture.logged).toEqual([]);
    expect(await fixture.deployment.db.directory.find(`apiKey:${key}`)).toBeUndefined();
  });

  it('repeating the creation of an API key answers 409 without the key and creates no second one', async () => {
    const once = { 'idempotency-key': 'the same act' };
    const body = { name: 'Nómina' };
    const first = await fixture.asked('POST /api/key', admin, body, once);
    expect([first.status, first.body['scopes']]).toEqual([200, ['recognitions.send', 'badges.send']]);
    const again = await fixture.asked('POST /api/key', admin, body, once);
    expect([again.status, again.body.code]).toEqual([409, 'already_answered']);
    expect(await fixture.keys()).toHaveLength(1);
  });

  it('an API key opens no session calls, and a session opens no API calls', async () => {
    const key = await fixture.key();
    for (const route of ['GET /user', 'GET /api/key', 'POST /send_feedback', `DELETE /api/key/1`])
      for (const said of [key, `Bearer ${key}`])
        expect((await fixture.called(route, said)).body.code, route).toBe('unauthorized');
    for (const who of [admin, employee])
      expect((await fixture.asked('POST /api/send_recognition', who, {})).body.code).toBe('unauthorized');
    expect((await fixture.recognise(`Bearer ${key}`)).status).toBe(200);
  });

  it('a revoked API key is refused at once in every process, and revoking twice changes nothing', async () => {
    const { id, key } = await fixture.made();
    const beside = async (): Promise<number> =>
      (
        await fixture.another.fetch(
          new Request('http://home.test/rest/api/sandbox/feed', { headers: { authorization: key } }),
        )
      ).status;
    expect([(await fixture.recognise(key)).status, await beside()]).toEqual([200, 403]);
    expect((await fixture.revoke(id)).body).toEqual({ success: true });
    const { body } = await fixture.recognise(key);
    // A program has no session that could have ended.
    expect([body.code, body.error]).toEqual([
      'unauthorized',
      'La clave de la API falta, no existe, venció o fue revocada.',
    ]);
    expect(await beside()).toBe(401);
    const [before] = await fixture.keys();
    fixture.deployment.now += 60_000;
    expect((await fixture.revoke(id)).body).toEqual({ success: true });
    expect(await fixture.keys()).toEqual([before]);
    expect(before?.status).toBe('revoked');
    expect((await fixture.revoke('019d0000-0000-7000-8000-fffffffffffe')).status).toBe(404);
  });

  it('a revoked API key is refused even while the directory still contains it', async () => {
    const { id, key } = await fixture.made();
    await fixture.money.write((store) =>
      store.update(apiKeys, { id }, { revokedAt: '2026-03-18T00:00:00.000Z' }),
    );
    expect((await fixture.recognise(key)).status).toBe(401);
  });

  it('an API key of another organisation is invisible, cannot be revoked, and reaches only its own people', async () => {
    const { id, key } = await fixture.made({}, otherAdmin);
    expect(await fixture.keys()).toEqual([]);
    expect((await fixture.revoke(id)).status).toBe(404);
    const across = await fixture.recognise(key);
    expect([across.status, reasonsIn(across)]).toEqual([
      422,
      ['sender_email: sender_unknown', 'reciever_emails.0: receiver_unknown'],
    ]);
    expect((await fixture.keys(otherAdmin))[0]?.status).toBe('active');
  });

  it('API keys of a sandbox are not listed, revoked or counted', async () => {
    const kept = await fixture.made();
    const thrownAway = { sandbox: true, endsAt: '2026-03-19T00:00:00.000Z' };
    await fixture.money.write((store) => store.update(apiKeys, { id: kept.id }, thrownAway));
    expect(await fixture.keys()).toEqual([]);
    expect((await fixture.revoke(kept.id)).status).toBe(404);
    for (let count = 0; count < apiKeyLimits.open; count++)
      expect((await fixture.made()).status).toBe('active');
  });

  it('an API key is valid through its last day in the zone of the organisation', async () => {
    // Close enough to midnight that the administrator's session is still valid.
    fixture.deployment.now = evening;
    const key = await fixture.key({ expires_at: '2026-03-18' });
    // Midnight in Mexico City.
    fixture.deployment.now = Date.parse('2026-03-19T05:59:59.999Z');
    expect((await fixture.recognise(key)).status).toBe(200);
    fixture.deployment.now += 1;
    expect((await fixture.recognise(key)).body.code).toBe('unauthorized');
    expect((await fixture.keys())[0]?.status).toBe('expired');
    const past = await fixture.asked('POST /api/key', admin, { name: 'Ayer', expires_at: '2026-03-18' });
    expect(reasonsIn(past)).toEqual(['expires_at: date_past']);
  });

  it('an organisation has at most twenty valid API keys; revoked and expired ones do not count', async () => {
    fixture.deployment.now = evening;
    const { id } = await fixture.made();
    await fixture.made({ expires_at: '2026-03-18' });
    for (let count = 2; count < apiKeyLimits.open; count++) await fixture.made();
    const full = await fixture.asked('POST /api/key', admin, { name: 'Una más' });
    expect([full.status, reasonsIn(full)]).toEqual([422, [': keys_full']]);
    await fixture.revoke(id);
    expect((await fixture.made()).status).toBe('active');
    expect((await fixture.asked('POST /api/key', admin, { name: 'Una más' })).status).toBe(422);
    fixture.deployment.now = Date.parse('2026-03-19T06:00:00.000Z');
    expect((await fixture.made()).status).toBe('active');
  });

  it('an API key is limited to sixty calls per minute, refused calls included, and works again afterwards', async () => {
    const { id, key } = await fixture.made();
    const other = await fixture.key();
    // Refused calls count too, because the body is validated later.
    for (let count = 0; count < apiLimit.calls; count++)
      expect((await fixture.called('POST /api/send_badge', key, {})).status).toBe(422);
    fixture.deployment.now += 20_000;
    const over = await fixture.recognise(key);
    expect([over.status, over.body.code, over.body.retryable]).toEqual([429, 'too_many', true]);
    expect([over.retryAfter, over.body['retryAfter']]).toEqual(['40', 40]);
    expect((await fixture.recognise(other)).status).toBe(200);
    fixture.deployment.now += 39_999;
    expect((await fixture.recognise(key)).retryAfter).toBe('1');
    fixture.deployment.now += 1;
    expect((await fixture.recognise(key)).status).toBe(200);
    const used = (await fixture.keys()).find((one) => one.id === id)?.last_used_at;
    expect(used).toBe(new Date(fixture.deployment.now).toISOString());
    await fixture.revoke(id);
    expect((await fixture.recognise(key)).status).toBe(401);
  });

  it('an API call checks the key, the call limit, the scope, the module and the body in this order', async () => {
    const key = await fixture.key({ scopes: ['badges.send'] });
    const nonsense = { nonsense: true };
    expect((await fixture.called('POST /api/send_recognition', key, nonsense)).body.code).toBe('forbidden');
    await fixture.money.write((store) => store.update(modules, {}, { active: false }));
    expect((await fixture.called('POST /api/send_recognition', key, nonsense)).body.code).toBe('forbidden');
    expect((await fixture.called('POST /api/send_badge', key, nonsense)).body.code).toBe('module_off');
    expect((await fixture.called('POST /api/send_badge', 'apl_', nonsense)).body.code).toBe('unauthorized');
    expect((await fixture.called('GET /api/sandbox/feed', key)).body.code).toBe('forbidden');
  });
});
