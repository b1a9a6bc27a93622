/** The tab's deployment answers like the other deployments: facade over backend over store, all in one page. */
import { beforeEach, describe, expect, it } from 'vitest';
import { posts } from '#backend/posts/posts.tables.ts';
import { tables } from '#backend/tables.ts';
import { clockOver, type Clock } from '#mock/tab/clock.ts';
import { demoHash } from '#mock/tab/demoHash.ts';
import { openTabDeployment, type TabDeployment } from '#mock/tab/tabDeployment.ts';
import { sessionsOf } from '#mock/tab/sessionKey.ts';
import { createTabDatabase, type TabDatabase } from '#mock/tab/store.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { demoPassword } from '#mock/world/personas.ts';
import { paces } from '#schema/auth/attempts.rules.ts';
import { smallWorld } from '#mock/world/scenarios/small.ts';

const origin = 'http://demo.test';
const noon = Date.parse('2026-03-18T18:00:00.000Z');
let db: TabDatabase;
let deployment: TabDeployment;
let clock: Clock;

beforeEach(async () => {
  db = await createTabDatabase({ tables });
  for (const seed of smallWorld({ now: noon, passwordHash: demoHash })) await db.seed(seed);
  clock = clockOver(() => noon);
  deployment = openTabDeployment({ db, clock, sessions: sessionsOf(undefined), origin });
});

interface Said {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
}
const send = (
  path: string,
  body: unknown,
  token?: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  deployment.answer(
    new Request(origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
const ask = async (query: string, token?: string, variables: Record<string, unknown> = {}): Promise<Said> =>
  (await send('/graphql', { query, variables }, token)).json();
const tokenOf = async (email: string, password = demoPassword): Promise<string> => {
  const { data } = await ask(
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { authToken } }',
    undefined,
    { email, password },
  );
  return (data?.['login'] as { authToken: string } | null)?.authToken ?? '';
};

describe('the person of the demo', () => {
  it('a browser with an earlier sign-in is known and passes while guesses have to wait', async () => {
    const kept = new Map<string, string>();
    const browser = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    };
    const known = openTabDeployment({ db, clock, sessions: sessionsOf(browser), origin, browser });
    const other = openTabDeployment({ db, clock, sessions: sessionsOf(browser), origin });
    const signIn = async (password = demoPassword): Promise<boolean> =>
      (await tokenOf('employee@aurora.example', password)) !== '';
    deployment = known;
    expect(await signIn()).toBe(true);
    deployment = other;
    for (let time = 0; time < paces.pair.free; time++) await signIn('wrong');
    expect(await signIn()).toBe(false);
    deployment = known;
    expect(await signIn()).toBe(true);
  });

  it.each(['employee', 'manager', 'admin', 'external'])(
    'the %s of either organisation signs in with the demo password',
    async (role) => {
      for (const slug of ['aurora', 'boreal']) {
        const token = await tokenOf(`${role}@${slug}.example`);
        expect(await ask('{ user { email } }', token)).toEqual({
          data: { user: { email: `${role}@${slug}.example` } },
        });
      }
      expect(await tokenOf(`${role}@aurora.example`, 'another password')).toBe('');
    },
  );

  it('a person of the demo reads feed, wallet and counts in one request', async () => {
    const { data, errors } = await ask(
      '{ posts(page: 1) { pagination { total } } user { pointsToGive } counts { notificationCount } }',
      await tokenOf('employee@aurora.example'),
    );
    expect(errors).toBeUndefined();
    // More than one page of posts; tests/world checks the exact counts.
    expect(data).toMatchObject({ posts: { pagination: { total: expect.toSatisfy((total) => total > 20) } } });
    expect((data?.['user'] as { pointsToGive: number } | undefined)?.pointsToGive).toBeGreaterThanOrEqual(
      100,
    );
  });

  it('a session of the demo ends after its twelve hours', async () => {
    const token = await tokenOf('employee@aurora.example');
    clock.advance(13 * 3_600_000);
    expect((await ask('{ user { email } }', token)).errors?.[0]?.extensions['code']).toBe('unauthorized');
  });
});

describe('the invalid request', () => {
  it.each([
    ['a body that is no JSON', '{"half":'],
    ['a question without text', { variables: {} }],
    ['a text that is no GraphQL', { query: 'feed please' }],
    ['an operation that is not there', { query: 'query One { languages { code } }', operationName: 'Two' }],
  ])('the tab deployment refuses %s for good with the error bad_request', async (_, body) => {
    const answer = await send('/graphql', body);
    const said: Said = await answer.json();
    expect(answer.status).toBe(400);
    expect(said.errors?.[0]?.extensions).toMatchObject({
      code: 'bad_request',
      status: 400,
      retryable: false,
    });
  });

  it('the tab deployment does not allow GraphQL by GET', async () => {
    expect((await deployment.answer(new Request(`${origin}/graphql?query={languages{code}}`))).status).toBe(
      405,
    );
  });

  it('the tab deployment answers an unknown REST path as not found, in JSON', async () => {
    const answer = await deployment.answer(new Request(`${origin}/rest/nowhere`));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
  });
});

describe('the faults', () => {
  const thanks =
    'mutation ($type: ID!) { sendRecognition(input: { receiverEmails: ["manager@aurora.example"], amount: 5, postTypes: [$type], message: "Gracias" }) { id } }';
  const count = () =>
    db.read(organizationIds.aurora, async (store) => (await store.tally(posts))[0]?.count ?? 0);
  const typeOf = async (token: string): Promise<string> => {
    const { data } = await ask('{ postTypes { id } }', token);
    const [first] = (data?.['postTypes'] ?? []) as { id: string }[];
    return first?.id ?? '';
  };

  it('a status fault strikes as often as it is set to, also behind the facade', async () => {
    const token = await tokenOf('employee@aurora.example');
    deployment.faults.add({ call: 'GET /rest/post', status: 503, times: 2 });
    const code = async () =>
      (await ask('{ posts(page: 1) { pagination { total } } }', token)).errors?.[0]?.extensions['code'];
    expect([await code(), await code(), await code()]).toEqual(['unavailable', 'unavailable', undefined]);
  });

  it('a fault leaves other calls alone, and a removed fault strikes no more', async () => {
    const token = await tokenOf('employee@aurora.example');
    const remove = deployment.faults.add({ call: 'GET /rest/user', offline: true });
    const { data, errors } = await ask('{ counts { notificationCount } user { email } }', token);
    expect(data).toEqual({ counts: { notificationCount: 5 }, user: null });
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['network']);
    remove();
    expect((await ask('{ user { email } }', token)).errors).toBeUndefined();
  });

  it('a write whose answer is lost was made once, and a write that never arrived was not made', async () => {
    const token = await tokenOf('employee@aurora.example');
    const type = await typeOf(token);
    const before = await count();
    const attempt = () =>
      send('/graphql', { query: thanks, variables: { type } }, token, { 'idempotency-key': 'one act' });
    deployment.faults.add({ call: 'POST /graphql', offline: true, times: 1 });
    await expect(attempt()).rejects.toThrow(TypeError);
    expect(await count()).toBe(before);
    deployment.faults.add({ call: 'POST /graphql', lost: true, times: 1 });
    await expect(attempt()).rejects.toThrow(TypeError);
    expect(await count()).toBe(before + 1);
    const answer: Said = await (await attempt()).json();
    expect(answer.errors).toBeUndefined();
    expect(await count()).toBe(before + 1);
  });
});
