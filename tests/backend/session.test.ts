/** Who gets in: signing in, and tokens that must not work (spec §4, §6). */
import { afterEach, describe, expect, it } from 'vitest';
import { SignJWT } from 'jose';
import { users } from '#backend/users/users.tables.ts';
import { aHome, noon, type Home, type StoreKind } from '../support/home.ts';

const employee = 'employee@aurora.example';
let home: Home;
afterEach(() => home.close());

const login = async (email: string, password: string): Promise<[number, string | undefined]> => {
  const answer = await home.rest('POST /login', { body: { email, password } });
  return [answer.status, ((await answer.json()) as { code?: string }).code];
};
const change = async (
  to: Partial<{ active: boolean; tokenEpoch: number; userType: 'external' }>,
): Promise<void> => {
  const org = (await home.db.directory.find(`email:${employee}`)) ?? '';
  await home.db.tx(org, (store) => store.update(users, { email: employee }, to));
};

describe.each(['tab', 'sql'] satisfies StoreKind[])('sign-in, %s store', (kind) => {
  it('opens a session with the right password, whatever the case of the address', async () => {
    home = await aHome(kind);
    expect((await login(employee, 'aplauso-demo'))[0]).toBe(200);
    expect((await login('Employee@Aurora.example', 'aplauso-demo'))[0]).toBe(200);
  });

  it('says the same to a wrong password, an unknown address and an inactive person', async () => {
    home = await aHome(kind);
    const wrong = await login(employee, 'wrong');
    expect(wrong).toEqual([401, 'invalid_credentials']);
    expect(await login('nobody@nowhere.example', 'aplauso-demo')).toEqual(wrong);
    await change({ active: false });
    expect(await login(employee, 'aplauso-demo')).toEqual(wrong);
  });

  it('refuses the old token at the next call once the person is inactive or the epoch moved, and knows a lowered role at once', async () => {
    home = await aHome(kind);
    const token = await home.tokenOf(employee);
    expect((await home.rest('GET /user', { token })).status).toBe(200);
    await change({ userType: 'external' });
    expect((await home.rest('GET /post?page=1', { token })).status).toBe(403);
    await change({ tokenEpoch: 7 });
    expect((await home.rest('GET /user', { token })).status).toBe(401);
  });

  it('says whose sign-in page it is by the host of the page, and nothing of an unknown one', async () => {
    home = await aHome(kind);
    const flow = async (origin: string) =>
      (await (await home.rest('GET /org/auth_flow', { headers: { 'x-page-origin': origin } })).json()) as {
        organization: { name: string } | null;
        default_language: string;
      };
    expect((await flow('https://boreal.example')).default_language).toBe('english');
    expect((await flow('https://nowhere.example')).organization).toBeNull();
    expect((await flow('not an address')).organization).toBeNull();
  });

  it('accepts no token but its own, whole and in time', async () => {
    home = await aHome(kind);
    const right = await home.tokenOf(employee);
    const [header = '', payload = '', signature = ''] = right.split('.');
    const own = new TextEncoder().encode('a secret for tests that is long enough');
    const seconds = Math.floor(noon / 1000);
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<
      string,
      unknown
    >;
    const made = (
      changes: Record<string, unknown>,
      secret = own,
      head: { alg: string; typ?: string } = { alg: 'HS256', typ: 'JWT' },
    ) => new SignJWT({ ...claims, ...changes }).setProtectedHeader(head).sign(secret);
    const none = `${btoa('{"alg":"none","typ":"JWT"}')}.${payload}.`;
    const forged = {
      'alg none': none.replaceAll('=', ''),
      'without signature': `${header}.${payload}.`,
      'another key': await made({}, new TextEncoder().encode('another secret that is long enough too')),
      expired: await made({ exp: seconds - 1 }),
      'without expiry': await made({ exp: undefined }),
      'from the future': await made({ iat: seconds + 3600 }),
      'another audience': await made({ aud: 'aplauso:public' }),
      'another issuer': await made({ iss: 'somebody' }),
      'another type': await made({}, own, { alg: 'HS256', typ: 'at+jwt' }),
      'another organisation': await made({
        org: (await home.db.directory.find('email:employee@boreal.example')) ?? '',
      }),
      'an unknown person': await made({ sub: 'nobody' }),
      'a changed payload': `${header}.${btoa(JSON.stringify({ ...claims, sub: 'x' })).replaceAll('=', '')}.${signature}`,
      nonsense: 'nonsense',
    };
    for (const [what, token] of Object.entries(forged))
      expect((await home.rest('GET /user', { token })).status, what).toBe(401);
    expect((await home.rest('GET /user', { headers: { authorization: `bearer ${right}` } })).status).toBe(
      401,
    );
    expect((await home.rest('GET /user', { headers: { authorization: `Bearer ${right} x` } })).status).toBe(
      401,
    );
    expect((await home.rest('GET /user', { token: await made({}) })).status).toBe(200);
  });
});
