/** The sandbox of the documentation: keys for an hour in a separate organisation, if the deployment has one. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceHeader } from '#backend/http/edge.ts';
import { accounts } from '#backend/ledger/ledger.tables.ts';
import { apiKeys, apiSends } from '#backend/publicApi/publicApi.tables.ts';
import { smallWorld } from '#mock/world/scenarios/small.ts';
import { sandboxSeed } from '#mock/world/seeds/sandbox.seed.ts';
import { personas } from '#mock/world/personas.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { tables } from '#backend/tables.ts';
import { sandboxKey } from '#schema/publicApi/publicApi.rules.ts';
import { noon } from '../support/deployment.ts';
import { openApiFixture, reasonsIn, type ApiFixture } from './apiFixture.ts';
import { faultsOf } from './money.ts';
import { storesOf } from '../support/trials.ts';

interface Given {
  readonly key: string;
  readonly expires_at: string;
  readonly base_url: string;
  readonly sender_email: string;
  readonly broke_email: string;
  readonly receiver_emails: readonly string[];
  readonly post_type: string;
  readonly badge_id: string;
  readonly revoked_key: string;
  readonly narrow_key: string;
  readonly spent_key: string;
}

const seed = sandboxSeed({ now: noon });
const world: readonly OrgSeed[] = [...smallWorld({ now: noon, passwordHash: 'plain:aplauso-demo' }), seed];

it('the sandbox is a small constant organisation without sign-in and without a demo persona', () => {
  expect(seed.keys).toEqual([sandboxKey]);
  expect(seed.rows['users']).toHaveLength(12);
  expect(
    seed.rows['users']?.every((row) => row['passwordHash'] === null && row['activatedAt'] === null),
  ).toBe(true);
  expect(personas.some(({ organization }) => organization.name === 'Sandbox de Aplauso')).toBe(false);
  const known = tables.map(({ name }) => name);
  expect(Object.keys(seed.rows).filter((name) => !known.includes(name))).toEqual([]);
  const ids = Object.values(seed.rows).flatMap((rows) => rows.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(sandboxSeed({ now: noon }).rows).toEqual(seed.rows);
});

it('a deployment without a sandbox answers 404', async () => {
  const fixture = await openApiFixture('tab');
  expect((await fixture.deployment.rest('POST /api/sandbox', { body: {} })).status).toBe(404);
  fixture.deployment.close();
});

describe.each(storesOf(import.meta.url))('sandbox of the public API, %s store', (kind) => {
  let fixture: ApiFixture;
  beforeEach(async () => {
    fixture = await openApiFixture(kind, { world });
  });
  afterEach(() => fixture.deployment.close());

  const ask = async (source = '', language = 'es'): Promise<Response> =>
    fixture.deployment.rest('POST /api/sandbox', {
      headers: { [sourceHeader]: source, 'accept-language': language },
    });
  const given = async (): Promise<Given> => (await (await ask()).json()) as Given;
  const send = (to: Given, key = to.key, body: Readonly<Record<string, unknown>> = {}) =>
    fixture.recognise(key, {
      sender_email: to.sender_email,
      reciever_emails: to.receiver_emails,
      amount: 10,
      post_types: [to.post_type],
      ...body,
    });
  const inside = <A>(work: Parameters<typeof fixture.deployment.db.read<A>>[1]): Promise<A> =>
    fixture.deployment.db.read(seed.org, work);

  it('the sandbox issues a key whose posts form its own feed, newest first', async () => {
    const [mine, theirs] = [await given(), await given()];
    expect(mine.base_url).toBe('http://home.test/rest');
    expect(Date.parse(mine.expires_at) - fixture.deployment.now).toBe(3_600_000);
    expect(mine.receiver_emails).toHaveLength(3);
    expect((await send(mine)).status).toBe(200);
    fixture.deployment.now += 1_000;
    expect((await fixture.badge(mine.key, mine.badge_id, mine.receiver_emails.slice(0, 1))).status).toBe(200);
    const feed = await fixture.called('GET /api/sandbox/feed', mine.key);
    expect(feed.body).toMatchObject([
      { kind: 'badge', sender: null, amount: 50, badge: { name: 'Estrella del mes' }, types: [] },
      { kind: 'recognition', sender: 'Ana Morales', amount: 30, types: ['Gracias'], badge: null },
    ]);
    expect(JSON.stringify(feed.body)).toContain('data:image/svg+xml');
    expect((await fixture.called('GET /api/sandbox/feed', theirs.key)).body).toEqual([]);
    expect(await inside(faultsOf)).toEqual([]);
  });

  it('the sandbox issues values that trigger each refusal: no points, revoked, narrow and exhausted keys', async () => {
    const to = await given();
    expect((await send(to, to.key, { sender_email: to.broke_email })).body).toMatchObject({
      code: 'invalid',
      reasons: [{ field: 'amount', code: 'points_insufficient' }],
    });
    expect((await send(to, to.revoked_key)).body.code).toBe('unauthorized');
    expect((await send(to, to.narrow_key)).status).toBe(200);
    expect((await fixture.badge(to.narrow_key, to.badge_id, to.receiver_emails)).body.code).toBe('forbidden');
    const spent = await send(to, to.spent_key);
    expect([spent.status, spent.retryAfter]).toEqual([429, '3600']);
    fixture.deployment.now += 600_000;
    expect((await send(to, to.spent_key)).retryAfter).toBe('3000');
  });

  it('the sandbox uses the language of the visitor', async () => {
    const to = (await (await ask('', 'en')).json()) as Given;
    expect([to.post_type, (await send(to)).status]).toEqual(['Thank you', 200]);
  });

  it('sandbox keys end after an hour, and the next visit deletes the ended ones', async () => {
    const to = await given();
    expect((await send(to)).status).toBe(200);
    fixture.deployment.now += 3_599_999;
    expect((await send(to)).status).toBe(200);
    fixture.deployment.now += 1;
    for (const key of [to.key, to.narrow_key, to.spent_key]) expect((await send(to, key)).status).toBe(401);
    const next = await given();
    expect((await inside((store) => store.list(apiKeys))).rows).toHaveLength(4);
    expect((await inside((store) => store.list(apiSends))).rows).toEqual([]);
    expect((await send(next)).status).toBe(200);
  });

  it('the sandbox issues keys twenty times per hour to one network source', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 21; count++) statuses.push((await ask('203.0.113.7')).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    expect((await ask('203.0.113.7')).headers.get('retry-after')).toBe('3600');
    expect((await ask('203.0.113.8')).status).toBe(200);
    fixture.deployment.now += 3_600_000;
    expect((await ask('203.0.113.7')).status).toBe(200);
  });

  it('the sandbox refills the points to give for every visit', async () => {
    const balance = async () =>
      (await inside((store) => store.list(accounts, { where: { purse: 'give' } }))).rows.reduce(
        (sum, one) => sum + one.balance,
        0,
      );
    for (let visit = 0; visit < 3; visit++) {
      const to = await given();
      expect(await balance()).toBeGreaterThanOrEqual(1_500);
      while ((await balance()) >= 1_500) expect((await send(to, to.key, { amount: 500 })).status).toBe(200);
    }
    expect(await inside(faultsOf)).toEqual([]);
  });

  it('a key of an organisation is refused by the sandbox and listed without sandbox keys', async () => {
    await given();
    expect((await fixture.called('GET /api/sandbox/feed', await fixture.key())).body.code).toBe('forbidden');
    expect(await fixture.keys()).toHaveLength(1);
  });

  it('no person of the sandbox can sign in', async () => {
    const to = await given();
    for (const email of [to.sender_email, ...to.receiver_emails])
      for (const password of ['aplauso-demo', '', 'null']) {
        const answer = await fixture.deployment.rest('POST /login', { body: { email, password } });
        expect(answer.status).toBeGreaterThanOrEqual(400);
      }
  });

  it('the jobs of a month leave the sandbox sound and its poor sender without points', async () => {
    const to = await given();
    expect((await send(to)).status).toBe(200);
    for (let day = 0; day < 32; day++) {
      fixture.deployment.now += 86_400_000;
      await fixture.deployment.tick();
    }
    expect(fixture.logged).toEqual([]);
    expect(await inside(faultsOf)).toEqual([]);
    const next = await given();
    // A sender without points still has none.
    expect(reasonsIn(await send(next, next.key, { sender_email: next.broke_email }))).toEqual([
      'amount: points_insufficient',
    ]);
  });
});
