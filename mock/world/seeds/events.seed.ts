/** A year of events: past ones with those who came, one full with people who wait, one of today, one cancelled. */
import { codeFrom } from '#backend/events/codes.ts';
import { eventParticipants, events } from '#backend/events/events.tables.ts';
import { fold } from '#backend/kit/fold.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { eventLimits, momentOf, type EventForm } from '#schema/events/events.rules.ts';
import { may } from '#schema/permissions.ts';
import { day, hour, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { eventTexts, toldEvents } from './events.told.ts';
import { joiningIn } from './joiningIn.ts';
import type { Person } from './users.seed.ts';

/** At a hybrid event the first people come, and the others are online; without a limit every second one comes. */
const formOf = (turn: number, capacity: number | null): EventForm =>
  (capacity === null ? turn % 2 === 0 : turn < capacity) ? 'onsite' : 'online';

/** Empty while the module is off, and in a new company. */
export function eventSeed(plan: Plan, people: readonly Person[]): RowsByTable {
  const { profile, calendar, newId, size } = plan;
  const author = people.find(({ role }) => role === 'admin');
  if (!profile.modules.has('events') || size.scene === 'newCompany' || author === undefined) return {};
  const dice = plan.dice('events');
  const text = eventTexts[profile.words];
  const { now } = calendar;
  const staff = people.filter(({ role, until }) => may(role, 'events.see') && until >= now);
  const employee = staff.find(({ role, isPersona }) => role === 'employee' && isPersona);
  const hasJoined = joiningIn(plan, people);
  const made = {
    events: [] as Row<typeof events>[],
    people: [] as Row<typeof eventParticipants>[],
  };
  for (const [index, one] of toldEvents.entries()) {
    const {
      on,
      at,
      hours,
      picture,
      capacity = null,
      onlineCapacity = null,
      share = 0,
      points = 0,
      waiting = 0,
    } = one;
    const [title, location] = one[profile.words];
    const { timezone = profile.timezone } = one;
    const id = newId('events');
    const date = calendar.date(on);
    const isAllDay = hours === 0;
    // The event of today begins in two hours, whenever the demo is opened.
    const start =
      at < 0
        ? Math.ceil((now + 2 * hour) / (hour / 2)) * (hour / 2)
        : momentOf(date, isAllDay ? 0 : at * hour, timezone);
    const end = isAllDay ? momentOf(calendar.date(on + 1), 0, timezone) : start + hours * hour;
    const isPast = end < now;
    const createdAt = Math.min(start, now) - 21 * day;
    const isBoth = one.online === true && location !== null;
    const places = capacity === null ? staff.length : capacity + (onlineCapacity ?? 0);
    const wanted = capacity !== null && waiting > 0 ? capacity : Math.round(staff.length * share);
    // Another part each time of those who have joined in by then.
    const ofYear = Math.min(1, Math.max(0, 1 - (now - start) / (365 * day)));
    const joined = staff.filter((person) => hasJoined(person, ofYear));
    const from = (index * 7) % Math.max(1, joined.length);
    const order = [...joined.slice(from), ...joined.slice(0, from)].filter((person) => person !== employee);
    const coming = order.slice(0, Math.min(wanted, places, order.length));
    const queue = waiting === 0 ? [] : order.slice(coming.length, coming.length + waiting - 1);
    if (employee !== undefined && waiting > 0) queue.splice(Math.min(3, queue.length), 0, employee);
    else if (employee !== undefined && share > 0 && index % 3 === 2 && coming.length < places)
      coming.push(employee);
    const taken = [...coming, ...queue];
    const cameOf = (person: Person): boolean => isPast && (person === employee || dice.next() < 0.8);
    const rows = taken.map((person, turn): Row<typeof eventParticipants> => {
      const participantId = newId('event_participants');
      const isIn = turn < coming.length;
      return {
        id: participantId,
        eventId: id,
        userId: person.id,
        status: isIn ? 'in' : 'waiting',
        form: isBoth ? formOf(turn, capacity) : one.online === true ? 'online' : 'onsite',
        asked: turn + 1,
        promotedAt: null,
        note: null,
        visible: isIn && turn % 2 === 0,
        code: codeFrom(participantId),
        attendedAt: isIn && cameOf(person) ? instant(start) : null,
        reward: 'none',
        told: one.isCancelled === true ? 1 : 0,
        createdAt: instant(Math.min(now, createdAt + (turn + 1) * hour)),
      };
    });
    made.people.push(...rows);
    made.events.push({
      id,
      title,
      fold: fold(`${title} ${location ?? ''}`),
      description: text.about,
      startsAt: instant(start),
      endsAt: instant(end),
      allDay: isAllDay,
      timezone,
      location,
      url: one.online === true ? text.url : null,
      imageKey: picture,
      capacity,
      onlineCapacity,
      // Points of past events were paid before this product was used.
      points: isPast ? 0 : points,
      registrationOpen: one.isClosed !== true && one.isCancelled !== true,
      showsParticipants: true,
      promotionHours: eventLimits.promotionHours.usual,
      audience: {
        everyone: true,
        departmentIds: [],
        groupIds: [],
        userIds: [],
        tenureFrom: null,
        tenureTo: null,
      },
      seriesId: null,
      sequence: one.isCancelled === true ? 1 : 0,
      untold: false,
      registered: coming.length,
      waiting: queue.length,
      registeredOnline: rows.filter(({ form, status }) => form === 'online' && status === 'in').length,
      waitingOnline: rows.filter(({ form, status }) => form === 'online' && status === 'waiting').length,
      attended: rows.filter(({ attendedAt }) => attendedAt !== null).length,
      asked: taken.length,
      cancelledAt: one.isCancelled === true ? instant(now - day) : null,
      cancelMessage: one.isCancelled === true ? text.cancelled : null,
      remindedOf: start - day < now ? instant(start) : null,
      createdBy: author.id,
      createdAt: instant(createdAt),
    });
  }
  return { ...rowsOf(events, made.events), ...rowsOf(eventParticipants, made.people) };
}
