/** What becomes of a mail of a communication after it left for the mail server: refused, tried again, or unknown (decision 0052). */
import { afterEach, describe, expect, it } from 'vitest';
import { nextQuiet, usualQuietHours } from '#schema/communications/communications.rules.ts';
import { storesOf } from '../support/trials.ts';
import {
  hourMs,
  openCommunicationFixture,
  undoneMs,
  type CommunicationFixture,
} from './communicationFixture.ts';
import { crowd } from './pollFixture.ts';

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
});

it('quiet hours begin in the evening, or with a Saturday, and never where there are none', () => {
  const at = (day: string) => Date.parse(day);
  const zone = 'America/Mexico_City';
  expect(nextQuiet(monday, zone, usualQuietHours)).toBe(at('2026-05-05T02:00:00.000Z'));
  expect(nextQuiet(monday, zone, { from: 8, to: 8, weekends: true })).toBe(at('2026-05-09T06:00:00.000Z'));
  expect(nextQuiet(monday, zone, { from: 8, to: 8, weekends: false })).toBe(null);
});
