/**
 * Random deliveries over six zones with kills and clocks that jump: what was predicted is delivered, once, in open hours.
 * A release tries 10,000 people.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { communicationPeople } from '#backend/communications/communications.tables.ts';
import { outbox } from '#backend/mail/mail.tables.ts';
import { notificationSettings, notifications } from '#backend/notifications/notifications.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { isQuiet, usualQuietHours } from '#schema/communications/communications.rules.ts';
import { diceOf } from '../support/seededRandom.ts';
import { isWhole, seed } from '../support/trials.ts';
import { hourMs, openCommunicationFixture, type CommunicationFixture } from './communicationFixture.ts';
import { crowd } from './pollFixture.ts';
import { boss } from './surveyFixture.ts';

let fixture: CommunicationFixture;
afterEach(() => fixture.deployment.close());

const zones = [
  'America/Mexico_City',
  'America/Los_Angeles',
  'Europe/Madrid',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Asia/Kolkata',
] as const;
const people = isWhole ? 10_000 : 60;
const begin = '2026-05-04T15:00:00.000Z';

/** The verbs of a store, to be replaced one by one. */
const bound = (store: Store): Store => ({
  list: (table, query) => store.list(table, query),
  tally: (table, query) => store.tally(table, query),
  insert: (table, rows, options) => store.insert(table, rows, options),
  update: (table, where, change) => store.update(table, where, change),
  remove: (table, where) => store.remove(table, where),
});

/** The store, which notes the tables that it writes to as `verb table`. */
const noting = (store: Store, did: Set<string>): Store => ({
  ...bound(store),
  insert: (table, rows, options) => {
    did.add(`insert ${table.name}`);
    return store.insert(table, rows, options);
  },
  remove: (table, where) => {
    did.add(`remove ${table.name}`);
    return store.remove(table, where);
  },
});

/** A crowd over the zones, a fifth of which has switched mails off, and a group of it. */
async function arrive(dice: ReturnType<typeof diceOf>) {
  // A mail server that keeps for whom it took a mail, and when.
  const taken: { readonly to: string; readonly at: number }[] = [];
  const isUp = { now: true };
  fixture = await openCommunicationFixture('sql', people, {
    log: () => undefined,
    async mailer({ to }) {
      if (!isUp.now) throw new Error('the sender is gone');
      taken.push({ to, at: fixture.deployment.now });
    },
  });
  const { deployment, change, done } = fixture;
  deployment.now = Date.parse(begin);
  const who = crowd(people);
  const zoneOf = new Map(who.map((id) => [id, dice.pick(zones)]));
  const deaf = new Set(who.filter(() => dice.hits(0.2)));
  await change(async (store) => {
    for (const timezone of zones)
      await store.update(
        users,
        { id: { in: who.filter((id) => zoneOf.get(id) === timezone) } },
        { timezone },
      );
    await store.insert(
      notificationSettings,
      [...deaf].map((userId) => ({
        id: `s-${userId}`,
        userId,
        emailEnabled: false,
        pushEnabled: true,
        whatsappEnabled: false,
        phone: null,
        whatsappFailedAt: null,
        digestHour: 9,
        topics: {},
        updatedAt: begin,
      })),
    );
  });
  // The organisation has more people than the crowd: all of them, so that 10,000 need no list of ids.
  const reach = await done('POST /communication/reach', { audience: 'all', channels: ['pin', 'email'] });
  return { who, zoneOf, deaf, reach, taken, isUp };
}

/** Tells everybody at a moment that is night in three of the zones. */
async function send(): Promise<string> {
  const { status, said } = await fixture.form(boss, 'POST /communication/all', {
    title: 'Lanzamiento',
    pin: 'true',
    email: 'true',
    send_at: '2026-05-05T15:00:00.000Z',
  });
  if (status !== 200) throw new Error(JSON.stringify(said));
  return said.id;
}

/** Lets the jobs run until nobody waits and no mail is on its way. */
async function settle(): Promise<void> {
  const { later, look } = fixture;
  const isBusy = () =>
    look(async (store) => {
      const waiting = await store.tally(communicationPeople, { where: { state: 'waiting' }, atMost: 1 });
      const mails = await store.tally(outbox, { where: { kind: 'communication' }, atMost: 1 });
      return (waiting[0]?.count ?? 0) + (mails[0]?.count ?? 0) > 0;
    });
  // Pieces follow one another by seconds; where only the next open hour is waited for, a quarter of an hour passes.
  for (let quiet = 0, ticks = 0; await isBusy(); ticks++) {
    await later(quiet > 5 ? hourMs / 4 : 1_000);
    const { rows } = await look((store) =>
      store.list(outbox, { where: { kind: 'communication', status: 'queued' }, limit: 1 }),
    );
    quiet = rows.length > 0 ? 0 : quiet + 1;
    if (ticks > people + 3_000) throw new Error('the delivery does not end');
  }
}

/** What the follow-up counts of the mails. */
async function mailCounts(id: string): Promise<ReadonlyMap<string, number>> {
  const counts = await fixture.look((store) =>
    store.tally(communicationPeople, { where: { communicationId: id }, by: ['email'] }),
  );
  return new Map(counts.map(({ email, count }) => [email, count]));
}

describe('deliveries', () => {
  it('without kills, who was predicted gets one notice and one mail, in open hours', async () => {
    const { who, zoneOf, deaf, reach, taken } = await arrive(diceOf(seed));
    const id = await send();
    await fixture.later(Date.parse('2026-05-05T15:00:00.000Z') - fixture.deployment.now);
    await settle();
    const mailed = new Map(Map.groupBy(taken, ({ to }) => to));
    expect(mailed.size).toBe(taken.length);
    expect(taken).toHaveLength(reach.channels[1].reached);
    expect((await mailCounts(id)).get('sent')).toBe(reach.channels[1].reached);
    expect((await mailCounts(id)).get('opted_out') ?? 0).toBe(reach.channels[1].opted_out);
    expect(deaf.size).toBe(reach.channels[1].opted_out);
    const { rows } = await fixture.look((store) => store.list(users, { where: { id: { in: who } } }));
    const zoneAt = new Map(rows.map((row) => [row.email, zoneOf.get(row.id) ?? zones[0]]));
    const deafAt = new Set(rows.flatMap((row) => (deaf.has(row.id) ? [row.email] : [])));
    expect(taken.filter(({ to, at }) => isQuiet(at, zoneAt.get(to) ?? zones[0], usualQuietHours))).toEqual(
      [],
    );
    expect(taken.filter(({ to }) => deafAt.has(to))).toEqual([]);
    const [told] = await fixture.look((store) => store.tally(notifications, { where: { sourceId: id } }));
    expect(told?.count).toBe(reach.people);
    expect(await fixture.communication(id)).toMatchObject({
      state: 'delivered',
      delivered: reach.people,
      failed: 0,
    });
  });

  it('after 20 kills and two jumps of the clock nobody has it twice, and reach is delivered, failed and unknown', async () => {
    const dice = diceOf(seed);
    const { who, zoneOf, deaf, reach, taken, isUp } = await arrive(dice);
    const { db } = fixture.deployment.dependencies;
    const tx = db.tx.bind(db);
    const left = { pieces: 10, records: 10 };
    let isDead = false;
    Object.assign(db, {
      tx: async (org: string, work: Parameters<typeof tx>[1]) => {
        if (isDead) throw new Error('killed');
        return tx(org, async (store) => {
          const did = new Set<string>();
          const result = await work(noting(store, did));
          // After the mail server took it and before it is recorded; or between two pieces.
          const what = did.has(`remove ${outbox.name}`)
            ? 'records'
            : did.has(`insert ${communicationPeople.name}`) || did.has(`insert ${notifications.name}`)
              ? 'pieces'
              : undefined;
          if (what !== undefined && left[what] > 0 && dice.hits(what === 'pieces' ? 0.5 : 0.1)) {
            left[what]--;
            isDead = true;
            isUp.now = false;
            throw new Error('killed');
          }
          return result;
        });
      },
    });
    const { later, deployment } = fixture;
    // The process is started again before each run of the jobs.
    Object.assign(fixture, {
      later: async (ms: number) => {
        isDead = false;
        isUp.now = true;
        await later(ms);
        isDead = false;
        isUp.now = true;
      },
    });
    const id = await send();
    await fixture.later(Date.parse('2026-05-05T15:00:00.000Z') - deployment.now);
    for (let step = 0; step < 90; step++)
      await fixture.later(
        step === 20 ? 5 * hourMs : step === 35 ? -3 * hourMs : dice.whole(1_000, hourMs / 2),
      );
    await settle();
    expect(left.pieces + left.records).toBeLessThan(20);
    const byAddress = Map.groupBy(taken, ({ to }) => to);
    expect([...byAddress.values()].filter((mails) => mails.length > 1)).toEqual([]);
    const counts = await mailCounts(id);
    const [sent, unknown, refused] = (['sent', 'unknown', 'refused'] as const).map(
      (state) => counts.get(state) ?? 0,
    );
    expect((sent ?? 0) + (unknown ?? 0) + (refused ?? 0)).toBe(reach.channels[1].reached);
    expect(refused).toBe(0);
    // Each kill leaves at most one batch in the hand of the mail server.
    expect(unknown).toBeLessThanOrEqual(10 * 20);
    expect(taken.length).toBeGreaterThanOrEqual(sent ?? 0);
    const { rows } = await fixture.look((store) => store.list(users, { where: { id: { in: who } } }));
    const zoneAt = new Map(rows.map((row) => [row.email, zoneOf.get(row.id) ?? zones[0]]));
    const deafAt = new Set(rows.flatMap((row) => (deaf.has(row.id) ? [row.email] : [])));
    expect(taken.filter(({ to, at }) => isQuiet(at, zoneAt.get(to) ?? zones[0], usualQuietHours))).toEqual(
      [],
    );
    expect(taken.filter(({ to }) => deafAt.has(to))).toEqual([]);
    const { rows: told } = await fixture.look((store) =>
      store.list(notifications, { where: { sourceId: id } }),
    );
    expect(told).toHaveLength(reach.people);
    expect(new Set(told.map(({ userId }) => userId)).size).toBe(reach.people);
    expect(await fixture.communication(id)).toMatchObject({ state: 'delivered', delivered: reach.people });
  });
});
