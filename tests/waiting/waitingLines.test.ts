/** The lines of the queue on Home: what is in sight while the reader works on one, when it is due, and where keys move. */
import { describe, expect, test } from 'vitest';
import type { ShownQueue, ShownWaiting } from '#src/waiting/waiting.queries.ts';
import { without } from '#src/waiting/waiting.queries.ts';
import { linesOf, stepOf, whenOf } from '#src/waiting/waitingLines.ts';

const thing = (id: string, dueAt: string | null = null): ShownWaiting => ({
  kind: 'task',
  id,
  subjectId: id,
  title: id,
  titleEn: null,
  words: null,
  points: null,
  who: null,
  since: '2026-11-20T12:00:00.000Z',
  dueAt,
  address: `/tasks?id=${id}`,
});
const [a, b, c, d] = [thing('a'), thing('b'), thing('c'), thing('d')];
const ids = (lines: readonly ShownWaiting[]): string => lines.map(({ id }) => id).join('');

describe('the lines in sight', () => {
  test('are those of the queue, in its order', () => {
    expect(ids(linesOf({ items: [b, a], total: 2 }, { item: a, at: 0, isOpen: true }))).toBe('ba');
    expect(ids(linesOf({ items: [b, a], total: 2 }, null))).toBe('ba');
  });

  test('keep the line that the reader works on in its place, if more urgent ones push it out', () => {
    expect(ids(linesOf({ items: [c, d], total: 3 }, { item: b, at: 1, isOpen: false }))).toBe('cbd');
  });

  test('keep an open form although its thing waits no longer, and drop a closed line', () => {
    expect(ids(linesOf({ items: [a], total: 1 }, { item: b, at: 1, isOpen: true }))).toBe('ab');
    expect(ids(linesOf({ items: [a], total: 1 }, { item: b, at: 1, isOpen: false }))).toBe('a');
  });
});

test('a finished thing leaves the lines, the count of its kind and the total, once', () => {
  const queue: ShownQueue = {
    items: [a, b],
    counts: [{ kind: 'task', count: 3, snoozed: 1 }],
    total: 3,
  };
  const left = without(queue, a);
  expect(left).toEqual({ items: [b], counts: [{ kind: 'task', count: 2, snoozed: 1 }], total: 2 });
  expect(without(left, a)).toBe(left);
});

test('a thing is due in days of the zone, whatever the device says, and the end of today is today', () => {
  // Six hours behind UTC.
  const zone = 'America/Mexico_City';
  const at = (hours: number): string => new Date(Date.UTC(2026, 10, 27, hours + 6)).toISOString();
  const now = Date.UTC(2026, 10, 27, 9 + 6);
  const due = (hours: number) => whenOf(thing('a', at(hours)), now, zone);
  expect([due(24), due(24 + 24), due(24 * 4), due(24 * 5), due(-1)]).toEqual([
    { days: 0, isSoon: true },
    { days: 1, isSoon: true },
    { days: 3, isSoon: true },
    { days: 4, isSoon: false },
    { days: -1, isSoon: true },
  ]);
  // Without a day, what counts is since when it waits.
  expect(whenOf(a, now, zone)).toEqual({ days: -7, isSoon: false });
});

test('arrows, j and k move by one line and stop at the ends', () => {
  const moved = ['ArrowDown', 'j', 'ArrowUp', 'k', 'Home', 'End', 'x'].map((key) => stepOf(key, 1, 3));
  expect(moved).toEqual([2, 2, 0, 0, 0, 2, null]);
  expect([stepOf('j', 2, 3), stepOf('k', 0, 3)]).toEqual([2, 0]);
});
