/** The posts of celebrations: their time, person and content, and that each happens once. */
import { afterEach, describe, expect, it } from 'vitest';
import { runJobs } from '#backend/jobs/jobs.ts';
import { celebrateJob } from '#backend/celebrations/celebrate.job.ts';
import { jobTurns } from '#backend/jobs/jobs.tables.ts';
import type { StreamEvent } from '#backend/http/context.ts';
import { notificationSettings } from '#backend/notifications/notifications.tables.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { podiumScores } from '#backend/recognitions/recognitions.tables.ts';
import type { Store } from '#backend/store/port.ts';
import type { Row } from '#backend/store/table.ts';
import { celebrations, users } from '#backend/people/users.tables.ts';
import type { Role } from '#schema/permissions.ts';
import { openFixture, type Name, type Fixture } from './postFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: Fixture;
afterEach(() => fixture.deployment.close());

/** Clocks in Mexico City are six hours behind UTC. */
const at = (day: string, time: string): void => {
  fixture.deployment.now = Date.parse(`${day}T${time}:00.000-06:00`);
};
const own = (name: Name, change: Partial<Row<typeof users>>) =>
  fixture.change((store) => store.update(users, { id: name }, change));
const turn = (flag: 'birthdays' | 'anniversary', active: boolean) =>
  fixture.change((store) => store.update(modules, { flag }, { active }));
/** The celebrations so far, oldest first. */
const celebrated = () =>
  fixture.look(async (store) => {
    const { rows } = await store.list(posts, { order: [['createdAt', 'asc']] });
    const { rows: marks } = await store.list(celebrations);
    return rows.map(({ id, kind }) => `${kind} ${marks.find(({ postId }) => postId === id)?.userId ?? ''}`);
  });

describe.each(storesOf(import.meta.url))('celebration posts, %s store', (kind) => {
  it('a celebration post appears once, at eight in the morning, without a sender, about the person', async () => {
    fixture = await openFixture(kind);
    await own('ana', { birthday: '1990-03-19' });
    at('2026-03-19', '07:59');
    expect(await fixture.deployment.tick()).toBe(0);
    at('2026-03-19', '08:00');
    expect(await fixture.deployment.tick()).toBe(1);
    const { said } = await fixture.call('bruno', 'GET /post');
    expect(said.items).toMatchObject([
      {
        kind: 'birthday',
        state: 'published',
        sender: null,
        receivers: [{ user: { id: 'ana' }, points: 0 }],
        amount: 0,
        message: '',
        years: null,
        may: ['boost', 'report', 'comment', 'react'],
      },
    ]);
    for (const time of ['08:01', '08:15', '12:00', '23:59']) {
      at('2026-03-19', time);
      expect(await fixture.deployment.tick()).toBe(0);
    }
    at('2026-03-20', '08:00');
    expect(await fixture.deployment.tick()).toBe(0);
    expect(await celebrated()).toEqual(['birthday ana']);
    at('2027-03-19', '08:00');
    expect(await fixture.deployment.tick()).toBe(1);
  });

  it('a celebration post notifies its person and sends a stream event to every open page', async () => {
    fixture = await openFixture(kind);
    await own('ana', { admissionDate: '2020-03-19' });
    at('2026-03-19', '08:00');
    const told: StreamEvent[] = [];
    const hub = {
      ...fixture.deployment.dependencies.eventBus,
      publish: (_: string, all: readonly StreamEvent[]) => void told.push(...all),
    };
    await runJobs([celebrateJob], { ...fixture.deployment.dependencies, eventBus: hub });
    expect(told.map(({ to, message }) => [to, message.kind])).toEqual([
      ['everyone', 'post.published'],
      [['ana'], 'notification.added'],
    ]);
    expect(await fixture.noticesOf('ana')).toEqual([['anniversary', null]]);
    expect(await fixture.noticesOf('bruno')).toEqual([]);
  });

  it('a celebration post leaves no notification for a person who switched that topic off', async () => {
    fixture = await openFixture(kind);
    await own('ana', { birthday: '1990-03-19', admissionDate: '2020-03-19' });
    await fixture.change((store) =>
      store.insert(notificationSettings, [
        {
          id: 'ana',
          userId: 'ana',
          emailEnabled: true,
          pushEnabled: true,
          whatsappEnabled: false,
          whatsappFailedAt: null,
          digestHour: 9,
          phone: null,
          topics: { birthday: false },
          updatedAt: fixture.deployment.dependencies.newId(),
        },
      ]),
    );
    at('2026-03-19', '09:00');
    expect(await fixture.deployment.tick()).toBe(2);
    expect(await fixture.noticesOf('ana')).toEqual([['anniversary', null]]);
  });

  it('a celebration post shows years only where the person shows them, and never an age', async () => {
    fixture = await openFixture(kind);
    const days = { birthday: '1990-03-19', birthdayShown: 'full', admissionDate: '2020-03-19' } as const;
    await own('ana', days);
    await own('bruno', { ...days, anniversaryShown: 'no_year' });
    await own('carla', { admissionDate: '2026-03-19' });
    at('2026-03-19', '08:00');
    await fixture.deployment.tick();
    const { said } = await fixture.call('diego', 'GET /post');
    const shown = (
      said.items as { kind: string; years: number | null; receivers: { user: { id: string } }[] }[]
    )
      .map((post) => `${post.kind} ${post.receivers[0]?.user.id ?? ''} ${String(post.years)}`)
      .toSorted();
    expect(shown).toEqual([
      'anniversary ana 6',
      'anniversary bruno null',
      'birthday ana null',
      'birthday bruno null',
    ]);
  });

  it('no celebration post is made for inactive, external or hiding people, or while the module is off', async () => {
    fixture = await openFixture(kind);
    const days = { birthday: '1990-03-19', admissionDate: '2020-03-19' };
    await own('ana', { ...days, active: false });
    await own('bruno', { ...days, userType: 'external' satisfies Role });
    await own('carla', { ...days, birthdayShown: 'hidden', anniversaryShown: 'hidden' });
    await own('elena', days);
    await turn('birthdays', false);
    at('2026-03-19', '08:00');
    expect(await fixture.deployment.tick()).toBe(1);
    expect(await celebrated()).toEqual(['anniversary elena']);
  });

  it('no celebration post is made when its person hides the day or leaves after the job found it due', async () => {
    fixture = await openFixture(kind);
    const days = { birthday: '1990-03-19', admissionDate: '2020-03-19' };
    await own('ana', days);
    await own('bruno', days);
    at('2026-03-19', '08:00');
    const { deployment } = fixture;
    const look = (store: Store) => celebrateJob.due(store, new Date(deployment.now).toISOString());
    const due = await fixture.look(look);
    expect(due).toHaveLength(5);
    await own('ana', { birthdayShown: 'hidden', anniversaryShown: 'hidden' });
    await own('bruno', { active: false });
    expect(await runJobs([{ ...celebrateJob, due: async () => due }], deployment.dependencies)).toBe(0);
    expect(await celebrated()).toEqual([]);
  });

  it('a delayed celebration post is made later on the same day once its obstacle is gone', async () => {
    fixture = await openFixture(kind);
    await own('ana', { birthday: '1990-03-19', birthdayShown: 'hidden' });
    await own('bruno', { birthday: '1990-03-19' });
    await turn('birthdays', false);
    at('2026-03-19', '08:00');
    await fixture.deployment.tick();
    await turn('birthdays', true);
    at('2026-03-19', '12:15');
    await fixture.deployment.tick();
    await own('ana', { birthdayShown: 'no_year' });
    at('2026-03-19', '23:45');
    await fixture.deployment.tick();
    expect(await celebrated()).toEqual(['birthday bruno', 'birthday ana']);
  });

  it('a celebration post is never made on another day', async () => {
    fixture = await openFixture(kind);
    await own('ana', { birthday: '1990-03-19' });
    at('2026-03-19', '07:59');
    await fixture.deployment.tick();
    at('2026-03-20', '00:00');
    await fixture.deployment.tick();
    at('2026-03-20', '08:00');
    await fixture.deployment.tick();
    expect(await celebrated()).toEqual([]);
  });

  it('concurrent job runs make each celebration post once', async () => {
    fixture = await openFixture(kind);
    for (const name of ['ana', 'bruno', 'elena'] as const) await own(name, { birthday: '1990-03-19' });
    at('2026-03-19', '08:00');
    const ran = await Promise.all([
      fixture.deployment.tick(),
      fixture.deployment.tick(),
      fixture.deployment.tick(),
    ]);
    expect(ran.reduce((sum, one) => sum + one, 0)).toBe(3);
    expect((await celebrated()).toSorted()).toEqual(['birthday ana', 'birthday bruno', 'birthday elena']);
  });

  it('a celebration post appears in the feed but not among received recognitions or podium scores', async () => {
    fixture = await openFixture(kind);
    await own('ana', { birthday: '1990-03-19' });
    at('2026-03-19', '08:00');
    await fixture.deployment.tick();
    const [id = ''] = await fixture.ids('bruno', 'GET /post');
    expect(await fixture.ids('bruno', 'GET /post?department_id=sales')).toEqual([id]);
    expect(await fixture.ids('bruno', 'GET /post?department_id=works')).toEqual([]);
    expect(await fixture.ids('ana', 'GET /user/posts/received')).toEqual([]);
    expect(await fixture.ids('bruno', 'GET /user/posts/received?user_id=ana')).toEqual([]);
    const scores = () => fixture.look(async (store) => (await store.list(podiumScores)).rows.length);
    expect(await scores()).toBe(0);
    // A report, a verdict and the removal do not change the score.
    await fixture.call('carla', `POST /post/${id}/report`, { reason: 'other', note: '' });
    await fixture.call('diego', `POST /org/post/${id}/verdict`, { verdict: 'keep' });
    expect(await fixture.ids('ana', 'GET /user/posts/received')).toEqual([]);
    expect((await fixture.call('diego', `DELETE /post/${id}`)).status).toBe(200);
    expect(await scores()).toBe(0);
    expect(await fixture.ids('bruno', 'GET /post')).toEqual([]);
  });

  it('due celebrations are searched every 15 minutes; in between the job reads one row', async () => {
    fixture = await openFixture(kind);
    const reads = (): Promise<readonly number[]> =>
      fixture.look(async (store) => {
        const counts: number[] = [];
        await celebrateJob.due(
          {
            ...store,
            list: async (table, query) => {
              const found = await store.list(table, query);
              counts.push(found.rows.length);
              return found;
            },
          },
          new Date(fixture.deployment.now).toISOString(),
        );
        return counts;
      });
    at('2026-03-19', '08:00');
    expect((await reads()).length).toBeGreaterThan(1);
    await fixture.deployment.tick();
    at('2026-03-19', '08:14');
    expect(await reads()).toEqual([1]);
    at('2026-03-19', '08:15');
    expect((await reads()).length).toBeGreaterThan(1);
    await fixture.deployment.tick();
    // The job also runs after the clock was set back.
    at('2026-03-19', '06:00');
    expect((await reads()).length).toBeGreaterThan(1);
    expect(
      await fixture.look(
        async (store) => (await store.list(jobTurns, { where: { name: 'celebrate' } })).rows.length,
      ),
    ).toBe(1);
  });
});
