/** Who may see whom to thank and which patterns, over the store: the job of a night, answers, and canaries. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { patternsJob } from '#backend/analytics/fairness.job.ts';
import { patterns } from '#backend/analytics/fairness.tables.ts';
import { pastRows } from '#backend/facts/past.ts';
import { delegations } from '#backend/decisions/decisions.tables.ts';
import { factProgress } from '#backend/facts/facts.tables.ts';
import type { Happened } from '#backend/facts/write.ts';
import { users } from '#backend/people/users.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { storesOf } from '../support/trials.ts';
import { admin, analyticsIn, atDay, employee, manager, type Analytics } from './analyticsFixture.ts';

interface Shown {
  readonly people: readonly { readonly user: { readonly id: string }; readonly days: number }[];
}
interface Asked {
  readonly items: readonly {
    readonly id: string;
    readonly kind: string;
    readonly thanks: number;
    readonly hidden: number;
    readonly people: readonly { readonly id: string }[];
    readonly lines: readonly { readonly cause: { readonly id: string } }[];
    readonly answer: { readonly reason: string } | null;
  }[];
}

const day = 86_400_000;
let deployment: TestDeployment;
let analytics: Analytics;
let ids: readonly string[];
let nights: number;

/** A recognition as its two facts. */
const thanked = (from: string, to: string, daysAgo: number, id: string, isPrivate = false): Happened[] => {
  const one = {
    tags: isPrivate ? (['hidden:private'] as const) : [],
    count: 1,
    amount: 10,
    sourceId: id,
    at: atDay(daysAgo),
  };
  return [
    { ...one, measure: 'sent', personId: from },
    { ...one, measure: 'received', personId: to },
  ];
};
const toThank = async (as: string, search = '') =>
  analytics.ask<Shown>(`GET /analytics/whom_to_thank${search}`, as);
const shownTo = async (as: string) =>
  (await toThank(as)).body.people.map(({ user, days }) => [user.id, days]);
const asked = async () => (await analytics.ask<Asked>('GET /analytics/patterns')).body.items;
const answer = (id: string, as = admin) =>
  analytics.ask(`POST /analytics/patterns/${id}/answer`, as, { reason: 'smallTeam' });

/** The job in the next night; whether it was due. */
async function night(): Promise<boolean> {
  const { dependencies } = deployment;
  const org = (await deployment.db.directory.find(`email:${employee}`)) ?? '';
  // Four in the morning in Mexico.
  nights += 1;
  const at = new Date(Math.floor(deployment.now / day + nights) * day + 10 * 3_600_000).toISOString();
  const due = await dependencies.db.read(org, (store) => patternsJob.due(store, at, dependencies, org));
  for (const id of due) await patternsJob.go(dependencies, org, id, at);
  const again = await dependencies.db.read(org, (store) => patternsJob.due(store, at, dependencies, org));
  expect(again).toEqual([]);
  return due.length > 0;
}

describe.each(storesOf(import.meta.url))('fairness, %s store', (kind) => {
  afterEach(() => deployment.close());
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    nights = 0;
    analytics = await analyticsIn(deployment);
    const { money, people } = analytics;
    ids = people
      .map(({ id }) => id)
      .filter((id) => ![manager, admin, employee].map(analytics.idOf).includes(id));
    await money.write(async (store) => {
      await store.insert(
        factProgress,
        pastRows.map((name) => ({
          id: deployment.dependencies.newId(),
          name,
          cursor: '',
          done: 0,
          total: 0,
          at: atDay(0),
        })),
        { skipExisting: true },
      );
      await store.update(users, {}, { createdAt: atDay(500), activatedAt: atDay(500), takesPoints: true });
    });
  });

  it('only their manager reads whom nobody has thanked, and who is new, away or without points does not count', async () => {
    const { money, happen, idOf } = analytics;
    const [quiet = '', secret = '', young = '', away = '', apart = '', other = ''] = ids;
    await money.write(async (store) => {
      await store.update(
        users,
        { id: { in: [quiet, secret, young, away, apart] } },
        { managerId: idOf(manager) },
      );
      await store.update(users, { id: young }, { createdAt: atDay(20), activatedAt: atDay(20) });
      await store.update(users, { id: apart }, { takesPoints: false });
      await store.insert(delegations, [
        {
          id: 'away',
          userId: away,
          deputyId: quiet,
          startsOn: atDay(3).slice(0, 10),
          endsOn: atDay(-3).slice(0, 10),
          running: true,
          endedAt: null,
          createdAt: atDay(3),
        },
      ]);
    });
    await happen([...thanked(other, quiet, 64, 'old'), ...thanked(other, secret, 5, 'hidden', true)]);
    expect(await shownTo(manager)).toEqual([[quiet, 60]]);
    expect((await toThank(manager, '?days=90')).body.people).toEqual([]);
    expect((await toThank(manager, '?days=7')).status).toBe(422);
    const text = JSON.stringify((await toThank(manager)).body);
    for (const canary of [other, secret, 'hidden'])
      expect([canary, text.includes(canary)]).toEqual([canary, false]);
    for (const as of [employee, admin]) expect([as, (await toThank(as)).status]).toEqual([as, 403]);
    await happen(thanked(other, quiet, 0, 'new', true));
    expect(await shownTo(manager)).toEqual([]);
  });

  it('a pair is asked about at night with its public lines, and an answer holds for a year', async () => {
    const { money, happen } = analytics;
    const [one = '', other = ''] = ids;
    const { rows } = await money.look((store) =>
      store.list(posts, { where: { listed: true, seenBy: 'everyone' }, limit: 2 }),
    );
    const [shown = '', hidden = ''] = rows.map(({ id }) => id);
    await money.write((store) => store.update(posts, { id: shown }, { senderId: one }));
    await money.write((store) => store.update(posts, { id: hidden }, { listed: false, isPrivate: true }));
    const months = Array.from({ length: 10 }, (_, at) => at);
    await happen(
      months.flatMap((at) => [
        ...thanked(one, other, at * 30 + 2, at === 0 ? shown : `out ${at}`),
        ...thanked(other, one, at * 30 + 2, at === 0 ? hidden : `back ${at}`, at === 0),
      ]),
    );
    expect(await night()).toBe(true);
    const [question] = await asked();
    expect(question).toMatchObject({ kind: 'pair', thanks: 20, hidden: 1, answer: null });
    expect(question?.people.map(({ id }) => id).toSorted()).toEqual([one, other].toSorted());
    expect(question?.lines.map(({ cause }) => cause.id)).toEqual([shown]);
    for (const as of [employee, manager]) {
      expect([as, (await analytics.ask('GET /analytics/patterns', as)).status]).toEqual([as, 403]);
      expect([as, (await answer(question?.id ?? '', as)).status]).toEqual([as, 403]);
    }
    await night();
    expect((await asked())[0]?.id).toBe(question?.id);
    expect((await answer(question?.id ?? '')).status).toBe(200);
    expect((await answer(question?.id ?? '')).status).toBe(409);
    expect((await answer('nothing')).status).toBe(404);
    await night();
    expect((await asked()).map((item) => item.answer?.reason)).toEqual(['smallTeam']);
    // A year later the same is asked again, if it is still so.
    await money.write((store) => store.update(patterns, {}, { answeredAt: atDay(370) }));
    await night();
    expect((await asked()).map((item) => item.answer)).toEqual([null]);
  });

  it('an administrator neither sees nor answers a question about a group of which they are a part', async () => {
    const { money, idOf } = analytics;
    const row = { thanks: 20, hidden: 0, points: 200, share: 100, postIds: [], foundAt: atDay(1) } as const;
    await money.write((store) =>
      store.insert(patterns, [
        {
          ...row,
          id: 'own',
          kind: 'pair',
          memberIds: [idOf(admin), ids[0] ?? ''],
          answeredAt: null,
          answeredBy: null,
          reason: null,
        },
      ]),
    );
    expect(await asked()).toEqual([]);
    expect((await answer('own')).status).toBe(404);
  });
});
