/** Known devices: a browser with the mark of an earlier sign-in passes while others guess at the account. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deviceHeader } from '#backend/http/edge.ts';
import { deviceDays, paces } from '#schema/auth/attempts.rules.ts';
import {
  openAuthFixture,
  employee,
  nobody,
  phrase,
  right,
  type AuthFixture,
  type Seen,
} from './authFixture.ts';
import { storesOf } from '../support/trials.ts';

const manager = 'manager@aurora.example';
const foreign = 'employee@boreal.example';

describe.each(storesOf(import.meta.url))('known devices, %s store', (kind) => {
  let fixture: AuthFixture;
  beforeEach(async () => {
    fixture = await openAuthFixture(kind);
  });
  afterEach(() => fixture.deployment.close());

  const login = (mark: string, email = employee, password = right): Promise<Seen> =>
    fixture.post(
      '/login',
      { email, password },
      { headers: { [deviceHeader]: mark, 'x-aplauso-source': 'office' } },
    );
  const markIn = ({ headers }: Seen): string => headers[deviceHeader] ?? '';
  const marked = async (email = employee): Promise<string> => markIn(await login('', email));
  /** Uses up all free guesses: at the account from the office and from everywhere, and at all accounts of the office. */
  async function attack(email = employee): Promise<void> {
    for (let index = 0; index < paces.account.free; index++)
      await fixture.login(email, 'wrong', index < paces.pair.free ? 'office' : `192.0.2.${index}`);
    for (let index = 0; index < paces.source.free; index++)
      await fixture.login(`a${index}@b.example`, 'wrong', 'office');
  }

  it('a correct password on a known device passes while the account and the office are under attack', async () => {
    const mark = await marked();
    await attack();
    expect((await login('')).status).toBe(429);
    expect((await login(mark)).status).toBe(200);
  });

  it('a one-time code on a known device is sent and accepted while others ask and guess', async () => {
    const mark = await marked();
    await attack();
    const headers = { 'x-aplauso-source': 'office' };
    await fixture.post('/otp/login', { email: employee }, { headers });
    const known = { headers: { ...headers, [deviceHeader]: mark } };
    expect((await fixture.post('/otp/login', { email: employee }, { headers })).status).toBe(429);
    expect((await fixture.post('/otp/login', { email: employee }, known)).status).toBe(200);
    const code = await fixture.code();
    const verified = await fixture.post('/otp/verify_code', { email: employee, code }, known);
    expect(verified.body['success']).toBe(true);
    expect(markIn(verified)).not.toBe('');
  });

  it('guesses on a known device have to wait after ten, and delay no other caller', async () => {
    const mark = await marked();
    for (let time = 0; time < paces.device.free; time++)
      expect((await login(mark, employee, 'wrong')).status).toBe(401);
    expect((await login(mark)).headers['retry-after']).toBe('15');
    expect((await login('')).status).toBe(200);
  });

  it('failed sign-ins and requests for codes and links leave no mark', async () => {
    const seen = [
      await login('', employee, 'wrong'),
      await login('', nobody),
      await fixture.post('/otp/login', { email: employee }),
      await fixture.post('/user/recovery/pass', { email: employee }),
    ];
    expect(seen.map(markIn)).toEqual(['', '', '', '']);
  });

  it('a mark names neither the person nor the organisation, and cannot be changed', async () => {
    const mark = await marked();
    const { id } = await fixture.person();
    expect(mark).toMatch(/^\d{5}\.[\w-]{36}\.[\w-]{43}$/);
    expect(mark).not.toContain(id);
    await attack();
    const [day = '', device = '', signature = ''] = mark.split('.');
    for (const forged of [
      `${Number(day) - 1}.${device}.${signature}`,
      `${day}.${id}.${signature}`,
      `${day}.${device}.${'A'.repeat(43)}`,
      'nonsense',
    ])
      expect((await login(forged)).status, forged).toBe(429);
  });

  it.each([manager, foreign])('the mark of %s helps no other person', async (other) => {
    const mark = await marked(other);
    await attack();
    expect((await login(mark)).status).toBe(429);
  });

  it('a shared browser knows every person who signed in, and keeps one mark of each', async () => {
    let marks = await marked();
    marks = markIn(await login(marks, manager));
    marks = markIn(await login(marks));
    expect(marks.split('~')).toHaveLength(2);
    await attack();
    expect((await login(marks)).status).toBe(200);
    await attack(manager);
    expect((await login(marks, manager)).status).toBe(200);
  });

  it('leaving everywhere else ends the marks of other browsers and renews that of the caller', async () => {
    const other = await marked();
    const own = await login('');
    const headers = { [deviceHeader]: markIn(own) };
    const left = await fixture.post(
      '/logout/elsewhere',
      {},
      { token: String(own.body['auth_token']), headers },
    );
    await attack();
    expect((await login(other)).status).toBe(429);
    expect((await login(markIn(own))).status).toBe(429);
    expect((await login(markIn(left))).status).toBe(200);
  });

  it('a password change ends the marks of other browsers and renews that of the caller', async () => {
    const other = await marked();
    const own = await login('');
    const changed = await fixture.post(
      '/user/password',
      { current_password: right, new_password: phrase },
      { token: String(own.body['auth_token']), headers: { [deviceHeader]: markIn(own) } },
    );
    await attack();
    expect((await login(other, employee, phrase)).status).toBe(429);
    expect((await login(markIn(changed), employee, phrase)).status).toBe(200);
  });

  it('the browser that sets a password by a mailed link is known, so its owner comes in during an attack', async () => {
    await fixture.post('/user/recovery/pass', { email: employee });
    const token = await fixture.link();
    const set = await fixture.post('/user/confirm/pass/recovery', { token, new_password: phrase });
    await attack();
    expect((await login('', employee, phrase)).status).toBe(429);
    expect((await login(markIn(set), employee, phrase)).status).toBe(200);
  });

  it('guesses at the account from outside do not delay a password change of its session', async () => {
    const { body } = await login('');
    await attack();
    const change = { current_password: right, new_password: phrase };
    const token = String(body['auth_token']);
    expect((await fixture.post('/user/password', change, { token })).status).toBe(200);
  });

  it('a mark ends after its days, and one from a clock that ran ahead is not known', async () => {
    const mark = await marked();
    const begun = fixture.deployment.now;
    fixture.deployment.now += (deviceDays - 1) * 86_400_000;
    await attack();
    expect((await login(mark)).status).toBe(200);
    fixture.deployment.now += 86_400_000;
    await attack();
    expect((await login(mark)).status).toBe(429);
    fixture.deployment.now = begun - 86_400_000;
    await attack();
    expect((await login(mark)).status).toBe(429);
  });
});
