/** How many statements read for a page of the feed and for boot: a count does not vary, as a time does. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { postAudiences, posts } from '#backend/posts/posts.tables.ts';
import { SqlConnection } from '#server/sqlConnection.ts';
import { users } from '#backend/people/users.tables.ts';
import { taskPeople, tasks } from '#backend/tasks/tasks.tables.ts';
import { BootDocument, FeedDocument, WaitingDocument } from '#src/gql/graphql.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';

const ana = 'employee@aurora.example';
let deployment: TestDeployment;
beforeAll(async () => {
  deployment = await openTestDeployment('sql');
  await deployment.tokenOf(ana);
});
afterAll(() => deployment.close());

/** The statements that read for one operation. */
async function readsOf(document: { toString(): string }, variables = {}): Promise<readonly string[]> {
  const all = vi.spyOn(SqlConnection.prototype, 'all');
  const { errors } = await deployment.ask(document.toString(), { as: ana, variables });
  expect(errors).toBeUndefined();
  const texts = all.mock.calls.map(([sql]) => sql);
  all.mockRestore();
  return texts;
}

it.each([
  { what: 'a page of the feed', document: FeedDocument, variables: { page: 1 }, atMost: 10 },
  { what: 'boot', document: BootDocument, variables: {}, atMost: 20 },
])('$what takes at most $atMost statements', async ({ document, variables, atMost }) => {
  await readsOf(document, variables);
  expect((await readsOf(document, variables)).length).toBeLessThanOrEqual(atMost);
});

it('the queue takes as many statements with forty tasks more', async () => {
  const { org, me, task } = await deployment.db.directory.organizations().then(async ([first = '']) =>
    deployment.db.read(first, async (store) => ({
      org: first,
      me: (await store.list(users, { where: { email: ana } })).rows[0]?.id ?? '',
      task: (await store.list(tasks, { limit: 1 })).rows[0],
    })),
  );
  await readsOf(WaitingDocument);
  const before = await readsOf(WaitingDocument);
  await deployment.db.tx(org, async (store) => {
    if (task === undefined) throw new Error('no task');
    for (let more = 0; more < 40; more++) {
      const id = deployment.dependencies.newId();
      await store.insert(tasks, [{ ...task, id }]);
      const { createdAt } = task;
      const part = {
        taskId: id,
        userId: me,
        state: 'open',
        reward: 'none',
        reminded: 0,
        dueOrder: 'later',
      } as const;
      await store.insert(taskPeople, [{ id: deployment.dependencies.newId(), ...part, createdAt }]);
    }
  });
  await readsOf(WaitingDocument);
  expect((await readsOf(WaitingDocument)).length).toBe(before.length);
  expect(before.length).toBeLessThanOrEqual(45);
});

it('a page of the feed takes at most 10 statements after a post has changed', async () => {
  await readsOf(FeedDocument, { page: 1 });
  const [org] = await deployment.db.directory.organizations();
  await deployment.db.tx(org ?? '', (store) => store.update(posts, { listed: true }, { likesCount: 7 }));
  const texts = await readsOf(FeedDocument, { page: 1 });
  expect(texts.some((text) => text.includes('from "posts"'))).toBe(true);
  expect(texts.length).toBeLessThanOrEqual(10);
});

it('a page of the feed takes at most 10 statements with a post for a department', async () => {
  const [org] = await deployment.db.directory.organizations();
  const id = deployment.dependencies.newId();
  await deployment.db.tx(org ?? '', (store) =>
    store.insert(postAudiences, [{ id, audience: 'department:d1', part: 'department:d1' }]),
  );
  await readsOf(FeedDocument, { page: 1 });
  expect((await readsOf(FeedDocument, { page: 1 })).length).toBeLessThanOrEqual(10);
});

it('no statement only begins a snapshot', async () => {
  expect((await readsOf(BootDocument)).filter((text) => text.includes('sqlite_schema'))).toEqual([]);
});
