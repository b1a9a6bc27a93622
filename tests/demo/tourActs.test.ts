/** What the tours of the three domains tell the speaker to do can be done, to the last step, over the demo's backend. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challengePeople, challenges } from '#backend/challenges/challenges.tables.ts';
import { goalPeriods, goals } from '#backend/goals/goals.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { postReceivers, posts } from '#backend/posts/posts.tables.ts';
import { surveys } from '#backend/surveys/surveys.tables.ts';
import type { Row, Table } from '#backend/store/table.ts';
import { busySizes } from '#mock/world/scenarios/busy.ts';
import { buildOrganization } from '#mock/world/organization.ts';
import { organizationIds, profiles } from '#mock/world/organizations.ts';
import {
  noon,
  openTestDeployment,
  password,
  plainHasher,
  type TestDeployment,
} from '../support/deployment.ts';

const day = 86_400_000;

describe.each(profiles)('the tours of $slug', (profile) => {
  let demo: TestDeployment;
  beforeAll(async () => {
    const passwordHash = await plainHasher.hash(password);
    const seed = buildOrganization(profile, busySizes[profile.slug], { now: noon, passwordHash });
    demo = await openTestDeployment('tab', { world: [seed] });
  }, 60_000);
  afterAll(() => demo.close());

  const as = (role: string): string => `${role}@${profile.slug}.example`;
  async function call<T>(route: string, role: string, body?: unknown): Promise<T> {
    const answer = await demo.rest(route, { as: as(role), ...(body === undefined ? {} : { body }) });
    expect(answer.status, await answer.clone().text()).toBeLessThan(300);
    return (await answer.json()) as T;
  }
  const rows = async <T extends Table>(table: T): Promise<readonly Row<T>[]> =>
    (await demo.db.read(organizationIds[profile.slug], (store) => store.list(table))).rows;

  interface Named {
    readonly id: string;
  }
  interface Proof extends Named {
    readonly user: Named;
  }

  it('a segment below the threshold is joined with another one in the figures', async () => {
    const closed = (await rows(surveys)).findLast(
      ({ kind, wave, repeats, closedAt }) =>
        kind === 'survey' && wave === 4 && repeats === null && closedAt !== null,
    );
    const { segments } = await call<{
      readonly segments: readonly { readonly names: readonly string[]; readonly dimension: string }[];
    }>(`GET /org/survey/${closed?.id}/results`, 'admin');
    const joined = segments.filter(({ dimension, names }) => dimension === 'department' && names.length > 1);
    expect(joined).toHaveLength(1);
  });

  it('the submission that waits for the leader is approved', async () => {
    const { items } = await call<{ readonly items: readonly (Named & { readonly status: string })[] }>(
      'GET /user/tasks/submitted',
      'manager',
    );
    const waiting = items.filter(({ status }) => status === 'submitted');
    expect(waiting).toHaveLength(1);
    await call(`PATCH /task/submission/${waiting[0]?.id}/approve`, 'manager', {});
  });

  it('open goals are carried into the next period', async () => {
    const open = (await rows(goalPeriods))
      .filter(({ closedAt }) => closedAt === null)
      .toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1));
    expect(open).toHaveLength(2);
    const [from, to] = open;
    const before = (await rows(goals)).filter(
      ({ periodId, status }) => periodId === from?.id && status === 'open',
    );
    await call(`POST /goal_period/${from?.id}/carry_over`, 'admin', { to_id: to?.id });
    while ((await demo.tick()) > 0);
    const carried = (await rows(goals)).filter(({ periodId }) => periodId === to?.id);
    expect(carried).toHaveLength(before.length);
  });

  it('of two proofs that wait one is approved and one is sent back; the end pays once and names who wants it', async () => {
    const { items } = await call<{ readonly items: readonly Proof[] }>(
      'GET /org/challenge_proofs?status=submitted',
      'admin',
    );
    expect(items).toHaveLength(2);
    const employee = (await rows(users)).find(({ email }) => email === as('employee'));
    const own = items.find(({ user }) => user.id === employee?.id);
    const other = items.find(({ id }) => id !== own?.id);
    await call(`PATCH /challenge_proof/${own?.id}/approve`, 'admin', {});
    await call(`PATCH /challenge_proof/${other?.id}/send_back`, 'admin', { reason: 'Otra fecha.' });
    for (let passed = 0; passed < 35; passed += 7) {
      demo.now += 7 * day;
      for (let looks = 0; looks < 20 && (await demo.tick()) > 0; looks++);
    }
    const paying = (await rows(challenges)).find(({ points }) => points > 0);
    expect(paying?.closedAt).not.toBeNull();
    const people = (await rows(challengePeople)).filter(({ challengeId }) => challengeId === paying?.id);
    expect(people.find(({ userId }) => userId === employee?.id)?.reward).toBe('paid');
    expect(people.find(({ userId }) => userId === other?.user.id)?.reward).toBe('proof');
    expect((await rows(posts)).map(({ id }) => id)).toContain(paying?.postId);
    const named = (await rows(postReceivers)).filter(({ postId }) => postId === paying?.postId);
    expect(named.map(({ userId }) => userId)).toContain(employee?.id);
  });

  it('time opens the next wave of the monthly survey, and closes the period', async () => {
    const pulses = (await rows(surveys)).filter(({ wave }) => wave >= 13);
    expect(pulses.find(({ wave }) => wave === 13)?.launchedAt).not.toBeNull();
    expect(pulses.map(({ wave }) => wave)).toContain(14);
    const open = (await rows(goalPeriods)).filter(({ closedAt }) => closedAt === null);
    expect(open).toHaveLength(1);
  });
});
