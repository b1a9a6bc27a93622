/** The log in IndexedDB: tabs lock it by the Web Locks API and notify one another by a BroadcastChannel. */
import * as z from 'zod/mini';
import { done, openIndexed, within } from './indexed.ts';
import { folded, type ChangeLog } from './log.ts';

const headShape = z.object({
  schema: z.string(),
  seedId: z.string(),
  epoch: z.number(),
  // An earlier release stored no time.
  ahead: z._default(z.number(), 0),
  moved: z._default(z.number(), 0),
});
const timeShape = z.object({ ahead: z.number(), moved: z.number() });
const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const change = z.readonly(
  z.tuple([z.string(), z.string(), z.string(), z.nullable(z.catchall(z.object({ id: z.string() }), value))]),
);
const entriesShape = z.array(z.object({ at: z.number(), changes: z.array(change) }));

/** Opens the log of this name; rejects if the browser has no storage. */
export async function openIndexedLog(name: string): Promise<ChangeLog> {
  const { locks } = navigator;
  const database = await openIndexed(name, (made) => {
    made.createObjectStore('head');
    made.createObjectStore('entries', { keyPath: 'at' });
  });
  const channel = new BroadcastChannel(name);
  let unlisten = (): void => undefined;

  const inBoth = <A>(
    mode: IDBTransactionMode,
    work: (head: IDBObjectStore, entries: IDBObjectStore) => Promise<A>,
  ): Promise<A> =>
    within(database, ['head', 'entries'], mode, (transaction) =>
      work(transaction.objectStore('head'), transaction.objectStore('entries')),
    );

  return {
    persistent: true,
    exclusive: async (work) => {
      await locks.request(name, work);
    },
    read: (after) =>
      inBoth('readonly', async (heads, entries) => {
        const [head, tail] = await Promise.all([
          done(heads.get('head')),
          done(entries.getAll(IDBKeyRange.lowerBound(after, true))),
        ]);
        return {
          ...(head === undefined ? {} : { head: headShape.parse(head) }),
          entries: entriesShape.parse(tail),
        };
      }),
    append: (entry, head) =>
      inBoth('readwrite', async (heads, entries) => {
        if (head !== undefined) heads.put(head, 'head');
        await done(entries.add(entry));
      }),
    fold: () =>
      inBoth('readwrite', async (_, entries) => {
        const all = entriesShape.parse(await done(entries.getAll()));
        if (all.length === 0) return;
        entries.clear();
        entries.add(folded(all));
      }),
    restart: (head, first = []) =>
      inBoth('readwrite', async (heads, entries) => {
        heads.put(head, 'head');
        entries.clear();
        for (const entry of first) entries.add(entry);
      }),
    announce: (time) => channel.postMessage(time ? { ahead: time.ahead, moved: time.moved } : 'changed'),
    listen(heard) {
      // A frozen tab misses announcements, so it reads the log when it becomes visible.
      const shown = (): void => {
        if (document.visibilityState === 'visible') heard();
      };
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const time = z.safeParse(timeShape, data);
        heard(time.success ? time.data : undefined);
      });
      document.addEventListener('visibilitychange', shown);
      unlisten = () => document.removeEventListener('visibilitychange', shown);
    },
    close() {
      unlisten();
      channel.close();
      database.close();
    },
  };
}
