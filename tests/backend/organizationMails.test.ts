/** Mails to the two lists of addresses: who is notified of which event, and with which text. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailsOf } from '#mock/tab/mails.ts';
import { signInMail } from '#backend/auth/auth.mails.ts';
import { notifiedByMail, sayingOf, type ListedMail, type Said } from '#backend/mail/listed.ts';
import { orderMail } from '#backend/orders/orders.mails.ts';
import { requestMail } from '#backend/points/points.mails.ts';
import { reportMail } from '#backend/posts/posts.mails.ts';
import { keyMail } from '#backend/publicApi/publicApi.mails.ts';
import { moduleMail } from '#backend/settings/settings.mails.ts';
import { deletionMail, importMail } from '#backend/users/users.mails.ts';
import { outbox } from '#backend/mail/mail.tables.ts';
import { orgEmails, organizations } from '#backend/organization/organization.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { allEmailTopics, type EmailTopic } from '#schema/organization/organization.rules.ts';
import { openOrganizationFixture, type AdminOrganization } from './organizationSettingsFixture.ts';
import { aTown, crowd } from './importFixture.ts';
import { aShop } from './shopFixture.ts';
import { storesOf } from '../support/trials.ts';

let house: AdminOrganization;

type Telling = Parameters<typeof notifiedByMail>[0];

/** A mail with what it is told. */
const filled = <Facts>(mail: ListedMail<Facts>, facts: Facts) => ({
  topic: mail.topic,
  page: mail.page,
  tell: (context: Telling): Promise<void> => notifiedByMail(context, mail, facts),
  saidIn: (language: 'spanish' | 'english'): Said => sayingOf(language, mail, facts),
});

const person = { firstName: 'Ana', lastName: 'Mora' };
const mails: Readonly<Record<EmailTopic, ReturnType<typeof filled>>> = {
  orders: filled(orderMail, { person, number: 'N-7' }),
  pointRequests: filled(requestMail, { person }),
  deletionRequests: filled(deletionMail, { person }),
  reports: filled(reportMail, {}),
  apiKeys: filled(keyMail, { did: 'revoked', name: 'Nómina', person }),
  modules: filled(moduleMail, { on: ['surveys'], off: ['goals'], person }),
  signIn: filled(signInMail, { methods: ['password', 'otp'], person }),
  imports: filled(importMail, { added: 3, changed: 2, deactivated: 1, failed: false }),
};

describe.each(storesOf(import.meta.url))('mails to listed addresses, %s store', (kind) => {
  beforeEach(async () => {
    house = await openOrganizationFixture(kind);
  });
  afterEach(() => house.deployment.close());
  const tell = (topic: EmailTopic) =>
    house.change((store) => {
      const { newId, tokens, sign, address, db } = house.deployment.dependencies;
      const links = { tokens, sign, address, directory: db.directory };
      const at = new Date(house.deployment.now).toISOString();
      return mails[topic].tell({ store, newId, at, org: 'taller', links });
    });
  const told = async (): Promise<readonly string[]> => (await house.mails()).map(({ email }) => email);

  it('a listed mail goes to active addresses of its list that chose the topic or no topic', async () => {
    await house.listed('org', 'all@org.example');
    await house.listed('org', 'orders@org.example', ['orders', 'reports']);
    await house.listed('org', 'off@org.example');
    await house.change((store) => store.update(orgEmails, { email: 'off@org.example' }, { active: false }));
    await house.listed('admin', 'all@admin.example');
    await house.listed('admin', 'keys@admin.example', ['apiKeys']);
    const found: Record<string, readonly string[]> = {};
    for (const topic of allEmailTopics) {
      await tell(topic);
      found[topic] = await told();
    }
    const [org, admin] = ['all@org.example', 'all@admin.example'];
    expect(found).toEqual({
      orders: [org, 'orders@org.example'],
      pointRequests: [org],
      deletionRequests: [org],
      reports: [org, 'orders@org.example'],
      apiKeys: [admin, 'keys@admin.example'],
      modules: [admin],
      signIn: [admin],
      imports: [admin],
    });
  });

  it('a listed mail uses the language of the organisation and links to the page of its topic', async () => {
    await house.listed('org', 'a@org.example');
    await house.listed('admin', 'a@admin.example');
    for (const [language, hello, name] of [
      ['spanish', 'Hola:', 'Aplauso, para Taller'],
      ['english', 'Hello,', 'Aplauso, for Taller'],
    ] as const) {
      await house.change((store) => store.update(organizations, {}, { defaultLanguage: language }));
      for (const topic of allEmailTopics) {
        await tell(topic);
        const [mail, ...more] = await house.mails();
        const { topic: own, page, saidIn } = mails[topic];
        expect(own).toBe(topic);
        const { subject, text } = saidIn(language);
        expect(more).toEqual([]);
        expect(mail).toMatchObject({
          kind: 'listed',
          userId: '',
          language,
          subject,
          link: `http://home.test${page}`,
          code: null,
          status: 'queued',
        });
        expect(mail?.body).toBe(`${hello}\n\n${text}\n\n${mail?.link}\n\n${name}\n`);
      }
    }
  });

  it('a listed mail greets the label of the address and writes names of people on one line', async () => {
    await house.ask('POST /org/add/email', { email: 'a@org.example', label: 'Nómina' });
    await house.change((store) =>
      store.update(users, { id: 'ana' }, { firstName: 'Ana\r\nBcc: x@evil.example', lastName: '{org}' }),
    );
    await house.ask('POST /point_request', { amount: 4, reason: 'Un secreto' }, 'ana');
    const [mail] = await house.mails();
    expect(mail?.body).toMatch(/^Hola, Nómina:\n\nAna Bcc: x@evil\.example \{org\} pidió puntos/);
    expect(mail?.body).not.toContain('Un secreto');
  });

  it('the demo shows a listed mail under its address', async () => {
    await house.listed('org', 'a@org.example');
    await tell('reports');
    const [shown] = await mailsOf(house.deployment.db, ['taller']);
    expect(shown).toMatchObject({ to: 'a@org.example', name: 'a@org.example', portrait: null });
  });

  it('listed mails are written for point requests, deletion requests and the first report of a post', async () => {
    await house.listed('org', 'a@org.example');
    await house.ask('POST /point_request', { amount: 4, reason: 'Feria' }, 'ana');
    expect((await house.mails()).map(({ subject }) => subject)).toEqual(['Hay una solicitud de puntos']);
    await house.ask('POST /user/request-delete', { reason: 'Me voy' }, 'bruno');
    await house.ask('POST /user/request-delete', { reason: 'Me voy' }, 'bruno');
    const [wish, ...again] = await house.mails();
    expect([wish?.subject, again]).toEqual(['Alguien pidió eliminar su cuenta', []]);
    expect(wish?.body).not.toContain('Me voy');
    const id = await house.post({ from: 'ana' });
    for (const name of ['elena', 'carla'] as const)
      await house.call(name, `POST /post/${id}/report`, { reason: 'offensive', note: 'Mira' });
    expect((await house.mails()).map(({ link }) => link)).toEqual(['http://home.test/admin/moderation']);
  });

  it('a listed mail is written only when the sign-in methods really change', async () => {
    await house.listed('admin', 'a@admin.example');
    const ways = (methods: readonly string[]) => house.ask('PATCH /org/sign_in', { methods });
    await ways(['otp', 'password']);
    expect(await told()).toEqual([]);
    await ways(['otp']);
    const [mail] = await house.mails();
    expect(mail?.body).toContain('Ahora: código por correo.');
    expect((await house.call('diego', 'PATCH /org/sign_in', { methods: [] })).status).toBe(422);
    expect(await told()).toEqual([]);
  });

  it('deleting a person deletes the listed mails that name the person', async () => {
    await house.listed('org', 'a@org.example');
    await house.change((store) => store.update(users, { id: 'ana' }, { lastName: 'Zebulona' }));
    await house.ask('POST /point_request', { amount: 4, reason: 'Feria' }, 'ana');
    await tell('reports');
    await house.ask('POST /user/admin/delete', { id: 'ana', reason: '' });
    expect((await house.mails()).map(({ link }) => link)).toEqual(['http://home.test/admin/moderation']);
  });
});

describe.each(storesOf(import.meta.url))('mails of orders and imports, %s store', (kind) => {
  const listed = (id: string, list: 'org' | 'admin') => ({
    id,
    kind: list,
    email: `${id}@list.example`,
    label: null,
    topics: [],
    active: true,
    createdAt: '2026-01-01T00:00:00.000Z',
  });

  it('a listed mail is written for an order that waits for approval, and for no other order', async () => {
    const shop = await aShop(kind);
    await shop.change((store) => store.insert(orgEmails, [listed('a', 'org')]));
    await shop.grant('ana', 500);
    const mails = async () =>
      (await shop.look((store) => store.list(outbox, { where: { kind: 'listed' } }))).rows;
    for (const needsApproval of [false, true]) {
      const id = await shop.product(`product-${String(needsApproval)}`, { needsApproval });
      await shop.put('ana', id);
      await shop.ask('ana', 'POST /buy_products', { intent: id });
      expect(await mails()).toHaveLength(needsApproval ? 1 : 0);
    }
    expect((await mails())[0]?.subject).toBe('Un pedido espera una decisión: A-000002');
    shop.deployment.close();
  });

  it('a listed mail is written once for a completed import', async () => {
    const town = await aTown(kind);
    await town.change((store) => store.insert(orgEmails, [listed('a', 'admin')]));
    const mails = async () =>
      (await town.look((store) => store.list(outbox, { where: { kind: 'listed' } }))).rows;
    const { said } = await town.bring(crowd(250));
    expect(said.status).toBe('done');
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.body).toContain('250 nuevas, 0 con cambios y 0 desactivadas.');
    await town.undo(said.id);
    expect(await mails()).toHaveLength(1);
    town.deployment.close();
  });
});
