/** Administrators see who takes part and check people in. */
import type { eventEndpoints } from '#schema/events/events.endpoints.ts';
import { checkInMs, isFull, placesIn, usualForm } from '#schema/events/events.rules.ts';
import { countActs, takeBackActs } from '../facts/takingPart.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { fold } from '../kit/fold.ts';
import { users } from '../people/users.tables.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { eventBy, placeAt, type EventRow, type PlaceRow } from './events.access.ts';
import { eventParticipants } from './events.tables.ts';
import { participantsOf } from './events.views.ts';
import { changeEvent, takePlace } from './places.ts';

type Calls = 'participants' | 'checkIn';

/** People whom the words of a search may find. */
const foundAtMost = 500;

/** A code as people type it. */
const plainCode = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** The row of the person; a person without a place takes a free one. Raises 409 if none is left. */
async function placeOf(
  context: Context,
  event: EventRow,
  { userId, code }: { readonly userId?: string | undefined; readonly code?: string | undefined },
): Promise<PlaceRow> {
  const { store, language } = context;
  const findings = new ValidationErrors(language);
  if (code !== undefined) {
    const { rows } = await store.list(eventParticipants, {
      where: { eventId: event.id, code: plainCode(code) },
    });
    const [place] = rows;
    if (place?.status === 'in') return place;
    if (place === undefined) findings.add('code', 'event_code');
    findings.throwIfAny();
    return placeOf(context, event, { userId: place?.userId });
  }
  if (userId === undefined) {
    findings.add('userId', 'event_who');
    findings.throwIfAny();
    throw domainError('invalid', language);
  }
  const place = await placeAt(store, event.id, userId);
  if (place?.status === 'in') return place;
  const { rows } = await store.list(users, { where: { id: userId, active: true, deletedAt: null } });
  if (rows.length === 0) throw domainError('not_found', language);
  const form = usualForm(event);
  if (isFull(placesIn(event, form))) refuse(context, 'event_no_place');
  const wishes = { form, note: place?.note ?? null, visible: false };
  return (await takePlace(context, event, userId, { before: place, ...wishes })).place;
}

export const peopleService: Pick<Service<typeof eventEndpoints>, Calls> = {
  async participants(context, { params: { id }, query: { page, perPage, keywords, status } }) {
    const { store } = context;
    await eventBy(context, id);
    const words = fold(keywords ?? '');
    const { rows: found } =
      words === ''
        ? { rows: [] }
        : await store.list(users, { where: { fold: { has: words } }, limit: foundAtMost });
    const { items, pagination } = await pageFrom(
      store,
      eventParticipants,
      {
        where: {
          eventId: id,
          ...(status === undefined ? {} : { status }),
          ...(words === '' ? {} : { userId: { in: found.map((user) => user.id) } }),
        },
        order: [
          ['status', 'asc'],
          ['asked', 'asc'],
        ],
      },
      { page, perPage },
    );
    return { items: await participantsOf(context, items), pagination };
  },

  async checkIn(context, { params: { id }, body: { userId, code, attended, at: noted } }) {
    const { store, now, at } = context;
    const event = await eventBy(context, id);
    if (event.cancelledAt !== null) refuse(context, 'event_cancelled');
    const [from, to] = [
      Date.parse(event.startsAt) - checkInMs.before,
      Date.parse(event.endsAt) + checkInMs.after,
    ];
    if (now < from || now > to) refuse(context, 'event_check_in_time');
    const place = await placeOf(context, event, { userId, code });
    if (place.reward === 'paid' && !attended) refuse(context, 'event_paid');
    if ((place.attendedAt !== null) !== attended) {
      // A clock of a device may be wrong, and presence is never in the future.
      const moment = noted === undefined ? now : Math.min(now, Math.max(from, Date.parse(noted)));
      const { id: placeId, userId: personId } = place;
      const attendedAt = new Date(moment).toISOString();
      await store.update(
        eventParticipants,
        { id: placeId },
        {
          attendedAt: attended ? attendedAt : null,
          promotedAt: null,
          reward: attended && event.points > 0 ? 'due' : 'none',
        },
      );
      await changeEvent(context, id, { attended: { inc: attended ? 1 : -1 } });
      if (attended) await countActs(context, 'eventVisits', [{ id: placeId, personId, at: attendedAt }]);
      else await takeBackActs(context, 'eventVisits', [placeId]);
    }
    const { rows } = await store.list(eventParticipants, { where: { id: place.id } });
    const [shown] = await participantsOf({ ...context, at }, rows);
    if (shown === undefined) throw domainError('not_found', context.language);
    return shown;
  },
};
