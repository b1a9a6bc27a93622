/** An entry of a challenge goes to the server once, whatever becomes of the network, the answer and the page. */
import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { EntryDay } from '#machines/challengeEntry.setup.ts';
import { errorOf } from '#schema/errors.ts';
import { createChallengeEntry } from '#src/challenges/entry/challengeEntry.actors.ts';
import type { EnteredDay } from '#src/challenges/entry/entries.ts';
import { readEntry } from '#src/challenges/entry/entryDraft.ts';
import { forgetPerson } from '#src/lib/store.ts';

const owner = { id: 'ana', orgId: 'aurora' };

/** A server that holds one day; `loses` drops its first answer. */
function server({ loses = false, value = null }: { loses?: boolean; value?: number | null } = {}) {
  const sent: { readonly value: number; readonly key: string }[] = [];
  let isLost = loses;
  const now: { day: EntryDay } = { day: { takes: true, value } };
  const day: EnteredDay = {
    owner,
    challengeId: 'steps',
    on: '2026-11-23',
    known: now.day,
    watch: () => () => undefined,
    read: () => Promise.resolve(now.day),
    send: (given, key) => {
      sent.push({ value: given, key });
      now.day = { ...now.day, value: given };
      if (!isLost) return Promise.resolve();
      isLost = false;
      return Promise.reject(errorOf('network', 'es'));
    },
    refresh: () => undefined,
  };
  return { day, sent };
}
function opened(day: EnteredDay) {
  const actor = createChallengeEntry(day);
  actor.start();
  return actor;
}
const network = (isOnline: boolean): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

afterEach(() => {
  forgetPerson();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('an entry made without a network waits through a reload and is sent once', async () => {
  network(false);
  const { day, sent } = server();
  const first = opened(day);
  first.send({ type: 'value.given', value: 8400 });
  first.send({ type: 'enter.pressed' });
  await waitFor(first, (state) => state.matches({ underway: 'queued' }));
  expect(readEntry(day)).toEqual({ value: 8400, left: 'queued' });
  // The page is loaded again: what ran is gone, the device stays.
  first.stop();
  forgetPerson();
  const second = opened(day);
  await waitFor(second, (state) => state.matches({ underway: 'queued' }));
  expect(sent).toEqual([]);
  network(true);
  await waitFor(second, (state) => state.matches('open'));
  expect(sent.map(({ value }) => value)).toEqual([8400]);
  expect(readEntry(day)).toBeNull();
});

test('an entry whose answer was lost is checked and not sent again', async () => {
  const { day, sent } = server({ loses: true, value: 6200 });
  const actor = opened(day);
  actor.send({ type: 'value.given', value: 8400 });
  actor.send({ type: 'enter.pressed' });
  await waitFor(actor, (state) => state.matches({ underway: 'checking' }));
  actor.send({ type: 'reload.pressed' });
  await waitFor(actor, (state) => state.matches('replaced'));
  expect(sent).toHaveLength(1);
  expect(actor.getSnapshot().context).toMatchObject({ before: 6200, value: 8400 });
});

test('an entry that waits can be taken back, and nothing is sent', async () => {
  network(false);
  const { day, sent } = server({ value: 6200 });
  const actor = opened(day);
  actor.send({ type: 'value.given', value: 8400 });
  actor.send({ type: 'enter.pressed' });
  await waitFor(actor, (state) => state.matches({ underway: 'queued' }));
  actor.send({ type: 'cancel.pressed' });
  expect(actor.getSnapshot().value).toBe('open');
  network(true);
  expect(sent).toEqual([]);
  expect(readEntry(day)).toBeNull();
});
