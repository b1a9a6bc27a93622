/** What SQLite does for reads of large tables: it goes by an index, sorts nothing, and counts once. */
import type { SQLInputValue } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { challengePeople } from '#backend/challenges/challenges.tables.ts';
import { files } from '#backend/files/files.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { everyone, peopleIn } from '#backend/departments/audience.ts';
import { surveyInvitations } from '#backend/surveys/surveys.tables.ts';
import { SqlConnection } from '#server/sqlConnection.ts';
import { boss } from '#tests/backend/surveyFixture.ts';
import { openChallengeFixture, type ChallengeFixture } from '#tests/backend/challengeFixture.ts';

const people = 250;
let fixture: ChallengeFixture;
let challenge = '';
beforeAll(async () => {
  fixture = await openChallengeFixture('sql');
  await fixture.turn('admin_retos', true);
  challenge = await fixture.challenge();
  for (const who of ['ana', 'bruno']) {
    await fixture.join(who, challenge);
    await fixture.enter(who, challenge, fixture.day(), 1);
  }
  const place = await fixture.placeOf('bruno', challenge);
  if (place === undefined) throw new Error('bruno has joined');
  await fixture.change((store) =>
    store.insert(
      challengePeople,
      Array.from({ length: people }, (_, at) => ({
        ...place,
        id: `more-${at}`,
        userId: `more-${at}`,
        total: 200 + at,
        score: 200 + at,
      })),
    ),
  );
});
afterAll(() => fixture.deployment.close());

/** The statements that read from a table during some work, with their plans. */
async function plansOf(table: string, work: () => Promise<unknown>) {
  const read = SqlConnection.prototype.all;
  const all = vi.spyOn(SqlConnection.prototype, 'all');
  const found: { readonly sql: string; readonly plan: string }[] = [];
  all.mockImplementation(function (this: SqlConnection, sql: string, values: readonly SQLInputValue[]) {
    if (sql.startsWith('select') && sql.includes(`from "${table}"`)) {
      const steps = read.call(this, `explain query plan ${sql}`, values);
      found.push({ sql, plan: steps.map((step) => String(step[3])).join('; ') });
    }
    return read.call(this, sql, values);
  });
  await work();
  all.mockRestore();
  return found;
}
const sorted = (plans: Awaited<ReturnType<typeof plansOf>>) =>
  plans.filter(({ plan }) => plan.includes('TEMP B-TREE') || plan.includes('SCAN "'));

it('a day in a challenge of many people is entered without sorting its people', async () => {
  const plans = await plansOf('challenge_people', () => fixture.enter('ana', challenge, fixture.day(-1), 1));
  expect(plans.length).toBeGreaterThan(0);
  expect(sorted(plans)).toEqual([]);
});

it('a page of a ranking counts only the people above the reader, and not again before somebody moves', async () => {
  const counts = async (page: number) =>
    (
      await plansOf('challenge_people', () =>
        fixture.call('ana', `GET /challenge/${challenge}/ranking?page=${page}`),
      )
    ).filter(({ sql }) => sql.includes('"score" > ?')).length;
  expect(await counts(1)).toBe(1);
  expect(await counts(1)).toBe(0);
  // And those above the first of a later page.
  expect(await counts(2)).toBe(1);
  await fixture.enter('ana', challenge, fixture.day(-2), 1);
  expect(await counts(1)).toBe(1);
});

it('the files of a record are found by an index', async () => {
  const [read] = await plansOf('files', () =>
    fixture.look((store) => store.list(files, { where: { recordId: { in: ['a', 'b'] } } })),
  );
  expect(read?.plan).toContain('recordId');
});

it('the people who answered a survey are counted by an index alone', async () => {
  const [read] = await plansOf('survey_invitations', () =>
    fixture.look((store) =>
      store.tally(surveyInvitations, { where: { surveyId: 'one', answered: true }, by: ['cellId'] }),
    ),
  );
  expect(read?.plan).toContain('COVERING INDEX');
  expect(read?.plan).not.toContain('TEMP B-TREE');
});

it('the next people of an audience are found along their ids, without sorting all others', async () => {
  const [read] = await plansOf('users', () =>
    fixture.look(async (store) =>
      store.list(users, {
        where: { ...(await peopleIn(store, everyone, fixture.day())), id: { gt: 'ana' } },
        order: [['id', 'asc']],
        limit: 2,
      }),
    ),
  );
  expect(read?.plan).toBe('SEARCH users USING PRIMARY KEY (org=? AND id>?)');
});

it('sums of many months are read by their periods', async () => {
  await fixture.turn('analytics', true);
  const plans = await plansOf('fact_sums', () => fixture.call(boss, 'GET /analytics/overview'));
  expect(plans.length).toBeGreaterThan(3);
  expect(plans.filter(({ plan }) => !plan.includes('period=?'))).toEqual([]);
});
