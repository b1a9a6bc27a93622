/** What a mail service reports later stops the address and stands in the follow-up; nobody else can stop one (decision 0053). */
import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { reportsIn } from '#backend/communications/mailReports.ts';
import { sourceHeader } from '#backend/http/edge.ts';
import { mailStops } from '#backend/mail/mail.tables.ts';
import { storesOf } from '../support/trials.ts';
import { openCommunicationFixture, undoneMs, type CommunicationFixture } from './communicationFixture.ts';
import { mailgun, postmark, ses, sns } from './mailReports.samples.ts';
import { crowd } from './pollFixture.ts';

const secret = 'a secret between the server and its forwarder';
/** A Monday at 9:00 in Mexico City. */
const monday = Date.parse('2026-05-04T15:00:00.000Z');
const about = { address: 'One@taller.example', messageId: '<0192-x@aplauso.example>' };

let fixture: CommunicationFixture;
const [one = '', two = ''] = crowd(2);

const signed = (body: string, now: number, key = secret): string => {
  const moment = String(Math.floor(now / 1_000));
  const signature = createHmac('sha256', key).update(`${moment}.${body}`).digest('hex');
  return `moment=${moment}&signature=${signature}`;
};

describe('reports of three services', () => {
  const bounced = { why: 'bounced', ...about };
  const complained = { why: 'complained', ...about };
  const bare = about.messageId.slice(1, -1);
  it.each([
    ['SES', ses(about, 'Bounce'), [bounced]],
    ['SES in SNS', sns(ses(about, 'Complaint')), [complained]],
    [
      'an event of SES',
      { ...ses(about, 'Bounce'), notificationType: undefined, eventType: 'Bounce' },
      [bounced],
    ],
    ['SES, for now', ses(about, 'Bounce', 'Transient'), []],
    ['SES without headers', { ...ses(about, 'Bounce'), mail: {} }, [{ ...bounced, messageId: null }]],
    ['Postmark', postmark(about, 'HardBounce'), [bounced]],
    ['Postmark', postmark(about, 'SpamComplaint'), [complained]],
    ['Postmark, for now', postmark(about, 'SoftBounce'), []],
    ['Postmark, of a delivery', { RecordType: 'Delivery', Recipient: about.address }, []],
    ['Mailgun', mailgun(about, 'failed'), [{ ...bounced, messageId: bare }]],
    ['Mailgun', mailgun(about, 'complained'), [{ ...complained, messageId: bare }]],
    ['Mailgun, for now', mailgun(about, 'failed', 'temporary'), []],
    ['Mailgun, of a delivery', mailgun(about, 'delivered'), []],
  ])('%s', (_name, body, reports) => {
    expect(reportsIn(JSON.stringify(body))).toEqual(reports);
  });

  it('nothing else is read', () => {
    for (const text of ['', '{', '[]', 'null', '{"Type":"Notification","Message":"{"}'])
      expect(reportsIn(text)).toBe(undefined);
  });
});

describe.each(storesOf(import.meta.url))('reports about mails, %s store', (kind) => {
  afterEach(() => fixture.deployment.close());
  const lines: string[] = [];
  let taken: { readonly id: string; readonly to: string }[] = [];

  /** Mails to two people that the mail server has taken. */
  async function open(more: { readonly mailReportSecret?: string } = { mailReportSecret: secret }) {
    lines.length = 0;
    taken = [];
    fixture = await openCommunicationFixture(kind, 2, {
      log: (line) => void lines.push(line),
      mailer: async ({ id, to }) => void taken.push({ id, to }),
      ...more,
    });
    fixture.deployment.now = monday;
    for (const who of [one, two]) await fixture.lives(who, 'America/Mexico_City');
    const id = await fixture.sent({ email: 'true' });
    await fixture.later(undoneMs);
    await fixture.settle();
    const of = (who: string) => {
      const mail = taken.find(({ to }) => to.startsWith(`${who}@`) || to.startsWith(who));
      return { address: mail?.to ?? '', messageId: `<${mail?.id}@aplauso.example>` };
    };
    return { id, of };
  }
  const report = async (body: object, query?: string, headers: Record<string, string> = {}) => {
    const text = JSON.stringify(body);
    const { status } = await fixture.deployment.rest(
      `POST /communication/mail_reports?${query ?? signed(text, fixture.deployment.now)}`,
      { text, headers },
    );
    return status;
  };
  const stops = () =>
    fixture.look(async (store) => (await store.list(mailStops)).rows.map(({ email, why }) => [email, why]));
  const stateOf = async (id: string, who: string) => {
    const row = (await fixture.people(id)).find(({ userId }) => userId === who);
    return [row?.email, row?.failed];
  };

  it('a mail that comes back stops the address and is shown in the follow-up, once, however often it is reported', async () => {
    const { id, of } = await open();
    const before = (await fixture.done(`GET /admin/communications/${id}`)).channels[1].reached;
    const body = sns(ses(of(one), 'Bounce'));
    const query = signed(JSON.stringify(body), fixture.deployment.now);
    expect([await report(body, query), await report(body, query)]).toEqual([200, 200]);
    expect(await stateOf(id, one)).toEqual(['bounced', true]);
    expect((await fixture.communication(id)).failed).toBe(1);
    const follow = await fixture.done(`GET /admin/communications/${id}`);
    expect(follow.channels[1]).toMatchObject({ reached: before - 1, bounced: 1, complained: 0, refused: 0 });
    expect(follow.mail_reports).toBe(true);
    const next = await fixture.sent({ title: 'Otro', email: 'true' });
    await fixture.later(undoneMs);
    await fixture.settle();
    expect(await stateOf(next, one)).toEqual(['no_address', true]);
    expect(await stateOf(next, two)).toEqual(['sent', false]);
  });

  it('a complaint stops the address too, and the mail counts as arrived', async () => {
    const { id, of } = await open();
    const before = (await fixture.done(`GET /admin/communications/${id}`)).channels[1].reached;
    expect(await report(mailgun(of(one), 'complained'))).toBe(200);
    expect(await report(postmark(of(two), 'HardBounce'))).toBe(200);
    expect(await stateOf(id, one)).toEqual(['complained', false]);
    expect(await stateOf(id, two)).toEqual(['bounced', true]);
    const follow = await fixture.done(`GET /admin/communications/${id}`);
    expect(follow.channels[1]).toMatchObject({ reached: before - 1, bounced: 1, complained: 1 });
    expect(new Set((await stops()).map(([, why]) => why))).toEqual(new Set(['bounced', 'complained']));
  });

  it('what is not signed with the secret, or was signed at another time or for another body, stops nothing', async () => {
    const { id, of } = await open();
    const body = ses(of(one), 'Bounce');
    const text = JSON.stringify(body);
    const { now } = fixture.deployment;
    const good = signed(text, now);
    for (const query of [
      'moment=0&signature=none',
      good.slice(0, -1),
      signed(text, now, 'another secret'),
      signed(`${text} `, now),
      signed(text, now - 301_000),
      signed(text, now + 301_000),
      good.replace(/moment=\d+/, `moment=${Math.floor(now / 1_000) + 1}`),
    ])
      expect(await report(body, query)).toBe(403);
    expect(await report(body, '')).toBe(422);
    expect(await report({ hello: 'there' })).toBe(400);
    expect([await stops(), await stateOf(id, one)]).toEqual([[], ['sent', false]]);
    expect(lines.join('\n')).not.toContain('@');
  });

  it('an address of nobody, a mail of nobody and news of other kinds are taken and change nothing', async () => {
    const { id, of } = await open();
    expect(await report(ses({ ...of(one), address: 'nobody@elsewhere.example' }, 'Bounce'))).toBe(200);
    expect(await report(mailgun(of(one), 'delivered'))).toBe(200);
    expect(await stops()).toEqual([]);
    // The address is stopped even where the report does not name our Message-ID.
    expect(await report(ses({ ...of(one), messageId: '<else@where.example>' }, 'Bounce'))).toBe(200);
    expect([await stops(), await stateOf(id, one)]).toEqual([
      [[of(one).address.toLowerCase(), 'bounced']],
      ['sent', false],
    ]);
  });

  it('one source sends six hundred a minute', async () => {
    const { of } = await open();
    const body = mailgun(of(one), 'delivered');
    const from = { [sourceHeader]: '192.0.2.7' };
    for (let sent = 0; sent < 600; sent++) await report(body, 'moment=0&signature=none', from);
    expect(await report(body, undefined, from)).toBe(429);
    expect(await report(body, undefined, { [sourceHeader]: '192.0.2.8' })).toBe(200);
    fixture.deployment.now += 60_000;
    expect(await report(body, undefined, from)).toBe(200);
  });

  it('without a secret no report is taken, and the follow-up says so', async () => {
    const { id, of } = await open({});
    expect(await report(ses(of(one), 'Bounce'))).toBe(404);
    expect((await fixture.done(`GET /admin/communications/${id}`)).mail_reports).toBe(false);
  });
});
