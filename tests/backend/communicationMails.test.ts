/** What becomes of a mail of a communication after it left for the mail server: refused, tried again, or unknown (decision 0052). */
import { afterEach, describe, expect, it } from 'vitest';
import { quietHoursOf } from '#backend/communications/quiet.ts';
import { NotTaken } from '#backend/jobs/queue.ts';
import { writeMail } from '#backend/mail/write.ts';
import {
  isQuiet,
  nextOpen,
  nextQuiet,
  usualQuietHours,
} from '#schema/communications/communications.rules.ts';
import { storesOf } from '../support/trials.ts';
import {
  hourMs,
  openCommunicationFixture,
  undoneMs,
  type CommunicationFixture,
} from './communicationFixture.ts';
import { crowd } from './pollFixture.ts';
import { boss } from './surveyFixture.ts';

let fixture: CommunicationFixture;
const [one = ''] = crowd(1);
/** A Monday at 9:00 in Mexico City. */
const monday = Date.parse('2026-05-04T15:00:00.000Z');

describe.each(storesOf(import.meta.url))('mails of communications, %s store', (kind) => {
  afterEach(() => fixture.deployment.close());
  let answers: (object | null)[] = [];
  let taken: string[] = [];
  async function open(): Promise<{ readonly stateOf: (id: string) => Promise<unknown> }> {
    taken = [];
    fixture = await openCommunicationFixture(kind, 1, {
      log: () => undefined,
      async mailer({ to, id }) {
        if (!to.startsWith(one)) return;
        const answer = answers.shift() ?? null;
        if (answer !== null) throw Object.assign(new Error('no'), answer);
        taken.push(id);
      },
    });
    fixture.deployment.now = monday;
    await fixture.lives(one, 'America/Mexico_City');
    return {
      stateOf: async (id) => {
        const row = (await fixture.people(id)).find(({ userId }) => userId === one);
        return [row?.email, row?.failed];
      },
    };
  }
  const pass = async (ms: number): Promise<void> => {
    await fixture.later(ms);
    await fixture.settle();
  };

  it('a permanent refusal is shown with its person and stops the address for the next ones', async () => {
    answers = [{ responseCode: 550 }];
    const { stateOf } = await open();
    const id = await fixture.sent({ email: 'true' });
    await pass(undoneMs);
    expect(await stateOf(id)).toEqual(['refused', true]);
    expect((await fixture.communication(id)).failed).toBe(1);
    const follow = await fixture.done(`GET /admin/communications/${id}`);
    expect(follow.channels[1]).toMatchObject({ channel: 'email', refused: 1, unknown: 0 });
    const reach = await fixture.done('POST /communication/reach', { audience: 'all', channels: ['email'] });
    const next = await fixture.sent({ title: 'Otro', email: 'true' });
    await pass(undoneMs);
    expect(await stateOf(next)).toEqual(['no_address', true]);
    expect(reach.channels[0].no_address).toBeGreaterThan(0);
    expect(taken).toEqual([]);
  });

  it('what was surely not taken is tried again under the same Message-ID, and what may have been is not', async () => {
    answers = [{ responseCode: 451 }, { syscall: 'connect' }];
    const { stateOf } = await open();
    const id = await fixture.sent({ email: 'true' });
    await pass(undoneMs);
    await pass(61_000);
    await pass(6 * 60_000);
    expect(taken).toHaveLength(1);
    expect(await stateOf(id)).toEqual(['sent', false]);
    answers = [{ code: 'ETIMEDOUT', command: 'CONN' }];
    const next = await fixture.sent({ title: 'Otro', email: 'true' });
    await pass(undoneMs);
    await pass(11 * 60_000);
    expect(await stateOf(next)).toEqual(['unknown', false]);
    expect(taken).toHaveLength(1);
    const follow = await fixture.done(`GET /admin/communications/${next}`);
    expect(follow.channels[1]).toMatchObject({ channel: 'email', unknown: 1, refused: 0 });
  });

  it('a mail that is still here when quiet hours begin waits for the next open hour', async () => {
    answers = [{ responseCode: 451 }, { responseCode: 451 }];
    await open();
    // A quarter to eight in the evening.
    fixture.deployment.now = Date.parse('2026-05-05T01:55:00.000Z');
    await fixture.sent({ email: 'true' });
    await pass(undoneMs);
    await pass(61_000);
    await pass(6 * 60_000);
    await pass(hourMs);
    expect(taken).toEqual([]);
    await pass(Date.parse('2026-05-05T14:00:01.000Z') - fixture.deployment.now);
    expect(taken).toHaveLength(1);
  });

  it('a message of WhatsApp that is still here when quiet hours begin waits for the next open hour', async () => {
    const failures = [
      new NotTaken('busy', 503, 0),
      new NotTaken('busy', 503, 0),
      new NotTaken('busy', 503, 0),
    ];
    const sent: string[] = [];
    fixture = await openCommunicationFixture(kind, 1, {
      log: () => undefined,
      async whatsapp({ to }) {
        const failure = failures.shift();
        if (failure !== undefined) throw failure;
        sent.push(to);
        return 'sent' as const;
      },
    });
    await fixture.lives(one, 'America/Mexico_City');
    fixture.deployment.now = monday;
    await fixture.call(one, 'POST /user/notification_settings_wpp', {
      whatsapp_enabled: true,
      phone: '+525512345678',
    });
    fixture.deployment.now = Date.parse('2026-05-05T01:58:30.000Z');
    await fixture.sent({ whatsapp: 'true' });
    await pass(undoneMs);
    await pass(61_000);
    await pass(6 * 60_000);
    await pass(2 * hourMs);
    expect([failures.length, sent]).toEqual([1, []]);
    failures.length = 0;
    await pass(Date.parse('2026-05-05T14:00:01.000Z') - fixture.deployment.now);
    expect(sent).toEqual(['+525512345678']);
    await pass(hourMs);
    expect(sent).toHaveLength(1);
  });

  it('an administrator says how many leave in a second, and a code does not wait behind them', async () => {
    const runs: string[][] = [];
    fixture = await openCommunicationFixture(kind, 10, {
      log: () => undefined,
      mailer: async ({ subject }) => void runs.at(-1)?.push(subject),
    });
    fixture.deployment.now = monday;
    for (const who of crowd(10)) await fixture.lives(who, 'America/Mexico_City');
    expect((await fixture.done('GET /org/communication_settings')).mails_a_second).toBe(20);
    await fixture.done('PATCH /org/communication_settings', { mails_a_second: 3 });
    expect(
      (await fixture.call(boss, 'PATCH /org/communication_settings', { mails_a_second: 0 })).status,
    ).toBe(422);
    await fixture.sent({ email: 'true' });
    fixture.deployment.now += undoneMs;
    await fixture.deployment.tick();
    await fixture.change((store) =>
      writeMail(
        {
          store,
          newId: fixture.deployment.dependencies.newId,
          at: new Date(fixture.deployment.now).toISOString(),
        },
        [
          {
            kind: 'code',
            user: { id: one, email: 'one@taller.example', firstName: 'Uno', language: 'spanish' },
            words: { organization: 'Taller' },
            code: '123456',
          },
        ],
      ),
    );
    for (let second = 0; second < 3; second++) {
      runs.push([]);
      await fixture.later(1_000);
    }
    expect(runs[0]).toContain('Tu código para entrar: 123456');
    const told = runs.map((run) => run.filter((subject) => subject === 'Cerramos el 24').length);
    expect(told).toEqual([3, 3, 3]);
  });
});

it('quiet hours begin in the evening, or with a Saturday, and never where there are none', () => {
  const at = (day: string) => Date.parse(day);
  const zone = 'America/Mexico_City';
  expect(nextQuiet(monday, zone, usualQuietHours)).toBe(at('2026-05-05T02:00:00.000Z'));
  const days = { ...usualQuietHours, from: 8, to: 8 };
  expect(nextQuiet(monday, zone, days)).toBe(at('2026-05-09T06:00:00.000Z'));
  expect(nextQuiet(monday, zone, { ...days, weekends: false })).toBe(null);
});

it('nobody is interrupted on the days without work of the organisation: its week and its holidays', async () => {
  const at = (day: string) => Date.parse(day);
  const zone = 'America/Mexico_City';
  const week = { weekdays: [1, 2, 3, 4, 6], holidays: ['2026-05-05', '2026-05-06'] };
  const quiet = { ...usualQuietHours, week };
  // A Saturday with work is open; a Friday without it, and holidays in a row, are not.
  expect(
    ['2026-05-09', '2026-05-08', '2026-05-05'].map((day) => isQuiet(at(`${day}T18:00:00Z`), zone, quiet)),
  ).toEqual([false, true, true]);
  expect(nextOpen(at('2026-05-05T18:00:00.000Z'), zone, quiet)).toBe(at('2026-05-07T14:00:00.000Z'));
  expect(nextQuiet(monday, zone, { ...quiet, from: 8, to: 8 })).toBe(at('2026-05-05T06:00:00.000Z'));
  fixture = await openCommunicationFixture('sql', 1);
  const places = [{ country_id: 'ES', city_id: null, from: 540, to: 1080, weekdays: [2], holidays: [] }];
  await fixture.call(boss, 'PATCH /org/working_hours', { ...week, places });
  const chosen = await fixture.look(quietHoursOf);
  const from = (countryId: string | null) => chosen.for({ countryId, cityId: null });
  expect(from(null)).toMatchObject({ from: 20, to: 8, weekends: true, week });
  expect([null, 'ES'].map((id) => isQuiet(at('2026-05-05T18:00:00Z'), zone, from(id)))).toEqual([
    true,
    false,
  ]);
});
