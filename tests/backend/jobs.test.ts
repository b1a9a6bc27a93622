/** Due jobs run once, by any process, and publish their events after the commit. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Dependencies, StreamEvent } from '#backend/http/context.ts';
import { runJobs, type Job } from '#backend/jobs/jobs.ts';
import { departments } from '#backend/people/users.tables.ts';
import { createTabDatabase } from '#mock/tab/store.ts';
import { memoryLogs } from '#mock/tab/log.memory.ts';
import { tables } from '#backend/tables.ts';
import { openTestDeployment, noon, type TestDeployment, type StoreKind } from '../support/deployment.ts';

const due = new Date(noon + 10_000).toISOString();

/** Renames each department whose name is a past time; names that end in `broken` fail. */
function aJob(did: string[]): Job {
  return {
    name: 'rename',
    async due(store, at) {
      const { rows } = await store.list(departments, {
        where: { name: { gte: '2', lt: at } },
        order: [['name', 'asc']],
      });
      return rows.map(({ id }) => id);
    },
    async run({ store, at, org, publish, newId }, id) {
      const [changed] = await store.update(
        departments,
        { id, name: { gte: '2', lt: at } },
        { name: `hecho ${id}` },
      );
      if (changed === undefined) return false;
      publish({ to: 'everyone', message: { id: newId(), kind: 'post.published', postId: id } });
      if (id.endsWith('broken')) throw new RangeError('inside');
      did.push(`${org} ${id}`);
      return true;
    },
  };
}

async function plant(dependencies: Pick<Dependencies, 'db'>, id: string): Promise<string> {
  const [org = ''] = await dependencies.db.directory.organizations();
  await dependencies.db.tx(org, async (store) => {
    const [first] = (await store.list(departments, { limit: 1 })).rows;
    if (first !== undefined) await store.insert(departments, [{ ...first, id, name: `${due} ${id}` }]);
  });
  return org;
}

describe.each(['tab', 'sql'] satisfies StoreKind[])('due jobs, %s store', (kind) => {
  let deployment: TestDeployment;
  let told: StreamEvent[];
  let logged: string[];
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    told = [];
    logged = [];
  });
  afterEach(() => deployment.close());
  const dependencies = (): Dependencies => ({
    ...deployment.dependencies,
    eventBus: { ...deployment.dependencies.eventBus, publish: (_, all) => void told.push(...all) },
    log: (line) => void logged.push(line),
  });

  it('a due job runs once at its moment and publishes its stream event', async () => {
    const did: string[] = [];
    const org = await plant(deployment.dependencies, 'one');
    expect(await runJobs([aJob(did)], dependencies())).toBe(0);
    deployment.now += 10_001;
    expect(await runJobs([aJob(did)], dependencies())).toBe(1);
    expect(await runJobs([aJob(did)], dependencies())).toBe(0);
    expect(did).toEqual([`${org} one`]);
    expect(told).toHaveLength(1);
  });

  it('a due job runs once when two runners start at the same time', async () => {
    const did: string[] = [];
    await plant(deployment.dependencies, 'one');
    deployment.now += 10_001;
    const ran = await Promise.all([
      runJobs([aJob(did)], dependencies()),
      runJobs([aJob(did)], dependencies()),
    ]);
    expect(ran.toSorted()).toEqual([0, 1]);
    expect([did.length, told.length]).toEqual([1, 1]);
  });

  it('other calls go first between two due items', async () => {
    const did: string[] = [];
    const org = await plant(deployment.dependencies, 'one');
    await plant(deployment.dependencies, 'two');
    deployment.now += 10_001;
    const pause = async (): Promise<void> => void (did.at(-1) === 'pause' || did.push('pause'));
    await runJobs([aJob(did)], { ...dependencies(), pause });
    expect(did).toEqual(['pause', `${org} one`, 'pause', `${org} two`, 'pause']);
  });

  it('a failing job is rolled back, logged and not published, and other jobs still run', async () => {
    const did: string[] = [];
    const org = await plant(deployment.dependencies, 'a broken');
    await plant(deployment.dependencies, 'one');
    deployment.now += 10_001;
    expect(await runJobs([aJob(did)], dependencies())).toBe(1);
    expect(logged).toEqual(['job rename failed']);
    expect(did).toEqual([`${org} one`]);
    expect(told.map(({ message }) => message.postId)).toEqual(['one']);
    const { rows } = await deployment.db.read(org, (store) =>
      store.list(departments, { where: { id: 'a broken' } }),
    );
    expect(rows.map(({ name }) => name)).toEqual([`${due} a broken`]);
  });
});

describe('jobs in two demo tabs', () => {
  it('two demo tabs run a due job once between them', async () => {
    const open = memoryLogs();
    const deployment = await openTestDeployment('tab');
    const seed = { id: () => '1', version: '1', make: () => deployment.world };
    const tabs = [
      await createTabDatabase({ tables, seed, log: open() }),
      await createTabDatabase({ tables, seed, log: open() }),
    ];
    const [first] = tabs;
    if (first === undefined) throw new Error('no tab');
    await plant({ db: first }, 'one');
    const did: string[] = [];
    deployment.now += 10_001;
    const ran = await Promise.all(tabs.map((db) => runJobs([aJob(did)], { ...deployment.dependencies, db })));
    expect(did).toHaveLength(1);
    expect(ran.reduce((sum, one) => sum + one, 0)).toBe(1);
  });
});
