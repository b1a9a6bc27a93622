/** What falls due is done once, by whoever looks first, and told when it stands (design §5 "a job publishes"). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Edges, Told } from '#backend/http/context.ts';
import { runJobs, type Job } from '#backend/jobs/jobs.ts';
import { departments } from '#backend/users/users.tables.ts';
import { createTabDatabase } from '#mock/tab/store.ts';
import { memoryLogs } from '#mock/tab/log.memory.ts';
import { tables } from '#backend/tables.ts';
import { aHome, noon, type Home, type StoreKind } from '../support/home.ts';

const due = new Date(noon + 10_000).toISOString();

/** Renames each department whose name is an instant that has passed; one whose name ends in `broken` cannot be. */
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
    async run({ store, at, org, tell, newId }, id) {
      const [changed] = await store.update(
        departments,
        { id, name: { gte: '2', lt: at } },
        { name: `hecho ${id}` },
      );
      if (changed === undefined) return false;
      tell({ to: 'everyone', message: { id: newId(), kind: 'post.published', postId: id } });
      if (id.endsWith('broken')) throw new RangeError('inside');
      did.push(`${org} ${id}`);
      return true;
    },
  };
}

async function plant(edges: Pick<Edges, 'db'>, id: string): Promise<string> {
  const [org = ''] = await edges.db.directory.organizations();
  await edges.db.tx(org, async (store) => {
    const [first] = (await store.list(departments, { limit: 1 })).rows;
    if (first !== undefined) await store.insert(departments, [{ ...first, id, name: `${due} ${id}` }]);
  });
  return org;
}

describe.each(['tab', 'sql'] satisfies StoreKind[])('what falls due, %s store', (kind) => {
  let home: Home;
  let told: Told[];
  let logged: string[];
  beforeEach(async () => {
    home = await aHome(kind);
    told = [];
    logged = [];
  });
  afterEach(() => home.close());
  const edges = (): Edges => ({
    ...home.edges,
    hub: { ...home.edges.hub, publish: (_, all) => void told.push(...all) },
    log: (line) => void logged.push(line),
  });

  it('is done when its moment has come, once, and told', async () => {
    const did: string[] = [];
    const org = await plant(home.edges, 'one');
    expect(await runJobs([aJob(did)], edges())).toBe(0);
    home.now += 10_001;
    expect(await runJobs([aJob(did)], edges())).toBe(1);
    expect(await runJobs([aJob(did)], edges())).toBe(0);
    expect(did).toEqual([`${org} one`]);
    expect(told).toHaveLength(1);
  });

  it('is done once by two that look at the same time', async () => {
    const did: string[] = [];
    await plant(home.edges, 'one');
    home.now += 10_001;
    const ran = await Promise.all([runJobs([aJob(did)], edges()), runJobs([aJob(did)], edges())]);
    expect(ran.toSorted()).toEqual([0, 1]);
    expect([did.length, told.length]).toEqual([1, 1]);
  });

  it('and goes wrong is undone, logged and not told, and keeps nothing else waiting', async () => {
    const did: string[] = [];
    const org = await plant(home.edges, 'a broken');
    await plant(home.edges, 'one');
    home.now += 10_001;
    expect(await runJobs([aJob(did)], edges())).toBe(1);
    expect(logged).toEqual(['job rename failed']);
    expect(did).toEqual([`${org} one`]);
    expect(told.map(({ message }) => message.postId)).toEqual(['one']);
    const { rows } = await home.db.read(org, (store) =>
      store.list(departments, { where: { id: 'a broken' } }),
    );
    expect(rows.map(({ name }) => name)).toEqual([`${due} a broken`]);
  });
});

describe('two tabs of the demo', () => {
  it('do what is due once between them', async () => {
    const open = memoryLogs();
    const home = await aHome('tab');
    const seed = { id: () => '1', version: '1', make: () => home.world };
    const tabs = [
      await createTabDatabase({ tables, seed, log: open() }),
      await createTabDatabase({ tables, seed, log: open() }),
    ];
    const [first] = tabs;
    if (first === undefined) throw new Error('no tab');
    await plant({ db: first }, 'one');
    const did: string[] = [];
    home.now += 10_001;
    const ran = await Promise.all(tabs.map((db) => runJobs([aJob(did)], { ...home.edges, db })));
    expect(did).toHaveLength(1);
    expect(ran.reduce((sum, one) => sum + one, 0)).toBe(1);
  });
});
