/** Notifications as rows of the inbox: day headings, and one row for notifications of one kind about one post. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Notification } from '#schema/notifications/notifications.endpoints.ts';
import { notificationKinds } from '#schema/notifications/notifications.rules.ts';
import { causeOf } from '#schema/notifications/cause.ts';
import { dayHeading } from '#src/notifications/days.ts';
import { inboxRows, type Group, type InboxRow } from '#src/notifications/inboxRows.ts';
import { person } from '#stories/kit/world.sample.ts';

const now = Date.parse('2026-11-21T18:00:00.000Z');
const place = { now, timeZone: 'America/Bogota', language: 'es' } as const;
const hour = 3_600_000;

let made = 0;
const told = (
  kind: Notification['kind'],
  hoursAgo: number,
  more: Partial<Notification> = {},
): Notification => ({
  id: `n${(made += 1)}`,
  kind,
  actor: person(made % 8),
  postId: 'post',
  sourceId: null,
  excerpt: 'Gracias',
  readAt: null,
  createdAt: new Date(now - hoursAgo * hour).toISOString(),
  ...more,
});
const groupsOf = (rows: readonly InboxRow[]): readonly Group[] =>
  rows.flatMap((row) => (row.kind === 'group' ? [row.group] : []));
const rowsOf = (...items: Notification[]) => inboxRows([{ items }], place);

describe('the rows of the inbox', () => {
  test('notifications of one kind about one post on one day are grouped, and each person counts once', () => {
    const ana = person(0);
    const luis = person(1);
    const [group, ...others] = groupsOf(
      rowsOf(
        told('reaction', 1, { actor: luis }),
        told('reaction', 2, { actor: ana, readAt: 'then' }),
        told('reaction', 3, { actor: luis }),
      ),
    );
    expect(others).toEqual([]);
    expect(group?.actors.map(({ id }) => id)).toEqual([luis.id, ana.id]);
    expect(group?.ids).toHaveLength(3);
    expect(group?.unread).toHaveLength(2);
  });

  test('notifications of other kinds, posts and days, or without a post, are not grouped', () => {
    const rows = rowsOf(
      told('reaction', 1),
      told('comment', 1),
      told('reaction', 1, { postId: 'other' }),
      told('reaction', 1, { postId: null }),
      told('reaction', 1, { postId: null }),
      told('reaction', 30),
    );
    expect(groupsOf(rows)).toHaveLength(6);
    expect(rows.map((row) => (row.kind === 'day' ? row.label : row.kind))).toEqual([
      'Hoy', 'group', 'group', 'group', 'group', 'group', 'Ayer', 'group',
    ]); // prettier-ignore
  });

  test('notifications about one order are grouped, apart from another order and from a request', () => {
    const about = (kind: Notification['kind'], sourceId: string): Notification =>
      told(kind, 1, { postId: null, sourceId });
    const groups = groupsOf(
      rowsOf(about('order', 'a'), about('order', 'b'), about('order', 'a'), about('request', 'a')),
    );
    expect(groups.map(({ kind, sourceId, ids }) => [kind, sourceId, ids.length])).toEqual([
      ['order', 'a', 2],
      ['order', 'b', 1],
      ['request', 'a', 1],
    ]);
  });

  test('the inbox holds each notification once despite overlapping pages, newest first under its day', () => {
    const one = fc.record({
      kind: fc.constantFrom(...notificationKinds),
      age: fc.integer({ min: 0, max: 240 }),
      postId: fc.constantFrom('a', 'b', null),
      sourceId: fc.constantFrom('x', 'y', null),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 60 }), fc.nat({ max: 20 }), (all, overlap) => {
        const items = all
          .toSorted((first, second) => first.age - second.age)
          .map(({ kind, age, postId, sourceId }) => told(kind, age, { postId, sourceId }));
        const half = Math.floor(items.length / 2);
        const rows = inboxRows(
          [{ items: items.slice(0, half) }, { items: items.slice(Math.max(0, half - overlap)) }],
          place,
        );
        const keys = rows.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(
          groupsOf(rows)
            .flatMap(({ ids }) => ids)
            .toSorted(),
        ).toEqual(items.map(({ id }) => id).toSorted());
        const newest = groupsOf(rows).map(({ createdAt }) => createdAt);
        expect(newest).toEqual(newest.toSorted().toReversed());
        expect(rows[0]?.kind ?? 'day').toBe('day');
      }),
    );
  });
});

describe('the heading of a day', () => {
  const said = (at: string, from: string, timeZone = 'America/Bogota', language: 'es' | 'en' = 'es') =>
    dayHeading(at, { now: from, timeZone, language });

  test('the heading of a day is today, yesterday, or its weekday and date, with the year if it differs', () => {
    expect(said('2026-11-21T17:00:00Z', '2026-11-21T18:00:00Z')).toBe('Hoy');
    expect(said('2026-11-21T04:00:00Z', '2026-11-21T18:00:00Z')).toBe('Ayer');
    expect(said('2026-11-16T17:00:00Z', '2026-11-21T18:00:00Z')).toMatch(/^Lunes,? 16 de noviembre$/u);
    expect(said('2025-11-16T17:00:00Z', '2026-11-21T18:00:00Z')).toMatch(/2025$/u);
    expect(said('2026-11-16T17:00:00Z', '2026-11-21T18:00:00Z', 'America/Bogota', 'en')).toBe(
      'Monday 16 November',
    );
  });

  test('the heading of a day is yesterday also across clock changes', () => {
    // Madrid: 29 March 2026 has 23 hours, 25 October has 25.
    expect(said('2026-03-29T12:00:00Z', '2026-03-29T22:30:00Z', 'Europe/Madrid')).toBe('Ayer');
    expect(said('2026-10-25T00:30:00Z', '2026-10-25T23:30:00Z', 'Europe/Madrid')).toBe('Ayer');
    expect(said('2026-10-24T12:00:00Z', '2026-10-25T23:30:00Z', 'Europe/Madrid')).not.toBe('Ayer');
  });
});

describe('the target of a notification', () => {
  test('a notification leads to its post, to moderation for reports, or to the place of its kind', () => {
    const leads = (kind: Notification['kind'], postId: string | null, sourceId: string | null = null) =>
      causeOf({ kind, postId, sourceId });
    expect(leads('comment', 'a b')).toBe('/post?id=a%20b');
    expect(leads('report', 'a')).toBe('/admin/moderation');
    expect(leads('boost', null)).toBe('/wallet');
    expect(leads('birthday', null)).toBe('/general_settings');
    expect(leads('comment', null)).toBeNull();
    expect(leads('order', null, 'a b')).toBe('/profile/order?id=a%20b');
    expect(leads('order', null)).toBe('/orders');
    expect(leads('request', null, 'r')).toBe('/wallet?tab=requests');
    expect(leads('coupon', null, 'c')).toBe('/cupons?tab=mine');
    expect(leads('document', null, 'a b')).toBe('/files?file=a%20b');
    expect(leads('document', null)).toBe('/files');
  });
});
