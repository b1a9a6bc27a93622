/** Reads at a service, below the calls, and counts what it asks of the store. */
import { expect } from 'vitest';
import type { Context } from '#backend/http/context.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { callOf } from './context.ts';
import { noon, type TestDeployment } from './deployment.ts';

interface Read<A> {
  readonly answer: A;
  /** The calls of the store, in their order. */
  readonly calls: readonly string[];
  /** The largest number of rows in one answer of the store. */
  readonly most: number;
}

/** Reads as a user of the small organisation `taller`. A count may not go beyond `countedUpTo`. */
export const readingAs = <A>(
  { db, dependencies }: Pick<TestDeployment, 'db' | 'dependencies'>,
  name: string,
  work: (context: Context) => Promise<A>,
  countedUpTo = Infinity,
): Promise<Read<A>> =>
  db.read('taller', async (store) => {
    const {
      rows: [me],
    } = await store.list(users, { where: { id: name } });
    if (me === undefined) throw new Error(`no ${name}`);
    const calls: string[] = [];
    let most = 0;
    const counting: Store = {
      ...store,
      async list(table, query) {
        calls.push(`list ${table.name}`);
        const found = await store.list(table, query);
        most = Math.max(most, found.rows.length);
        return found;
      },
      async tally(table, query) {
        calls.push(`tally ${table.name}`);
        const found = await store.tally(table, query);
        most = Math.max(most, found.length);
        if (query?.by === undefined) expect(found[0]?.count).toBeLessThanOrEqual(countedUpTo);
        return found;
      },
    };
    const answer = await work(
      callOf({
        dependencies,
        store: counting,
        org: 'taller',
        me,
        now: noon,
        language: 'es',
        linkTo: async (key) => `/rest/file/${key}`,
      }),
    );
    return { answer, calls, most };
  });
