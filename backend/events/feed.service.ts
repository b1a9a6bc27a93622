/** The private address of a person's calendar: made, replaced, revoked, and read by calendar programs. */
import type { eventEndpoints } from '#schema/events/events.endpoints.ts';
import type { PublicContext, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { isOver } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { switchesOf } from '../organization/switches.ts';
import { organizations } from '../organization/organization.tables.ts';
import { digestOf } from '../http/digest.ts';
import { count, from } from '../session/rateLimits.ts';
import { baseOf } from '../session/links.ts';
import type { Store } from '../store/port.ts';
import { calendarFile, entryFor } from './calendarFile.ts';
import { eventFeeds, eventParticipants, events } from './events.tables.ts';

type Calls = 'feed' | 'makeFeed' | 'revokeFeed' | 'readFeed';

/** Days of past events that a calendar still shows. */
const pastMs = 90 * 86_400_000;

/** Base64url characters of the secret: 192 bits. */
const signs = 32;
const shape = new RegExp(`^([^.]+)\\.([\\w-]{${signs}})$`);

/** Reads of one address and of one source; calendar programs read every few minutes at most. */
const pace = { windowMs: 3_600_000, ofAddress: 60, ofSource: 600 } as const;

/** The calendar of the address; undefined if the address is unknown, or its person may not see events any more. */
async function calendarOf(store: Store, hash: string, at: string): Promise<string | undefined> {
  const {
    rows: [feed],
  } = await store.list(eventFeeds, { where: { hash } });
  if (feed === undefined || !(await switchesOf(store, ['events']))('events')) return undefined;
  const {
    rows: [user],
  } = await store.list(users, { where: { id: feed.userId, active: true, deletedAt: null } });
  if (user === undefined || isOver(user, Date.parse(at))) return undefined;
  const { rows: places } = await store.list(eventParticipants, { where: { userId: user.id, status: 'in' } });
  const { rows } = await store.list(events, {
    where: {
      id: { in: places.map(({ eventId }) => eventId) },
      endsAt: { gte: new Date(Date.parse(at) - pastMs).toISOString() },
    },
    order: [['startsAt', 'asc']],
  });
  const {
    rows: [organization],
  } = await store.list(organizations, { limit: 1 });
  const formAt = new Map(places.map(({ eventId, form }) => [eventId, form]));
  const entries = rows.map((row) => entryFor(row, formAt.get(row.id) ?? null, user.language));
  return calendarFile(entries, { method: 'publish', name: organization?.name ?? '', at, isBrief: true });
}

/** Raises 404 for every address that shows nothing, so that none can be told from another. */
async function readCalendar(context: PublicContext, key: string): Promise<string> {
  const { dependencies, at, source, language } = context;
  const [, org = '', secret = ''] = shape.exec(key) ?? [];
  await count(
    context,
    [
      { subject: `eventFeed:${key.slice(0, 200)}`, most: pace.ofAddress, windowMs: pace.windowMs },
      ...from(source, 'eventFeeds', { most: pace.ofSource, windowMs: pace.windowMs }),
    ],
    true,
  );
  const { db } = dependencies;
  const isKnown = (await db.directory.organizations()).includes(org);
  const hash = await digestOf(secret);
  const text = isKnown ? await db.read(org, (store) => calendarOf(store, hash, at)) : undefined;
  if (text === undefined) throw domainError('not_found', language);
  return text;
}

export const feedService: Pick<Service<typeof eventEndpoints>, Calls> = {
  async feed({ store, me }) {
    const {
      rows: [feed],
    } = await store.list(eventFeeds, { where: { userId: me.id } });
    return { madeAt: feed?.madeAt ?? null };
  },

  async makeFeed({ store, me, org, at, newId, sign, links }) {
    // Derived from the secret of the deployment and an id that is not stored, so that neither alone reveals it.
    const secret = (await sign(`eventFeed:${newId()}`)).slice(0, signs);
    await store.remove(eventFeeds, { userId: me.id });
    await store.insert(eventFeeds, [
      { id: newId(), userId: me.id, hash: await digestOf(secret), madeAt: at },
    ]);
    return { address: `${await baseOf(links, org)}/rest/event_feed/${org}.${secret}` };
  },

  async revokeFeed({ store, me }) {
    await store.remove(eventFeeds, { userId: me.id });
    return { success: true };
  },

  async readFeed(context, { params: { key } }) {
    return new Response(await readCalendar(context, key), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
};
