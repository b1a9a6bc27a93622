/** The marks of known devices on the server: in a cookie that only the server reads. */
import { afterEach, describe, expect, it } from 'vitest';
import { deviceHeader } from '#backend/http/edge.ts';
import { paces } from '#schema/auth/attempts.rules.ts';
import { deviceCookie } from '#server/device.ts';
import { employee, right } from '#tests/backend/authFixture.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { serve } from './served.ts';

const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { authToken } }';

describe('the cookie of a known device', () => {
  let deployment: TestDeployment;
  afterEach(() => deployment.close());

  it.each(['GraphQL', 'REST'])(
    'a sign-in by %s sets the cookie, with which the browser passes an attack',
    async (way) => {
      deployment = await openTestDeployment('tab');
      const { backend } = deployment;
      const served = await serve({
        rest: backend,
        transport: { base: 'http://in.process/rest', answer: backend.call },
      });
      const signIn = (password: string, headers: Record<string, string> = {}): Promise<Response> =>
        way === 'GraphQL'
          ? served.ask(login, { email: employee, password }, headers)
          : served.send('/rest/login', JSON.stringify({ email: employee, password }), headers);
      const opened = await signIn(right);
      expect(opened.headers.get(deviceHeader)).toBeNull();
      const cookie = opened.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(
        /^aplauso_device=[\w.~-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
      );
      const pair = cookie.split(';')[0] ?? '';
      for (let time = 0; time < paces.pair.free; time++)
        expect((await signIn('wrong')).headers.get('set-cookie')).toBeNull();
      const isIn = async (headers: Record<string, string>) =>
        /"authToken":"|"auth_token":"/.test(await (await signIn(right, headers)).text());
      expect(await isIn({})).toBe(false);
      expect(await isIn({ [deviceHeader]: pair.split('=')[1] ?? '' })).toBe(false);
      expect(await isIn({ cookie: `other=1; ${pair}` })).toBe(true);
      await served.stop();
    },
  );

  it('behind https the cookie is sent over https only, and no other host can set it', () => {
    const headers = new Headers({ [deviceHeader]: 'marks' });
    deviceCookie(true).send(headers);
    expect(headers.get('set-cookie')).toMatch(/^__Host-aplauso_device=marks; .*; Secure$/);
    const request = new Headers({ cookie: 'aplauso_device=forged' });
    deviceCookie(true).receive(request);
    expect(request.has(deviceHeader)).toBe(false);
  });
});
