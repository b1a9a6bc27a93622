/** The account of a user: changes, what others see afterwards, and deletion requests. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modules } from '#backend/organization/organization.tables.ts';
import { deletionRequests, users } from '#backend/people/users.tables.ts';
import type { Account, DeletionRequest } from '#schema/users/account.endpoints.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { reasonsOf, said, type Refused } from '../support/said.ts';
import { admin, employee, manager, moneyIn, type Money } from './money.ts';
import { storesOf } from '../support/trials.ts';

let deployment: TestDeployment;
let money: Money;
afterEach(() => deployment.close());

const change = (body: Record<string, unknown>, as = employee, headers = {}) =>
  said<Refused & Record<string, unknown>>(deployment, 'PATCH /user/account/update', { as, body, headers });
const account = async (as = employee) =>
  (await said<Record<string, unknown>>(deployment, 'GET /user/account', { as })).body;
const me = async (as = employee) =>
  (await said<Record<string, unknown>>(deployment, 'GET /user', { as })).body;
const found = async (keywords: string): Promise<readonly string[]> =>
  (
    await said<{ items: { email: string }[] }>(deployment, 'POST /user/search', {
      as: manager,
      body: { keywords },
    })
  ).body.items.map(({ email }) => email);
const ask = (body: Record<string, unknown> = {}, as = employee) =>
  said<Refused & { id: string; status: string; reason: string; resolved_at: string | null }>(
    deployment,
    'POST /user/request-delete',
    { as, body },
  );
const withdraw = (as = employee) => said(deployment, 'DELETE /user/request-delete', { as });

describe.each(storesOf(import.meta.url))('own account, %s store', (kind) => {
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    money = moneyIn(deployment);
    await money.write((store) => store.update(modules, {}, { active: true }));
  });

  it('an account shows its owner all fields, both hidden dates and the time zone of the organisation', async () => {
    await money.write((store) =>
      store.update(
        users,
        { email: employee },
        {
          birthday: '1990-02-28',
          admissionDate: '2019-05-01',
          birthdayShown: 'hidden',
          anniversaryShown: 'hidden',
          phone: '+573001234567',
        },
      ),
    );
    expect(await account()).toMatchObject({
      email: employee,
      birthday: '1990-02-28',
      admission_date: '2019-05-01',
      birthday_shown: 'hidden',
      anniversary_shown: 'hidden',
      phone: '+573001234567',
      phone_shown: false,
      timezone: null,
      organization_timezone: 'America/Mexico_City',
      deletion: null,
    });
  });

  it('an account update keeps omitted fields; null and an empty text clear a field', async () => {
    const before = await account();
    const given = { phone: '+57 (300) 123-4567', bio: '  Café y montaña ', timezone: 'Pacific/Chatham' };
    expect((await change(given)).status).toBe(200);
    const after = { ...before, phone: '+573001234567', bio: 'Café y montaña', timezone: 'Pacific/Chatham' };
    expect(await account()).toEqual(after);
    expect((await change({})).status).toBe(200);
    expect(await account()).toEqual(after);
    await change({ phone: null, timezone: null, bio: '' });
    expect(await account()).toEqual({ ...before, phone: null, timezone: null, bio: null });
  });

  it('an account update answers the new user, and search finds the person under the new name only', async () => {
    const { last_name: before } = await me();
    const { body } = await change({ first_name: ' Zoraída ', last_name: 'Quiñónez' });
    expect(body).toEqual(await me());
    expect(body).toMatchObject({ first_name: 'Zoraída', last_name: 'Quiñónez', email: employee });
    expect(await found('quinonez zoraida')).toEqual([employee]);
    expect(await found(String(before))).not.toContain(employee);
    expect((await me(manager))['first_name']).not.toBe('Zoraída');
  });

  it('an account keeps the chosen language after a reload and a new sign-in', async () => {
    for (const language of ['english', 'spanish']) {
      expect((await change({ language })).body).toMatchObject({ language });
      expect(await me()).toMatchObject({ language });
      const again = await said<{ auth_token: string }>(deployment, 'POST /login', {
        body: { email: employee, password: 'aplauso-demo' },
      });
      const answer = await deployment.rest('GET /user', { token: again.body.auth_token });
      expect(await answer.json()).toMatchObject({ language });
    }
  });

  it('an invalid account update names every wrong field in the language of the caller and changes nothing', async () => {
    const before = await account();
    const wrong = {
      first_name: '   ',
      last_name: 'x'.repeat(121),
      phone: '300 123 4567',
      timezone: 'Bogotá',
      bio: 'x'.repeat(301),
      language: 'klingon',
      birthday_shown: 'sometimes',
      phone_shown: 'yes',
    };
    const wordsIn = async (language: string) => {
      const answer = await change(wrong, employee, { 'accept-language': language });
      expect([answer.status, reasonsOf(answer)]).toEqual([
        422,
        [
          'first_name: required',
          'last_name: too_long',
          'language: option',
          'phone: phone',
          'bio: too_long',
          'timezone: timezone',
          'birthday_shown: option',
          'phone_shown: type',
        ],
      ]);
      return answer.body.reasons.map(({ message }) => message);
    };
    const spanish = await wordsIn('es');
    const english = await wordsIn('en');
    expect(spanish).toContain('Escribe el número con el código del país, por ejemplo +57 300 123 4567.');
    expect(english).toContain('Write the number with its country code, such as +57 300 123 4567.');
    expect(spanish).toContain('No es una zona horaria conocida.');
    expect(english.filter((sentence) => spanish.includes(sentence))).toEqual([]);
    expect(await account()).toEqual(before);
    for (const timezone of ['', '+05:00', 'America/Bogota; drop', '../etc'])
      expect(reasonsOf(await change({ timezone })), timezone).toEqual(['timezone: timezone']);
    for (const phone of ['', '+', '+0123456789', '+1234567890123456', '+57 abc 1234'])
      expect(reasonsOf(await change({ phone })), phone).toEqual(['phone: phone']);
    expect(reasonsOf(await change({ first_name: null }))).toEqual(['first_name: type']);
  });

  it('an account update ignores fields that only administrators may change', async () => {
    const [before] = await money.look(
      async (store) => (await store.list(users, { where: { email: employee } })).rows,
    );
    await change({
      email: 'x@aurora.example',
      user_type: 'admin',
      birthday: '2001-01-01',
      points: false,
      photo_key: 'call/x',
      bio: 'Hola',
    });
    const [after] = await money.look(
      async (store) => (await store.list(users, { where: { email: employee } })).rows,
    );
    expect(after).toEqual({ ...before, bio: 'Hola' });
  });

  it('an external person updates the own account over REST and GraphQL', async () => {
    const external = 'external@aurora.example';
    expect((await change({ first_name: 'Iris' }, external)).body).toMatchObject({ first_name: 'Iris' });
    const answer = await deployment.ask(
      'mutation ($input: AccountChange!) { updateAccount(input: $input) { firstName language } }',
      { as: external, variables: { input: { firstName: 'Irma', language: 'english', phone: null } } },
    );
    expect(answer).toEqual({ data: { updateAccount: { firstName: 'Irma', language: 'english' } } });
    const read = await deployment.ask('{ account { firstName phone birthdayShown } }', { as: external });
    expect(read.data?.['account']).toMatchObject({ firstName: 'Irma', phone: null });
    const refused = await deployment.ask(
      'mutation { updateAccount(input: { phone: "300", timezone: "Marte" }) { id } }',
      { as: external },
    );
    expect(refused.errors?.[0]?.extensions['reasons']).toMatchObject([
      { field: 'phone', code: 'phone' },
      { field: 'timezone', code: 'timezone' },
    ]);
  });

  it('a person has one pending deletion request at a time, and may request again after withdrawing it', async () => {
    const first = await ask({ reason: ' Me voy a otra ciudad ' });
    expect(first.body).toMatchObject({
      status: 'pending',
      reason: 'Me voy a otra ciudad',
      resolved_at: null,
    });
    deployment.now += 60_000;
    const second = await ask({ reason: 'Otra vez' });
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect((await account())['deletion']).toEqual(first.body);
    // The account is unchanged until an administrator decides.
    expect(await found(String((await me())['last_name']))).toContain(employee);
    expect(await withdraw()).toMatchObject({ status: 200, body: { success: true } });
    expect(await withdraw()).toMatchObject({ status: 200 });
    expect((await account())['deletion']).toBeNull();
    const again = await ask();
    expect(again.body).toMatchObject({ status: 'pending', reason: '' });
    expect(again.body.id).not.toBe(first.body.id);
    expect(reasonsOf(await ask({ reason: 'x'.repeat(501) }))).toEqual(['reason: too_long']);
  });

  it('withdrawing a deletion request leaves decided requests and requests of other people unchanged', async () => {
    const theirs = (await ask({ reason: 'Yo también' }, manager)).body;
    const mine = (await ask()).body;
    await money.write((store) =>
      store.update(
        deletionRequests,
        { id: mine.id },
        { status: 'refused', resolvedAt: new Date(deployment.now).toISOString() },
      ),
    );
    await withdraw();
    expect((await account())['deletion']).toMatchObject({ id: mine.id, status: 'refused' });
    expect((await account(manager))['deletion']).toEqual(theirs);
    deployment.now += 60_000;
    const again = (await ask()).body;
    expect(again.status).toBe('pending' satisfies DeletionRequest['status']);
    expect(((await account())['deletion'] as Account['deletion'])?.id).toBe(again.id);
    expect((await account(admin))['deletion']).toBeNull();
  });
});
