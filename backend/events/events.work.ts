/** The work of the job of events on one event; loaded with the first item that is due. */
import type { JobContext } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { users } from '../people/users.tables.ts';
import { payFromBudget } from '../points/payFromBudget.ts';
import { eventAt, type EventRow } from './events.access.ts';
import { mailPlaces } from './events.mails.ts';
import { atOnce } from './events.job.ts';
import { eventParticipants, events } from './events.tables.ts';

/** Tells the next people of the last change; the last piece ends it. */
async function tell(context: JobContext, event: EventRow): Promise<boolean> {
  const { store } = context;
  const { id, sequence, cancelledAt } = event;
  const { rows } = await store.list(eventParticipants, {
    where: { eventId: id, status: { in: ['in', 'waiting'] }, told: { lt: sequence } },
    order: [['asked', 'asc']],
    limit: atOnce.told,
  });
  if (rows.length === 0) {
    await store.update(events, { id, sequence }, { untold: false });
    return false;
  }
  await store.update(eventParticipants, { id: { in: rows.map((row) => row.id) } }, { told: sequence });
  await leaveNotices(context, {
    to: rows.map(({ userId }) => userId),
    kind: cancelledAt === null ? 'event_changed' : 'event_cancelled',
    actorId: null,
    postId: null,
    sourceId: id,
  });
  // A calendar holds an entry only for a place.
  await mailPlaces(
    context,
    event,
    cancelledAt === null ? rows.filter(({ status }) => status === 'in') : rows,
    cancelledAt === null ? 'changed' : 'cancelled',
  );
  return true;
}

/** Reminds the people with a place; once for each start. */
async function remind(context: JobContext, event: EventRow): Promise<boolean> {
  const { store } = context;
  const { id, startsAt } = event;
  const [reminded] = await store.update(
    events,
    { id, remindedOf: { ne: startsAt }, cancelledAt: null },
    { remindedOf: startsAt },
  );
  if (reminded === undefined) return false;
  const { rows } = await store.list(eventParticipants, {
    where: { eventId: id, status: 'in' },
    with: { user: { one: users, on: 'userId' } },
  });
  await leaveNotices(context, {
    to: rows.flatMap(({ userId, user }) => (user?.active === true ? [userId] : [])),
    kind: 'event_reminder',
    actorId: null,
    postId: null,
    sourceId: id,
  });
  return rows.length > 0;
}

/** Pays the next people of an event; false if nobody is due, or the budget is too low. */
async function pay(context: JobContext, event: EventRow): Promise<boolean> {
  const { store } = context;
  const { rows } = await store.list(eventParticipants, {
    where: { eventId: event.id, reward: 'due' },
    limit: atOnce.paid,
    with: { user: { one: users, on: 'userId' } },
  });
  if (rows.length === 0) return false;
  const people = rows.flatMap(({ user }) => (user?.active === true && user.takesPoints ? [user] : []));
  const award = { kind: 'event', points: event.points, causeId: event.id } as const;
  if (!(await payFromBudget(context, people, award))) return false;
  await store.update(
    eventParticipants,
    { id: { in: rows.map(({ id }) => id) }, reward: 'due' },
    { reward: 'paid' },
  );
  return true;
}

/** Does one item: `tell`, `remind` or `pay` for one event. Returns whether there was work. */
export async function workOn(context: JobContext, task: string, id: string): Promise<boolean> {
  const event = await eventAt(context.store, id);
  if (event === undefined) return false;
  if (task === 'tell') return event.untold && tell(context, event);
  if (task === 'remind') return remind(context, event);
  return pay(context, event);
}
