/** Random deliveries over six zones with kills and clocks that jump: what was predicted is delivered, once, in open hours. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { communicationPeople } from '#backend/communications/communications.tables.ts';
import { notificationSettings, notifications } from '#backend/notifications/notifications.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { isQuiet, usualQuietHours } from '#schema/communications/communications.rules.ts';
import { diceOf } from '../support/seededRandom.ts';
import { seed, trials } from '../support/trials.ts';
import { hourMs, openCommunicationFixture, type CommunicationFixture } from './communicationFixture.ts';
import { crowd } from './pollFixture.ts';
import { boss } from './surveyFixture.ts';

let fixture: CommunicationFixture;
afterEach(() => {
  vi.restoreAllMocks();
  return fixture.deployment.close();
});

const zones = [
  'America/Mexico_City',
  'America/Los_Angeles',
  'Europe/Madrid',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Asia/Kolkata',
] as const;
/** People of one trial; the release tries more. */
const people = Math.min(10_000, trials(30));
const kills = 20;

/** The verbs of a store, to be replaced one by one. */
const bound = (store: Store): Store => ({
  list: (table, query) => store.list(table, query),
  tally: (table, query) => store.tally(table, query),
  insert: (table, rows, options) => store.insert(table, rows, options),
  update: (table, where, change) => store.update(table, where, change),
  remove: (table, where) => store.remove(table, where),
});

describe('deliveries', () => {
  it('whatever is killed and however clocks jump, everybody who was predicted gets one notice and one mail in open hours', async () => {
    const dice = diceOf(seed);
    fixture = await openCommunicationFixture('sql', people);
    const { deployment, change, form, done, later, look, mailsTo } = fixture;
    deployment.now = Date.parse('2026-05-04T15:00:00.000Z');
    const who = crowd(people);
    const zoneOf = new Map(who.map((id) => [id, dice.pick(zones)]));
    const deaf = new Set(who.filter(() => dice.hits(0.2)));
    await change(async (store) => {
      for (const [id, timezone] of zoneOf) await store.update(users, { id }, { timezone });
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
          topics: {},
          updatedAt: '2026-05-04T15:00:00.000Z',
        })),
      );
    });
    const group = await done('POST /communication/group', { name: 'Todos', user_ids: who.slice(0, 1_000) });
    const reach = await done('POST /communication/reach', {
      audience: 'group',
      communication_group_id: group.id,
      channels: ['pin', 'email'],
    });
    const { said } = await form(boss, `POST /communication/group/${group.id}`, {
      title: 'Lanzamiento',
      id: group.id,
      pin: 'true',
      email: 'true',
      // At night in three of the zones.
      send_at: '2026-05-05T15:00:00.000Z',
    });
    // A kill between two pieces: one job of the tick fails, and its transaction is rolled back.
    const { db } = deployment.dependencies;
    const tx = db.tx.bind(db);
    let left = kills;
    const noting = (store: Store, touched: Set<string>): Store => ({
      ...bound(store),
      insert: (table, rows, options) => {
        touched.add(table.name);
        return store.insert(table, rows, options);
      },
    });
    Object.assign(db, {
      tx: async (org: string, work: Parameters<typeof tx>[1]) =>
        tx(org, async (store) => {
          const touched = new Set<string>();
          const result = await work(noting(store, touched));
          if (left > 0 && touched.has(communicationPeople.name) && dice.hits(0.8)) {
            left--;
            throw new Error('killed');
          }
          if (left > 0 && touched.has(notifications.name) && dice.hits(0.5)) {
            left--;
            throw new Error('killed');
          }
          return result;
        }),
    });
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const heard: { readonly userId: string; readonly at: number }[] = [];
    const seen = new Set<string>();
    for (let step = 0; step < 90; step++) {
      const jump = step === 20 ? 5 * hourMs : step === 35 ? -3 * hourMs : dice.whole(1_000, hourMs);
      await later(jump);
      const { rows } = await look((store) => store.list(notifications, { where: { sourceId: said.id } }));
      for (const { id, userId } of rows)
        if (!seen.has(id)) {
          seen.add(id);
          heard.push({ userId, at: deployment.now });
        }
    }
    for (let second = 0; second < 30; second++) await later(1_000);
    expect(left).toBeLessThan(kills);
    const { rows } = await look((store) => store.list(notifications, { where: { sourceId: said.id } }));
    expect(rows).toHaveLength(reach.people);
    expect(new Set(rows.map(({ userId }) => userId)).size).toBe(reach.people);
    for (const { userId, at } of heard)
      expect([userId, isQuiet(at, zoneOf.get(userId) ?? zones[0], usualQuietHours)]).toEqual([userId, false]);
    const mailed = await Promise.all(who.map(async (id) => (await mailsTo(id)).length));
    expect(mailed.filter((count) => count === 1)).toHaveLength(reach.channels[1].reached);
    expect(mailed.every((count) => count <= 1)).toBe(true);
    expect(who.flatMap((id, index) => (deaf.has(id) && (mailed[index] ?? 0) > 0 ? [id] : []))).toEqual([]);
    expect(await fixture.communication(said.id)).toMatchObject({
      state: 'delivered',
      delivered: reach.people,
    });
  });
});
