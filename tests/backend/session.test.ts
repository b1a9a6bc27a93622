/** Who can sign in (spec §4, §6); tests/contract/tokens.test.ts covers invalid tokens. */
import { afterEach, describe, expect, it } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { openTestDeployment, type TestDeployment, type StoreKind } from '../support/deployment.ts';

const employee = 'employee@aurora.example';
let deployment: TestDeployment;
afterEach(() => deployment.close());

const login = async (email: string, password: string): Promise<[number, string | undefined]> => {
  const answer = await deployment.rest('POST /login', { body: { email, password } });
  return [answer.status, ((await answer.json()) as { code?: string }).code];
};
const change = async (
  to: Partial<{ active: boolean; tokenEpoch: number; userType: 'external' }>,
): Promise<void> => {
  const org = (await deployment.db.directory.find(`email:${employee}`)) ?? '';
  await deployment.db.tx(org, (store) => store.update(users, { email: employee }, to));
};

describe.each(['tab', 'sql'] satisfies StoreKind[])('sign-in and sessions, %s store', (kind) => {
  it('sign-in opens a session with the right password, regardless of the case of the address', async () => {
    deployment = await openTestDeployment(kind);
    expect((await login(employee, 'aplauso-demo'))[0]).toBe(200);
    expect((await login('Employee@Aurora.example', 'aplauso-demo'))[0]).toBe(200);
  });

  it('sign-in answers a wrong password, an unknown address and an inactive person alike', async () => {
    deployment = await openTestDeployment(kind);
    const wrong = await login(employee, 'wrong');
    expect(wrong).toEqual([401, 'invalid_credentials']);
    expect(await login('nobody@nowhere.example', 'aplauso-demo')).toEqual(wrong);
    await change({ active: false });
    expect(await login(employee, 'aplauso-demo')).toEqual(wrong);
  });

  it('a session loses rights at once with a lowered role, and ends when the token epoch changes', async () => {
    deployment = await openTestDeployment(kind);
    const token = await deployment.tokenOf(employee);
    expect((await deployment.rest('GET /user', { token })).status).toBe(200);
    await change({ userType: 'external' });
    expect((await deployment.rest('GET /post?page=1', { token })).status).toBe(403);
    await change({ tokenEpoch: 7 });
    expect((await deployment.rest('GET /user', { token })).status).toBe(401);
  });

  it('the sign-in page shows the organisation of its host, and none for an unknown host', async () => {
    deployment = await openTestDeployment(kind);
    const flow = async (origin: string) =>
      (await (
        await deployment.rest('GET /org/auth_flow', { headers: { 'x-page-origin': origin } })
      ).json()) as {
        organization: { name: string } | null;
        default_language: string;
      };
    expect((await flow('https://boreal.example')).default_language).toBe('english');
    expect((await flow('https://nowhere.example')).organization).toBeNull();
    expect((await flow('not an address')).organization).toBeNull();
  });
});
