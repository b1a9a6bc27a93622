/** The work of the job of communications on one of them; loaded with the first item that is due. */
import { isQuiet, momentAt, nextOpen, nextQuiet } from '#schema/communications/communications.rules.ts';
import type { Placed } from '#schema/decisions/workingTime.ts';
import type { PeopleAudience } from '#schema/departments/audience.shapes.ts';
import { dayAt, zoneOf } from '#schema/users/celebrations.rules.ts';
import { publishToPages } from '../http/openPages.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { isOver, type UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { defaultPost } from '../posts/posts.defaults.ts';
import { relist } from '../posts/posts.scopes.ts';
import { posts } from '../posts/posts.tables.ts';
import { address, isAddressed } from '../posts/sights.ts';
import type { Store } from '../store/port.ts';
import { peopleIn } from '../departments/audience.ts';
import { communicationAt, type CommunicationRow, type PersonRow } from './communications.access.ts';
import { atOnce } from './communications.job.ts';
import { noteEndings } from './communications.endings.ts';
import { mailCommunication } from './communications.mails.ts';
import { leaveScopes, scopeOf, seenByOf } from './communications.scopes.ts';
import { communicationPeople, communications } from './communications.tables.ts';
import { postWords } from './postWords.ts';
import { quietHoursOf } from './quiet.ts';
import { audienceOf, meansOf, settingsFor, stateFor } from './reach.ts';

/** What says which hours are a person's own. */
type Whereabouts = Pick<UserRow, 'timezone' | keyof Placed>;

/** When a person is told, in ms: at the moment of the send, and never in quiet hours unless it is critical. */
async function dueFor(store: Store, row: CommunicationRow) {
  const timezone = await timezoneOf(store);
  const quiet = await quietHoursOf(store);
  return {
    timezone,
    quiet,
    /** When the person may not be interrupted any more. */
    quietFrom(moment: number, user: Whereabouts): string | null {
      const next = row.critical ? null : nextQuiet(moment, zoneOf(user.timezone, timezone), quiet.for(user));
      return next === null ? null : new Date(next).toISOString();
    },
    of(user: Whereabouts): number {
      const zone = zoneOf(user.timezone, timezone);
      const moment = row.localAt === '' ? Date.parse(row.startsAt) : momentAt(row.localAt, zone);
      return row.critical ? moment : nextOpen(moment, zone, quiet.for(user));
    },
  };
}

/** Its post, where all its people see it at the same moment; others are shown beside the feed. */
async function postIt(
  context: JobContext,
  row: CommunicationRow,
  audience: PeopleAudience,
): Promise<string | null> {
  if (!row.onNewsfeed || row.localAt !== '') return null;
  const { store, newId, at } = context;
  const id = newId();
  const seenBy = seenByOf(row);
  if (isAddressed(seenBy)) await address(context, seenBy, audience);
  await store.insert(posts, [
    defaultPost({
      id,
      kind: 'communication',
      message: postWords(row),
      attachmentKeys: row.attachments.map(({ key }) => key),
      seenBy,
      createdAt: at,
    }),
  ]);
  await relist(context, { id });
  return id;
}

/** Fixes the next people of the delivery; the last piece ends it. */
async function freeze(context: JobContext, row: CommunicationRow): Promise<boolean> {
  const { store, newId, at, now } = context;
  if (row.startsAt > at || row.frozenAt !== null) return false;
  const due = await dueFor(store, row);
  const audience = await audienceOf(store, row);
  const { rows: people } =
    audience === null
      ? { rows: [] }
      : await store.list(users, {
          where: { ...(await peopleIn(store, audience, dayAt(now, due.timezone))), id: { gt: row.cursor } },
          order: [['id', 'asc']],
          limit: atOnce.frozen,
        });
  await store.insert(
    communicationPeople,
    people.map((user): PersonRow => {
      const dueAt = new Date(due.of(user)).toISOString();
      return {
        id: newId(),
        communicationId: row.id,
        userId: user.id,
        departmentId: user.departmentId,
        addressed: true,
        state: 'waiting',
        dueAt,
        notice: 'waiting',
        email: row.onEmail ? 'waiting' : 'none',
        whatsapp: row.onWhatsapp ? 'waiting' : 'none',
        failed: false,
        readAt: null,
        acknowledgedAt: null,
        filedAt: null,
        wave: 0,
        createdAt: at,
      };
    }),
    { skipExisting: true },
  );
  const isLast = people.length < atOnce.frozen;
  const isFirst = row.state === 'scheduled';
  const postId = isFirst && audience !== null ? await postIt(context, row, audience) : row.postId;
  const total = row.people + people.length;
  const state = isLast && total === 0 ? 'delivered' : 'delivering';
  await store.update(
    communications,
    { id: row.id },
    {
      state,
      scope: scopeOf({ ...row, state }, at),
      people: total,
      postId,
      cursor: people.at(-1)?.id ?? row.cursor,
      frozenAt: isLast ? at : null,
    },
  );
  if (isFirst) publishToPages(context, 'communication.changed', null, 'everyone');
  const isOpen = row.audienceKind === 'all';
  // Nobody outside hears of it; each piece tells its own people.
  if (postId !== null && (isFirst || !isOpen))
    publishToPages(context, 'post.published', postId, isOpen ? 'everyone' : people.map(({ id }) => id));
  return people.length > 0;
}

/** What becomes of one person now; undefined if the person is to be told later. */
type Outcome = Pick<PersonRow, 'notice' | 'email' | 'whatsapp' | 'failed'>;

const isLost = (state: PersonRow['email']): boolean => ['no_address', 'off', 'left'].includes(state);

/** Tells the next people who are due; nobody twice, nobody in quiet hours, nobody who has left. */
async function tell(context: JobContext, row: CommunicationRow): Promise<boolean> {
  const { store, at, now } = context;
  const { rows } = await store.list(communicationPeople, {
    where: { communicationId: row.id, state: 'waiting', dueAt: { lte: at } },
    order: [['dueAt', 'asc']],
    limit: atOnce.told,
    with: { user: { one: users, on: 'userId' } },
  });
  if (rows.length === 0) return end(context, row);
  const { timezone, quiet, quietFrom } = await dueFor(store, row);
  const settings = await settingsFor(
    store,
    rows.map(({ userId }) => userId),
  );
  const means = await meansOf(store, { email: row.hasMail, whatsapp: row.hasWhatsapp }, now);
  const told: { readonly person: PersonRow; readonly user: UserRow; readonly outcome: Outcome }[] = [];
  for (const { user, ...person } of rows) {
    if (user?.active !== true || user.deletedAt !== null || isOver(user, now)) {
      await store.update(
        communicationPeople,
        { id: person.id },
        {
          state: 'done',
          notice: 'left',
          failed: true,
          ...(row.onEmail ? { email: 'left' } : {}),
          ...(row.onWhatsapp ? { whatsapp: 'left' } : {}),
        },
      );
      await store.update(communications, { id: row.id }, { failed: { inc: 1 } });
      continue;
    }
    const zone = zoneOf(user.timezone, timezone);
    const own = quiet.for(user);
    if (!row.critical && isQuiet(now, zone, own)) {
      const dueAt = new Date(nextOpen(now, zone, own)).toISOString();
      await store.update(communicationPeople, { id: person.id }, { dueAt });
      continue;
    }
    const chosen = settings.get(user.id);
    const email = row.onEmail ? stateFor('email', user, chosen, means) : 'none';
    const whatsapp = row.onWhatsapp ? stateFor('whatsapp', user, chosen, means) : 'none';
    const failed = isLost(email) || isLost(whatsapp);
    told.push({ person, user, outcome: { notice: 'sent', email, whatsapp, failed } });
  }
  for (const [key, group] of Map.groupBy(told, ({ outcome }) => JSON.stringify(outcome))) {
    await store.update(
      communicationPeople,
      { id: { in: group.map(({ person }) => person.id) } },
      { state: 'done', ...(JSON.parse(key) as Outcome) }, // the key was made from one
    );
  }
  const quietBy = new Map(told.map(({ user }) => [user.id, quietFrom(now, user)]));
  await leaveNotices(context, {
    to: told.map(({ user }) => user.id),
    kind: 'communication',
    actorId: null,
    postId: null,
    sourceId: row.id,
    byWhatsapp: told.flatMap(({ user, outcome }) => (outcome.whatsapp === 'sent' ? [user.id] : [])),
    quietAt: (id) => quietBy.get(id) ?? null,
  });
  await mailCommunication(
    context,
    row,
    told.flatMap(({ user, person, outcome }) =>
      outcome.email === 'sent' ? [{ user, person: person.id, quietAt: quietBy.get(user.id) ?? null }] : [],
    ),
  );
  await store.update(
    communications,
    { id: row.id },
    {
      delivered: { inc: told.length },
      failed: { inc: told.filter(({ outcome }) => outcome.failed).length },
    },
  );
  return true;
}

/** Ends the delivery once nobody waits. */
async function end({ store }: JobContext, { id, state, frozenAt }: CommunicationRow): Promise<boolean> {
  if (state !== 'delivering' || frozenAt === null) return false;
  const [waiting] = await store.tally(communicationPeople, {
    where: { communicationId: id, state: 'waiting' },
    atMost: 1,
  });
  if ((waiting?.count ?? 0) === 0)
    await store.update(communications, { id, state: 'delivering' }, { state: 'delivered' });
  return false;
}

/** Reminds people who have not acknowledged; who did meanwhile is left out. */
async function remind(
  context: JobContext,
  id: string,
  [wave = '', ...owing]: readonly string[],
): Promise<boolean> {
  const reached = await context.store.update(
    communicationPeople,
    { id: { in: [...owing] }, acknowledgedAt: null, wave: { lt: Number(wave) } },
    { wave: Number(wave) },
  );
  const to = reached.map(({ userId }) => userId);
  const row = await communicationAt(context.store, id);
  if (row === undefined) return false;
  const { quietFrom } = await dueFor(context.store, row);
  const { rows: people } = await context.store.list(users, { where: { id: { in: to } } });
  const quietBy = new Map(people.map((user) => [user.id, quietFrom(context.now, user)]));
  await leaveNotices(context, {
    to,
    quietAt: (userId) => quietBy.get(userId) ?? null,
    kind: 'communication_reminder',
    actorId: null,
    postId: null,
    sourceId: id,
  });
  return to.length > 0;
}

/**
 * Does one item: `freeze`, `tell` or `remind` for one communication, `note` for mails and messages of any, or `leave`
 * for those that have ended. Returns whether there was work.
 */
export async function workOn(
  context: JobContext,
  task: string,
  id: string,
  rest: readonly string[],
): Promise<boolean> {
  if (task === 'remind') return remind(context, id, rest);
  if (task === 'note') return noteEndings(context);
  if (task === 'leave') return leaveScopes(context);
  const row = await communicationAt(context.store, id);
  if (row === undefined || row.state === 'cancelled') return false;
  return task === 'freeze' ? freeze(context, row) : tell(context, row);
}
