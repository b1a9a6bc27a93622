/** The two lists of email addresses that are notified of events. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { maxEmails } from '#schema/organization/organization.rules.ts';
import { openOrganizationFixture, type AdminOrganization } from './organizationSettingsFixture.ts';
import { names } from './postFixture.ts';
import { storesOf } from '../support/trials.ts';

const toOrg = 'POST /org/add/email';
const toAdmin = 'POST /org/admin/add/email';
const update = 'PATCH /org/update/email';
let house: AdminOrganization;

interface Address {
  readonly id: string;
  readonly kind: string;
  readonly email: string;
  readonly label: string | null;
  readonly topics: readonly string[];
  readonly active: boolean;
}
const lists = (): Promise<readonly Address[]> => house.ask('GET /emails');

describe.each(storesOf(import.meta.url))('lists of e-mail addresses, %s store', (kind) => {
  beforeEach(async () => {
    house = await openOrganizationFixture(kind);
  });
  afterEach(() => house.deployment.close());

  it('the organisation and administrator lists each keep addresses in the order of their creation', async () => {
    const b = await house.ask(toAdmin, {
      email: 'B@Taller.example',
      label: ' Sistemas ',
      topics: ['signIn'],
    });
    const a = await house.ask(toOrg, { email: 'a@taller.example' });
    const c = await house.ask(toOrg, { email: 'c@taller.example', label: '', topics: ['orders', 'orders'] });
    expect(b).toMatchObject({
      kind: 'admin',
      email: 'b@taller.example',
      label: 'Sistemas',
      topics: ['signIn'],
    });
    expect(a).toMatchObject({ kind: 'org', label: null, topics: [], active: true });
    expect(c).toMatchObject({ label: null, topics: ['orders'] });
    expect(await lists()).toEqual([a, c, b]);
  });

  it('an e-mail address is on each list once, regardless of case, and may be on both lists', async () => {
    const { id } = await house.ask(toOrg, { email: 'a@taller.example' });
    expect(await house.refused(toOrg, { email: 'A@TALLER.example' })).toEqual([422, 'email: email_listed']);
    await house.ask(toAdmin, { email: 'A@taller.example' });
    const other = await house.ask(toOrg, { email: 'b@taller.example' });
    expect(await house.refused(update, { id: other.id, email: 'A@Taller.Example' })).toEqual([
      422,
      'email: email_listed',
    ]);
    expect((await house.ask(update, { id, email: 'A@TALLER.example' })).email).toBe('a@taller.example');
    expect(await lists()).toHaveLength(3);
  });

  it(`each list holds ${maxEmails} e-mail addresses, and an address of a full list can be changed`, async () => {
    const made: Address[] = [];
    for (let place = 0; place < maxEmails; place++)
      made.push(await house.ask(toOrg, { email: `p${place}@taller.example` }));
    const full = await house.call('diego', toOrg, { email: 'one@taller.example' });
    expect([full.status, full.said.reasons]).toEqual([
      422,
      [expect.objectContaining({ field: 'email', code: 'emails_full' })],
    ]);
    expect(full.said.reasons[0].message).toContain('20');
    expect((await house.ask(update, { id: made[3]?.id, label: 'Nueva' })).label).toBe('Nueva');
    await house.ask(toAdmin, { email: 'one@taller.example' });
    await house.ask(`DELETE /org/email/${made[0]?.id}`);
    await house.ask(toOrg, { email: 'one@taller.example' });
    expect(await lists()).toHaveLength(maxEmails + 1);
  });

  it('an e-mail list refuses topics of the other list and malformed addresses', async () => {
    expect(await house.refused(toOrg, { email: 'a@b.example', topics: ['signIn'] })).toEqual([
      422,
      'topics: topic_other_list',
    ]);
    expect(await house.refused(toAdmin, { email: 'a@b.example', topics: ['imports', 'orders'] })).toEqual([
      422,
      'topics: topic_other_list',
    ]);
    const { id } = await house.ask(toAdmin, { email: 'a@b.example' });
    expect(await house.refused(update, { id, topics: ['reports'] })).toEqual([
      422,
      'topics: topic_other_list',
    ]);
    expect(await house.refused(toOrg, { email: 'a@b.example', topics: ['birthdays'] })).toEqual([
      422,
      'topics.0: option',
    ]);
    for (const email of [
      'a',
      'a@',
      'a@b.example\r\nBcc: c@d.example',
      'a@b.example,c@d.example',
      '<a@b.example>',
      '',
    ])
      expect(await house.refused(toOrg, { email }), email).toEqual([422, expect.stringMatching(/^email: /)]);
    expect((await lists()).map(({ email }) => email)).toEqual(['a@b.example']);
  });

  it('an update of a listed e-mail address keeps omitted fields', async () => {
    const made = await house.ask(toOrg, { email: 'a@b.example', label: 'Nómina', topics: ['orders'] });
    const { id } = made;
    expect(await house.ask(update, { id })).toEqual(made);
    expect(await house.ask(update, { id, active: false })).toEqual({ ...made, active: false });
    expect(await house.ask(update, { id, label: null, topics: [] })).toEqual({
      ...made,
      active: false,
      label: null,
      topics: [],
    });
    expect(await house.refused(update, { id: 'none', active: true })).toEqual([404]);
  });

  it('each e-mail list deletes only its own addresses', async () => {
    const { id: org } = await house.ask(toOrg, { email: 'a@b.example' });
    const { id: admin } = await house.ask(toAdmin, { email: 'a@b.example' });
    expect(await house.refused(`DELETE /org/admin/email/${org}`)).toEqual([404]);
    expect(await house.refused(`DELETE /org/email/${admin}`)).toEqual([404]);
    expect(await lists()).toHaveLength(2);
    await house.ask(`DELETE /org/email/${org}`);
    expect(await house.refused(`DELETE /org/email/${org}`)).toEqual([404]);
    await house.ask(`DELETE /org/admin/email/${admin}`);
    expect(await lists()).toEqual([]);
  });

  it('the e-mail lists are readable and writable by administrators only', async () => {
    const { id } = await house.ask(toOrg, { email: 'a@b.example' });
    for (const name of names.filter((one) => one !== 'diego'))
      for (const [route, body] of [
        ['GET /emails', undefined],
        [toOrg, { email: 'mine@b.example' }],
        [toAdmin, { email: 'mine@b.example' }],
        [update, { id, email: 'mine@b.example' }],
        [`DELETE /org/email/${id}`, undefined],
        [`DELETE /org/admin/email/${id}`, undefined],
      ] as const)
        expect((await house.call(name, route, body)).status, `${name} ${route}`).toBe(403);
    expect((await lists()).map(({ email }) => email)).toEqual(['a@b.example']);
  });
});
