/**
 * Converts notifications into the rows of one list: a heading for each day, and equal kinds about one thing
 * grouped. Pure, so that tests need no page.
 */
import type { Notification } from '#schema/notifications/notifications.endpoints.ts';
import type { NotificationKind } from '#schema/notifications/notifications.rules.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { dayOf, type Place } from '#src/lib/dates.ts';
import { dayHeading } from './days.ts';
import type { InboxPage } from './inbox.queries.ts';

/** Notifications of one kind about one post, order, request or document on one day, or a single one. */
export interface Group {
  readonly key: string;
  readonly kind: NotificationKind;
  readonly postId: string | null;
  /** The order, request for points, redemption or document of the notification. */
  readonly sourceId: string | null;
  readonly excerpt: string;
  /** Time of the newest one. */
  readonly createdAt: string;
  readonly ids: readonly string[];
  /** The unread ones among `ids`. */
  readonly unread: readonly string[];
  /** The people who caused it, without duplicates, the latest first. */
  readonly actors: readonly PublicUser[];
}

/** A row of the list. */
export type InboxRow =
  | { readonly kind: 'day'; readonly key: string; readonly label: string }
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly group: Group;
      readonly isFirst: boolean;
      readonly isLast: boolean;
    };

function groupOf(key: string, [newest, ...older]: readonly [Notification, ...Notification[]]): Group {
  const all = [newest, ...older];
  const actors = new Map(all.flatMap(({ actor }) => (actor === null ? [] : [[actor.id, actor] as const])));
  return {
    key,
    kind: newest.kind,
    postId: newest.postId,
    sourceId: newest.sourceId,
    excerpt: newest.excerpt,
    createdAt: newest.createdAt,
    ids: all.map(({ id }) => id),
    unread: all.filter(({ readAt }) => readAt === null).map(({ id }) => id),
    actors: [...actors.values()],
  };
}

/** Each notification once, newest first, under the days of the user's time zone. */
export function inboxRows(pages: readonly Pick<InboxPage, 'items'>[], place: Place): readonly InboxRow[] {
  // A later page may repeat the end of an earlier one.
  const all = new Map(pages.flatMap(({ items }) => items.map((one) => [one.id, one] as const)));
  const groups = new Map<string, [Notification, ...Notification[]]>();
  for (const one of all.values()) {
    const about = one.postId ?? one.sourceId;
    const key = about === null ? one.id : `${dayOf(one.createdAt, place.timeZone)} ${one.kind} ${about}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [one]);
    else known.push(one);
  }
  const days = new Map<string, Group[]>();
  for (const [key, items] of groups) {
    const day = dayOf(items[0].createdAt, place.timeZone);
    days.set(day, [...(days.get(day) ?? []), groupOf(key, items)]);
  }
  return [...days].flatMap(([day, ofDay]): readonly InboxRow[] => [
    { kind: 'day', key: `day ${day}`, label: dayHeading(ofDay[0]?.createdAt ?? '', place) },
    ...ofDay.map((group, at) => ({
      kind: 'group' as const,
      key: group.key,
      group,
      isFirst: at === 0,
      isLast: at === ofDay.length - 1,
    })),
  ]);
}
