/** The weekly digest: once a week, at the hour of each person's own zone, and only where something happened. */
import { afterEach, describe, expect, it } from 'vitest';
import { weekDigests } from '#backend/celebrations/digest.tables.ts';
import { digestJob } from '#backend/celebrations/digest.job.ts';
import { outbox } from '#backend/mail/mail.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { defaultPost } from '#backend/posts/posts.defaults.ts';
import { relist } from '#backend/posts/posts.scopes.ts';
import { postReceivers, posts } from '#backend/posts/posts.tables.ts';
import { causeOf } from '#schema/notifications/cause.ts';
import type { StoreKind } from '../support/deployment.ts';
import { storesOf } from '../support/trials.ts';
import { boss, openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';

let fixture: SurveyFixture;
afterEach(() => fixture.deployment.close());

const hourMs = 3_600_000;
/** A Monday at 8:00 in Mexico City. */
const early = Date.parse('2026-05-04T14:00:00.000Z');

async function open(kind: StoreKind): Promise<SurveyFixture> {
  fixture = await openSurveyFixture(kind);
  fixture.deployment.now = early;
  await fixture.change(async (store) => {
    await store.remove(modules, { flag: { in: ['recognitions', 'profile', 'birthdays'] } });
    await store.insert(
      modules,
      (['recognitions', 'profile', 'birthdays'] as const).map((flag) => ({ id: flag, flag, active: true })),
    );
  });
  return fixture;
}

/** Elena of the works thanks Bruno of sales, some days before the Monday. */
const thank = (days = 2, message = 'Gracias por cerrar el trato') =>
  fixture.change(async (store) => {
    const { newId } = fixture.deployment.dependencies;
    const createdAt = new Date(early - days * 24 * hourMs).toISOString();
    const id = newId();
    await store.insert(posts, [
      defaultPost({ id, kind: 'recognition', senderId: 'elena', message, createdAt }),
    ]);
    await store.insert(postReceivers, [
      {
        id: newId(),
        postId: id,
        userId: 'bruno',
        position: 0,
        points: 0,
        published: true,
        special: false,
        createdAt,
      },
    ]);
    await relist({ store, newId }, { id });
  });
const told = async (who: string) =>
  fixture.look(
    async (store) => (await store.list(notifications, { where: { userId: who, kind: 'week_digest' } })).rows,
  );
const mails = async (who: string) =>
  fixture.look(async (store) =>
    (await store.list(outbox, { where: { userId: who } })).rows.filter(({ subject }) =>
      /semana|week/i.test(subject),
    ),
  );

describe.each(storesOf(import.meta.url))('weekly digest, %s store', (kind) => {
  it('says what the team was thanked for, and names one colleague with a link that opens the composer', async () => {
    const { later } = await open(kind);
    await thank();
    await later(hourMs);
    const [notice] = await told('ana');
    expect(notice?.sourceId).toBe('bruno');
    expect(causeOf({ kind: 'week_digest', postId: null, sourceId: 'bruno' })).toBe(
      '/user?id=bruno&thank=true',
    );
    const [mail] = await mails('ana');
    expect(mail?.body).toContain('elena Taller a bruno Taller: «Gracias por cerrar el trato»');
    expect(mail?.body).toContain('no le agradeces a bruno Taller');
    expect(mail?.link).toMatch(/\/user\?id=bruno&thank=true$/);
  });

  it('says whose day comes, and nothing of a day that its person hides', async () => {
    const { later, change } = await open(kind);
    await change((store) => store.update(users, { id: 'bruno' }, { birthday: '1990-05-07' }));
    await change((store) =>
      store.update(users, { id: 'ana' }, { birthday: '1990-05-08', birthdayShown: 'hidden' }),
    );
    await later(hourMs);
    expect((await mails('ana'))[0]?.body).toContain('bruno Taller, cumpleaños, jueves');
    expect(await mails('bruno')).toEqual([]);
  });

  it('leaves on Monday from nine in the zone of each person, and on no other day', async () => {
    const { later, change } = await open(kind);
    await change((store) => store.update(users, { id: 'ana' }, { timezone: 'America/Tijuana' }));
    await thank();
    await later(0);
    expect(await told('bruno')).toEqual([]);
    await later(hourMs);
    expect([await told('bruno'), await told('ana')].map(({ length }) => length)).toEqual([1, 0]);
    await later(hourMs);
    expect(await told('ana')).toHaveLength(1);
    await later(24 * hourMs);
    expect(await told('ana')).toHaveLength(1);
  });

  it('leaves at the hour that a person chose, also where quiet hours hold it, and not again for another hour', async () => {
    const { later, call } = await open(kind);
    const choose = async (who: string, hour: number): Promise<number> =>
      (await call(who, 'POST /user/notification_settings', { digest_hour: hour })).status;
    expect([await choose('ana', 15), await choose('bruno', 21), await choose('bruno', 22)]).toEqual([
      200, 200, 422,
    ]);
    expect((await call('ana', 'GET /user/notification_settings')).said.digest_hour).toBe(15);
    await thank();
    const counts = async () => [await told('ana'), await told('bruno')].map(({ length }) => length);
    await later(hourMs);
    expect(await counts()).toEqual([0, 0]);
    await later(6 * hourMs - 60_000);
    expect(await counts()).toEqual([0, 0]);
    await later(60_000);
    expect(await counts()).toEqual([1, 0]);
    expect(await choose('ana', 17)).toBe(200);
    // At 21 nobody is interrupted, so it comes with the next open hour.
    await later(7 * hourMs);
    expect(await counts()).toEqual([1, 0]);
    await later(10 * hourMs);
    expect(await counts()).toEqual([1, 1]);
    await later(hourMs);
    expect(await counts()).toEqual([1, 1]);
  });

  it('waits for the Tuesday where the Monday is a holiday, and only in that country', async () => {
    const { later, change, call } = await open(kind);
    await change((store) => store.update(users, { id: 'ana' }, { countryId: 'CL' }));
    const week = { weekdays: [1, 2, 3, 4, 5], from: 540, to: 1_080, holidays: ['2026-05-04'] };
    const places = [{ country_id: 'CL', city_id: null, ...week }];
    expect((await call(boss, 'PATCH /org/working_hours', { places })).status).toBe(200);
    await thank();
    const counts = async () => [await told('ana'), await told('bruno')].map(({ length }) => length);
    await later(hourMs);
    expect(await counts()).toEqual([0, 1]);
    await later(24 * hourMs);
    expect(await counts()).toEqual([1, 1]);
  });

  it('reaches nobody twice, whatever is killed between two pieces or started again', async () => {
    const { later, look, change, deployment } = await open(kind);
    await thank();
    deployment.now += hourMs;
    const at = new Date(deployment.now).toISOString();
    const [first = ''] = await look((store) => digestJob.due(store, at));
    expect(first).toMatch(/^tell 2026-05-04 /);
    await digestJob.ready?.();
    const { dependencies } = deployment;
    const context = {
      org: 'taller',
      at,
      now: deployment.now,
      newId: dependencies.newId,
      publish: () => undefined,
    };
    const links = { ...dependencies, directory: deployment.db.directory };
    // A kill inside a piece leaves nothing of it, one after it all.
    await change(async (store) => {
      await digestJob.run({ store, links, ...context }, first);
      throw new Error('killed');
    }).catch(() => undefined);
    expect(await told('ana')).toEqual([]);
    await change((store) => digestJob.run({ store, links, ...context }, first));
    for (let quarter = 0; quarter < 3; quarter++) await later(hourMs / 4);
    await later(-hourMs);
    await later(hourMs);
    expect([await told('ana'), await mails('ana')].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is left out where recognitions are off, and where nothing happened', async () => {
    const { later, change } = await open(kind);
    await later(hourMs);
    expect(await told('ana')).toEqual([]);
    await thank();
    await change((store) => store.update(modules, { flag: 'recognitions' }, { active: false }));
    await later(7 * 24 * hourMs);
    expect([await told('ana'), await mails('ana')]).toEqual([[], []]);
  });

  it('is off by one press, in the settings or in the mail program, and nothing else is', async () => {
    const { later, call, deployment } = await open(kind);
    await call('bruno', 'POST /user/notification_settings', { topics: { digest: false } });
    await thank();
    await later(hourMs);
    expect([await told('bruno'), await mails('bruno')]).toEqual([[], []]);
    const address = (await mails('ana'))[0]?.unsubscribe ?? '';
    const path = address.slice(address.indexOf('/rest') + '/rest'.length);
    const press = async (route: string) =>
      (await deployment.rest(`POST ${route}`, { text: 'List-Unsubscribe=One-Click' })).status;
    // The address of one topic stops no other.
    expect(await press(path.replace('.digest', ''))).toBe(404);
    expect(await press(path)).toBe(200);
    const { topics } = (await call('ana', 'GET /user/notification_settings')).said;
    expect([topics.digest, topics.communication]).toEqual([false, true]);
  });

  it('leaves no row of a person who is removed', async () => {
    const { later, look, call } = await open(kind);
    await thank();
    await later(hourMs);
    const rows = () =>
      look(async (store) => (await store.list(weekDigests)).rows.map(({ userId }) => userId));
    expect(await rows()).toContain('ana');
    await call('diego', 'POST /user/admin/delete', { id: 'ana', reason: '' });
    expect(await rows()).not.toContain('ana');
  });
});
