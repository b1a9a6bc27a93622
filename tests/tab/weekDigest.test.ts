/** The weekly digest on the clock of the demo: moving the time delivers it once, at the hour that each person chose. */
import { expect, it } from 'vitest';
import { memoryBlobs } from '#backend/files/blobs.memory.ts';
import { outbox } from '#backend/mail/mail.tables.ts';
import { notifications, notificationSettings } from '#backend/notifications/notifications.tables.ts';
import { timezoneOf } from '#backend/organization/timezone.ts';
import { users } from '#backend/people/users.tables.ts';
import { tables } from '#backend/tables.ts';
import { demoHash } from '#mock/tab/demoHash.ts';
import { sessionsOf } from '#mock/tab/sessionKey.ts';
import { createTabDatabase } from '#mock/tab/store.ts';
import { openTabDeployment } from '#mock/tab/tabDeployment.ts';
import { advance } from '#mock/tab/time.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { smallWorld } from '#mock/world/scenarios/small.ts';
import { wallAt, zoneOf } from '#schema/users/celebrations.rules.ts';
import { aKeeper, origin } from './grounds.ts';

const hourMs = 3_600_000;
/** A Sunday night. */
const begun = Date.parse('2026-02-22T22:00:00.000Z');

it('moving the time over a Monday delivers the digest once, at nine or at the hour that the person chose', async () => {
  const db = await createTabDatabase({ tables });
  for (const seed of smallWorld({ now: begun, passwordHash: demoHash })) await db.seed(seed);
  const now = (): number => begun + db.world.ahead;
  const sessions = sessionsOf(undefined);
  const deployment = openTabDeployment({ db, clock: { now }, sessions, origin, blobs: memoryBlobs() });
  const ground = {
    db,
    deployment,
    sessions,
    now,
    keeper: aKeeper(),
    undisturbed: <T>(work: () => Promise<T>) => work(),
  };
  const { aurora } = organizationIds;
  /** Person → the hours of the person's digests, by the clock of the person. */
  const told = () =>
    db.read(aurora, async (store) => {
      const { rows } = await store.list(notifications, {
        where: { kind: 'week_digest' },
        order: [['createdAt', 'asc']],
        with: { user: { one: users, on: 'userId' } },
      });
      const timezone = await timezoneOf(store);
      const hours = rows.map(({ userId, user, createdAt }) => ({
        userId,
        hour: wallAt(Date.parse(createdAt), zoneOf(user?.timezone ?? null, timezone)).hour,
      }));
      return new Map(
        [...Map.groupBy(hours, ({ userId }) => userId)].map(([id, own]) => [id, own.map(({ hour }) => hour)]),
      );
    });

  const late = await db.tx(aurora, async (store) => {
    const { rows } = await store.list(users, { order: [['id', 'asc']] });
    const chosen = rows.filter((_, index) => index % 2 === 0).map(({ id }) => id);
    await store.remove(notificationSettings, { userId: { in: chosen } });
    await store.insert(
      notificationSettings,
      chosen.map((userId) => ({
        id: `hour-${userId}`,
        userId,
        emailEnabled: true,
        pushEnabled: true,
        whatsappEnabled: false,
        phone: null,
        whatsappFailedAt: null,
        topics: {},
        digestHour: 15,
        updatedAt: new Date(begun).toISOString(),
      })),
    );
    return new Set(chosen);
  });
  await advance(ground, 27 * hourMs, { keepSession: true });
  await advance(ground, 6 * hourMs, { keepSession: true });
  const hours = await told();
  expect([...hours.values()].map(String)).toEqual([...hours.keys()].map((id) => (late.has(id) ? '15' : '9')));
  expect(new Set([...hours.values()].map(String)).size).toBe(2);
  // The mails wait in the outbox, one for each; where one names a colleague, its link opens the composer.
  const mails = await db.read(
    aurora,
    async (store) => (await store.list(outbox, { where: { subject: 'Tu semana en el equipo' } })).rows,
  );
  const to = mails.map(({ userId }) => userId);
  expect(to.length).toBeGreaterThan(1);
  expect([...new Set(to)]).toEqual(to);
  const opening = mails.map(({ link }) => link?.includes('&thank=true') === true);
  expect(opening).toEqual(mails.map(({ body }) => body.includes('no le agradeces')));
  expect(opening).toContain(true);
});
