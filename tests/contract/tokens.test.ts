/** An invalid session token opens no call of any class, over REST, GraphQL or plain HTTP (spec §3, §6). */
import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revokedTokens } from '#backend/session/auth.tables.ts';
import { digestOf } from '#backend/http/digest.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { allRows } from '#schema/contract.ts';
import { isWrite, type Row } from '#schema/kit/endpoint.ts';
import { listen } from '#server/listen.ts';
import { orgOf, permissionOf, personOf, routeOf } from './calls.ts';
import { giveKey, keyOf } from './keys.ts';
import { codeIn, documentOf, fields } from './fields.ts';
import { forgedKeys, forgedTokens, wrongCarriage, wrongKeyCarriage } from './forged.ts';
import { knownOf, sampleOf, type AllKnown } from './samples.ts';
import { aStillHome, type Outcome, type StillHome } from './still.ts';
import { storesOf } from '../support/trials.ts';

const classOf = (row: Row): string =>
  [isWrite(row) ? 'write' : 'read', row.encoding ?? 'json', row.answer ?? 'json'].join(', ');
const keyed = allRows.filter(({ row }) => row.can === 'apiKey');
const session = allRows.filter(({ row }) => permissionOf(row) !== undefined);
/** The first row of each class. */
const classes = [...new Map(session.toReversed().map((one) => [classOf(one.row), one]))].map(
  ([name, one]) => ({ ...one, kind: name }),
);
const kinds = (['Query', 'Mutation'] as const).flatMap((kind) =>
  fields
    .filter((field) => field.kind === kind && field.rows.some(({ row }) => permissionOf(row) !== undefined))
    .slice(0, 1),
);

it('the session calls cover every class of read or write, body and answer', () => {
  expect(classes.map((one) => one.kind).toSorted()).toEqual([
    'read, json, blob',
    'read, json, json',
    'read, json, stream',
    'read, multipart, json',
    'write, json, json',
    'write, multipart, json',
  ]);
  expect(kinds).toHaveLength(2);
});

describe.each(storesOf(import.meta.url))('invalid tokens, %s store', (kind) => {
  let deployment: StillHome;
  let known: AllKnown;
  let right: string;
  let forged: Readonly<Record<string, string>>;
  beforeAll(async () => {
    deployment = await aStillHome(kind);
    known = await knownOf(deployment, 'aurora');
    right = await deployment.tokenOf(personOf('admin'));
    const otherOrg = await orgOf(deployment, 'boreal');
    const {
      rows: [stranger],
    } = await deployment.db.read(otherOrg, (store) =>
      store.list(users, { where: { email: personOf('admin', 'boreal') } }),
    );
    forged = await forgedTokens({
      token: right,
      deployment,
      ownOrg: await orgOf(deployment, 'aurora'),
      otherOrg,
      otherUser: stranger?.id ?? '',
    });
  });
  afterAll(() => deployment.close());

  const ways = (): readonly [string, Parameters<StillHome['rest']>[1] & { readonly search?: string }][] => [
    ...Object.entries(forged).map(([what, token]) => [what, { token }] as [string, { token: string }]), // map forgets that it makes pairs
    ...Object.entries(wrongCarriage(right)),
  ];
  const refused = (what: string, { status, text, written }: Outcome): void => {
    expect(status, what).toBe(401);
    expect((JSON.parse(text) as { code: string }).code, what).toBe('unauthorized');
    expect(written, what).toEqual([]);
  };
  const withSearch = (route: string, search = ''): string =>
    search === '' ? route : `${route}${route.includes('?') ? '&' : '?'}${search}`;

  it.each(classes)('an invalid token opens no $kind call ($operation)', async ({ operation, row }) => {
    const sample = sampleOf(operation, known);
    const call = { body: sample.body, form: sample.form };
    for (const [what, { search, ...way }] of ways())
      refused(
        what,
        await deployment.outcomeOf(() =>
          deployment.rest(withSearch(routeOf(row, sample), search), { ...call, ...way }),
        ),
      );
    // The valid token opens the call, so the token was the reason for the refusal.
    const opened = await deployment.outcomeOf(() =>
      deployment.rest(routeOf(row, sample), { ...call, token: right }),
    );
    expect(opened.status).not.toBe(401);
  });

  it.each(kinds)('an invalid token opens no $kind field ($id)', async (field) => {
    const { document, variables } = documentOf(field, known, 'short');
    for (const [what, way] of ways()) {
      // A query parameter does not reach the facade.
      if ('search' in way) continue;
      const outcome = await deployment.askedOutcomeOf(async () => {
        const answer = await deployment.ask(document, { ...variables, ...(way as { token?: string }) }); // without the rest a token or headers are left
        expect(codeIn(answer), what).toBe('unauthorized');
        return answer;
      });
      expect(outcome.written, what).toEqual([]);
    }
    expect(codeIn(await deployment.ask(document, { ...variables, token: right }))).toBeUndefined();
  });

  it.each(session)('a forged or expired token does not open $operation', async ({ operation, row }) => {
    const sample = sampleOf(operation, known);
    const call = { body: sample.body, form: sample.form };
    for (const what of [
      'another key',
      'expired',
      'another organisation',
      'a mailed link',
      'an earlier epoch',
    ])
      refused(
        what,
        await deployment.outcomeOf(() =>
          deployment.rest(routeOf(row, sample), { ...call, token: forged[what] ?? '' }),
        ),
      );
  });

  it.each(keyed)('only a valid API key in its header opens $operation', async ({ operation, row }) => {
    const sample = sampleOf(operation, known);
    const key = keyOf('aurora');
    const org = await orgOf(deployment, 'aurora');
    const over = { revoked: `${key.slice(0, -1)}1`, expired: `${key.slice(0, -1)}2` };
    if (operation === keyed[0]?.operation) {
      const at = new Date(deployment.now - 1_000).toISOString();
      await giveKey(deployment, org, over.revoked, {
        id: '019d3333-0000-7000-8000-000000000008',
        revokedAt: at,
      });
      await giveKey(deployment, org, over.expired, {
        id: '019d3333-0000-7000-8000-000000000009',
        expiresAt: '2026-03-17',
      });
    }
    const known_ = { ...forgedKeys(key), ...over, 'its hash': await digestOf(key), 'a session': right };
    for (const [what, token] of Object.entries(known_)) {
      const says = async (authorization: string) =>
        refused(
          what,
          await deployment.outcomeOf(() =>
            deployment.rest(routeOf(row, sample), { body: sample.body, headers: { authorization } }),
          ),
        );
      await says(token);
      await says(`Bearer ${token}`);
    }
    for (const [what, way] of Object.entries(wrongKeyCarriage(key)))
      refused(
        what,
        await deployment.outcomeOf(() =>
          deployment.rest(withSearch(routeOf(row, sample), way.search), { body: sample.body, ...way }),
        ),
      );
    // The valid key opens the call in both ways, so the key was the reason for the refusal.
    for (const authorization of [key, `Bearer ${key}`]) {
      const opened = await deployment.outcomeOf(() =>
        deployment.rest(routeOf(row, sample), { body: sample.body, headers: { authorization } }),
      );
      expect(opened.status).not.toBe(401);
      expect(opened.opened).toContain(org);
    }
  });

  it.each(session)('an API key does not open $operation', async ({ operation, row }) => {
    const sample = sampleOf(operation, known);
    for (const authorization of [keyOf('aurora'), `Bearer ${keyOf('aurora')}`])
      refused(
        authorization,
        await deployment.outcomeOf(() =>
          deployment.rest(routeOf(row, sample), {
            body: sample.body,
            form: sample.form,
            headers: { authorization },
          }),
        ),
      );
  });

  it('an API key of another organisation opens only its own organisation', async () => {
    const other = await knownOf(deployment, 'boreal');
    const sample = (said: AllKnown) => sampleOf('publicApi.sendRecognition', said);
    const orgs = { own: await orgOf(deployment, 'aurora'), other: await orgOf(deployment, 'boreal') };
    const sent = await deployment.outcomeOf(() =>
      deployment.rest('POST /api/send_recognition', { body: sample(other).body, token: keyOf('boreal') }),
    );
    expect([sent.status, sent.opened.includes(orgs.own)]).toEqual([200, false]);
    expect(
      sent.written.filter(({ table }) => table === posts.name).every(({ org }) => org === orgs.other),
    ).toBe(true);
    const across = await deployment.outcomeOf(() =>
      deployment.rest('POST /api/send_recognition', { body: sample(known).body, token: keyOf('boreal') }),
    );
    expect([across.status, across.opened.includes(orgs.own)]).toEqual([422, false]);
  });

  it('a session token is refused after sign-out, deactivation, expired access or a new epoch', async () => {
    const org = await orgOf(deployment, 'aurora');
    const email = personOf('external');
    const token = await deployment.tokenOf(email);
    const status = async (): Promise<number> => (await deployment.rest('GET /user', { token })).status;
    const change = (to: Partial<{ expiresAt: string | null; active: boolean; tokenEpoch: number }>) =>
      deployment.db.tx(org, (store) => store.update(users, { email }, to));
    expect(await status()).toBe(200);
    for (const [to, back] of [
      [{ expiresAt: '2026-03-17' }, { expiresAt: null }],
      [{ active: false }, { active: true }],
      [{ tokenEpoch: 7 }, { tokenEpoch: 0 }],
    ] as const) {
      await change(to);
      expect(await status(), JSON.stringify(to)).toBe(401);
      await change(back);
      expect(await status()).toBe(200);
    }
    const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      jti: string;
    };
    await deployment.db.tx(org, (store) =>
      store.insert(revokedTokens, [{ id: jti, expiresAt: '2026-03-19T00:00:00.000Z' }]),
    );
    expect(await status()).toBe(401);
  });

  it('a session token is not accepted as a mailed link and sets no password', async () => {
    const link = await deployment.rest('POST /user/link', { body: { token: right } });
    expect(await link.json()).toMatchObject({ valid: false });
    for (const [route, body] of [
      ['POST /user/challenge/pass', { challenge_token: right, new_password: 'cuatro gatos duermen al sol' }],
      ['POST /user/confirm/pass/recovery', { token: right, new_password: 'cuatro gatos duermen al sol' }],
    ] as const) {
      const { status, written } = await deployment.outcomeOf(() => deployment.rest(route, { body }));
      expect([status, written]).toEqual([422, []]);
    }
  });
});

describe('authorization header over HTTP', () => {
  let deployment: StillHome;
  let server: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    deployment = await aStillHome('tab');
    const app = new Hono().all('/rest/*', (c) => deployment.backend.fetch(c.req.raw));
    server = await listen(app, { host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await server.stop();
    deployment.close();
  });

  /** The status of the answer to these request lines. */
  const statusOf = (lines: readonly string[]): Promise<number> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(server.address).port), '127.0.0.1', () =>
        socket.write(
          ['GET /rest/user HTTP/1.1', 'Host: home.test', 'Connection: close', ...lines, '', ''].join('\r\n'),
        ),
      );
      let heard = '';
      socket.on('data', (bytes) => (heard += bytes.toString()));
      socket.on('end', () => resolve(Number(/^HTTP\/1.1 (\d+)/.exec(heard)?.[1])));
      socket.on('error', reject);
    });

  it('a repeated or folded authorization header opens no call', async () => {
    const token = await deployment.tokenOf(personOf('admin'));
    const line = `Authorization: Bearer ${token}`;
    expect(await statusOf([line])).toBe(200);
    expect(await statusOf([line, line])).toBe(401);
    expect(await statusOf([line, 'Authorization: Bearer nonsense'])).toBe(401);
    expect(await statusOf(['Authorization: Bearer nonsense', line])).toBe(401);
    expect([400, 401]).toContain(await statusOf(['Authorization: Bearer', ` ${token}`]));
    expect([400, 401]).toContain(
      await statusOf([`Authorization: Bearer ${token.slice(0, 40)}`, ` ${token.slice(40)}`]),
    );
    expect(() => new Headers({ authorization: `Bearer\n${token}` })).toThrow(TypeError);
  });
});
