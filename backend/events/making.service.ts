/** Administrators make events, change them and cancel them. */
import type { eventEndpoints } from '#schema/events/events.endpoints.ts';
import {
  eventLimits,
  eventStateOf,
  formsOf,
  momentOf,
  movedWith,
  repeatedAt,
  usualLengthMs,
  type EventState,
} from '#schema/events/events.rules.ts';
import { pageSize } from '#schema/limits.ts';
import { wallAt } from '#schema/users/celebrations.rules.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { fold } from '../kit/fold.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { Where } from '../store/port.ts';
import { audienceFrom, checkAudience, everyone } from '../departments/audience.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { eventBy, laterOf, type EventRow } from './events.access.ts';
import { eventParticipants, events } from './events.tables.ts';
import { eventOf, eventsOf } from './events.views.ts';
import { changeEvent, promote } from './places.ts';

type Calls = 'create' | 'update' | 'remove' | 'cancel' | 'all';

const dayMs = 86_400_000;

/** What people with a place must hear of, and calendars must learn. */
const told = ['title', 'startsAt', 'endsAt', 'allDay', 'timezone', 'location', 'url'] as const;

function isZone(timezone: string): boolean {
  try {
    wallAt(0, timezone);
    return true;
  } catch {
    return false;
  }
}

const isMidnight = (at: string, timezone: string): boolean => {
  const { day } = wallAt(Date.parse(at), timezone);
  return momentOf(day, 0, timezone) === Date.parse(at);
};

/** Adds an error for each field that does not fit the others. */
async function check({ store }: Pick<Context, 'store'>, row: EventRow, findings: ValidationErrors) {
  const { startsAt, endsAt, allDay, timezone, audience } = row;
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  if (length <= 0 || length > eventLimits.days * dayMs)
    findings.add('endsAt', 'event_end', { maximum: eventLimits.days });
  if (!isZone(timezone)) findings.add('timezone', 'event_zone');
  else if (allDay && !(isMidnight(startsAt, timezone) && isMidnight(endsAt, timezone)))
    findings.add('startsAt', 'event_whole_days');
  await checkAudience(store, audience, findings);
}

/** What a search finds. */
const foldOf = ({
  title,
  location,
}: {
  readonly title: string;
  readonly location?: string | null | undefined;
}): string => fold(`${title} ${location ?? ''}`);

/** An instant as the store compares it. */
const instantOf = (at: string): string => new Date(at).toISOString();

/** The filter of one state at a moment. */
const inState = (state: EventState, at: string): Where<EventRow> => {
  switch (state) {
    case 'cancelled':
      return { cancelledAt: { ne: null } };
    case 'coming':
      return { cancelledAt: null, startsAt: { gt: at } };
    case 'running':
      return { cancelledAt: null, startsAt: { lte: at }, endsAt: { gt: at } };
    case 'over':
      return { cancelledAt: null, endsAt: { lte: at } };
  }
};

/** Cancels an event; its people hear of it by the job. */
async function callOff(context: Context, event: EventRow, message: string | null): Promise<EventRow> {
  if (event.cancelledAt !== null) refuse(context, 'event_cancelled');
  if (eventStateOf(event, context.at) === 'over') refuse(context, 'event_over');
  return changeEvent(context, event.id, {
    cancelledAt: context.at,
    cancelMessage: message,
    registrationOpen: false,
    sequence: { inc: 1 },
    untold: event.registered + event.waiting > 0,
  });
}

type Change = Omit<Parameters<Service<typeof eventEndpoints>['update']>[1]['body'], 'basedOn' | 'following'>;

/** Where an event keeps one form only, everybody takes part in it; returns the counters. */
async function inOneForm({ store }: Context, old: EventRow, row: EventRow): Promise<Partial<EventRow>> {
  const [form, other] = formsOf(row);
  if (other !== undefined || String(formsOf(old)) === form) return {};
  await store.update(eventParticipants, { eventId: row.id, form: { ne: form } }, { form });
  return form === 'online'
    ? { registeredOnline: old.registered, waitingOnline: old.waiting }
    : { registeredOnline: 0, waitingOnline: 0 };
}

/** Changes one event; its people hear of it by the job, and free places go to those who wait. */
async function changeOne(context: Context, old: EventRow, change: Change): Promise<EventRow> {
  const { at, language } = context;
  const { departmentIds, groupIds, userIds, ...given } = change;
  const patched = applyPatch<EventRow>(old, given);
  const row: EventRow = {
    ...patched,
    startsAt: instantOf(patched.startsAt),
    endsAt: instantOf(patched.endsAt),
    location: noneIfEmpty(patched.location) ?? null,
    fold: foldOf(patched),
    audience:
      audienceFrom({
        departmentIds: departmentIds ?? old.audience.departmentIds,
        groupIds: groupIds ?? old.audience.groupIds,
        userIds: userIds ?? old.audience.userIds,
      }) ?? old.audience,
  };
  const findings = new ValidationErrors(language);
  await check(context, row, findings);
  if (row.startsAt !== old.startsAt && row.startsAt < at) findings.add('startsAt', 'event_past');
  findings.throwIfAny();
  const isNews = told.some((field) => row[field] !== old[field]) && eventStateOf(row, at) !== 'over';
  const { id, registered: _r, waiting: _w, attended: _a, asked: _s, ...others } = row;
  const { registeredOnline: _ro, waitingOnline: _wo, ...rest } = others;
  const changed = await changeEvent(context, id, {
    ...rest,
    ...(await inOneForm(context, old, row)),
    ...(isNews ? { sequence: old.sequence + 1, untold: old.untold || old.registered + old.waiting > 0 } : {}),
  });
  return promote(context, changed);
}

export const makingService: Pick<Service<typeof eventEndpoints>, Calls> = {
  async create(context, { body }) {
    const { store, me, at, newId, language } = context;
    const { repeat = null, departmentIds: _d, groupIds: _g, userIds: _u, ...given } = body;
    const findings = new ValidationErrors(language);
    const startsAt = instantOf(given.startsAt);
    const row: EventRow = {
      id: newId(),
      title: given.title,
      fold: foldOf(given),
      description: given.description ?? '',
      startsAt,
      endsAt: instantOf(given.endsAt ?? new Date(Date.parse(startsAt) + usualLengthMs).toISOString()),
      allDay: given.allDay ?? false,
      timezone: given.timezone ?? (await timezoneOf(store)),
      location: noneIfEmpty(given.location) ?? null,
      url: given.url ?? null,
      imageKey: given.imageKey ?? null,
      capacity: given.capacity ?? null,
      onlineCapacity: given.onlineCapacity ?? null,
      points: given.points ?? 0,
      registrationOpen: given.registrationOpen ?? true,
      showsParticipants: given.showsParticipants ?? false,
      promotionHours: given.promotionHours ?? eventLimits.promotionHours.usual,
      audience: audienceFrom(body) ?? everyone,
      seriesId: null,
      sequence: 0,
      untold: false,
      registered: 0,
      waiting: 0,
      attended: 0,
      registeredOnline: 0,
      waitingOnline: 0,
      asked: 0,
      cancelledAt: null,
      cancelMessage: null,
      remindedOf: null,
      createdBy: me.id,
      createdAt: at,
    };
    if (startsAt < at) findings.add('startsAt', 'event_past');
    await check(context, row, findings);
    findings.throwIfAny();
    const rows =
      repeat === null
        ? [row]
        : Array.from({ length: repeat.times }, (_, times) => ({
            ...row,
            id: times === 0 ? row.id : newId(),
            seriesId: row.id,
            startsAt: repeatedAt(row.startsAt, repeat.every, times, row.timezone),
            endsAt: repeatedAt(row.endsAt, repeat.every, times, row.timezone),
          }));
    await store.insert(events, rows);
    return eventOf(context, rows[0] ?? row);
  },

  async update(context, { params: { id }, body }) {
    const { store } = context;
    const { following = false, ...own } = body;
    const old = await eventBy(context, id);
    if (old.cancelledAt !== null) refuse(context, 'event_cancelled');
    expectBase(context, own, { ...old, ...old.audience });
    const changed = await changeOne(context, old, own);
    const later = following ? await laterOf(store, old) : [];
    const moves = (['startsAt', 'endsAt', 'allDay', 'timezone'] as const).some(
      (field) => own[field] !== undefined,
    );
    for (const row of later) {
      const to = (field: 'startsAt' | 'endsAt'): string =>
        movedWith(row[field], [old[field], old.timezone], [changed[field], changed.timezone]);
      await changeOne(context, row, moves ? { ...own, startsAt: to('startsAt'), endsAt: to('endsAt') } : own);
    }
    return eventOf(context, changed);
  },

  async remove(context, { params: { id } }) {
    const { store } = context;
    const event = await eventBy(context, id);
    const [people] = await store.tally(eventParticipants, { where: { eventId: id } });
    // Points and attendance of a past event stay in the books.
    if ((people?.count ?? 0) > 0) await callOff(context, event, null);
    else await store.remove(events, { id });
    return { success: true };
  },

  async cancel(context, { params: { id }, body: { message } }) {
    return eventOf(context, await callOff(context, await eventBy(context, id), noneIfEmpty(message) ?? null));
  },

  async all(context, { query: { page, keywords, state } }) {
    const { store, at } = context;
    const words = fold(keywords ?? '');
    const query = {
      where: state === undefined ? {} : inState(state, at),
      order: [['startsAt', 'desc']],
    } as const;
    const place = { page, perPage: pageSize.default };
    const { items, pagination } =
      words === ''
        ? await pageFrom(store, events, query, place)
        : await pageFrom(store, events, { ...query, where: { ...query.where, fold: { has: words } } }, place);
    return { items: await eventsOf(context, items), pagination };
  },
};
