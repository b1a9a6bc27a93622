/** The world is made and loaded in pieces, between which the page does something else, and nobody sees a half of it. */
import { describe, expect, it, vi } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { table, text } from '#backend/store/table.ts';
import { tables } from '#backend/tables.ts';
import { inPauses, pause } from '#mock/tab/pauses.ts';
import { createTabDatabase } from '#mock/tab/store.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { smallSizes, smallWorld } from '#mock/world/scenarios/small.ts';
import { linkInParts, worldOfLink } from '#mock/world/scenarios/registry.ts';
import { worldInParts } from '#mock/world/world.ts';
import { busyLink, today } from './grounds.ts';

/** A slow machine: each look at the clock takes 5 ms. */
function slowMachine(): void {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
}

/** Counts the tasks of the page that had their turn; each of them asks for the next one. */
function otherTasks(): { readonly count: () => number; readonly stop: () => void } {
  const { port1, port2 } = new MessageChannel();
  let count = 0;
  port1.addEventListener('message', () => {
    count += 1;
    port2.postMessage(null);
  });
  port1.start();
  port2.postMessage(null);
  return { count: () => count, stop: () => port1.close() };
}

describe('work in pieces', () => {
  it('the page does other things between the pieces, and the result is the same', async () => {
    slowMachine();
    const [options, link] = [
      { now: today, passwordHash: '' },
      { ...busyLink, prospect: { name: 'Cafetal' } },
    ];
    const others = otherTasks();
    const made = await inPauses(linkInParts(link, options, smallSizes));
    others.stop();
    expect(others.count()).toBeGreaterThan(10);
    expect(JSON.stringify(made)).toBe(JSON.stringify(worldOfLink(link, options, smallSizes)));
  });

  it('short work has no pauses', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await pause();
    expect(pause()).toBeUndefined();
  });

  it('the busy world is made in more than a hundred parts', () => {
    const parts = worldInParts({ now: today, passwordHash: '' });
    let count = 0;
    while (parts.next().done !== true) count += 1;
    expect(count).toBeGreaterThan(100);
  });
});

it('a reader sees all former rows until all new ones are loaded', async () => {
  const counts = new Set<number>();
  const [aurora, ...others] = smallWorld({ now: today, passwordHash: '' });
  if (aurora === undefined) throw new Error('no world');
  let isLoading = false;
  const count = () =>
    db.read(organizationIds.aurora, async (store) => (await store.list(users, {})).rows.length);
  const db = await createTabDatabase({
    tables,
    seed: {
      version: '1',
      id: (former) => (former === undefined ? 'small' : 'none'),
      make: async (id) => {
        if (isLoading) counts.add(await count());
        return id === 'small' ? [aurora, ...others] : others;
      },
    },
  });
  const before = await count();
  isLoading = true;
  await db.reset();
  isLoading = false;
  expect(before).toBeGreaterThan(0);
  expect([[...counts], await count()]).toEqual([[before], 0]);
});

it('long tables that nobody has read are loaded in pauses, and an early reader finds all rows of them', async () => {
  const pages = Array.from(
    { length: 9_000 },
    (_, at) => `0192f0c1-0000-7000-8000-${String(at).padStart(12, '0')}`,
  );
  const notes = table('notes', { text: text() });
  const seen: number[] = [];
  let pauses = 0;
  const over = Promise.withResolvers<void>();
  const db = await createTabDatabase({
    tables: [notes],
    seed: {
      version: '1',
      id: () => 'long',
      make: () => [{ org: 'aurora', keys: [], rows: { notes: pages.map((id) => ({ id, text: '' })) } }],
      pause: async () => {
        pauses += 1;
        if (pauses === 3) over.resolve();
      },
    },
  });
  await over.promise;
  seen.push(await db.read('aurora', async (store) => (await store.list(notes, {})).rows.length));
  await db.tx('aurora', (store) => store.remove(notes, { id: pages[0] ?? '' }));
  seen.push(await db.read('aurora', async (store) => (await store.list(notes, {})).rows.length));
  expect(seen).toEqual([9_000, 8_999]);
});
