/** Events over the fixture of surveys: an administrator, a crowd, a budget, and hours that pass. */
import { eventParticipants, events } from '#backend/events/events.tables.ts';
import type { EventRow, PlaceRow } from '#backend/events/events.access.ts';
import { outbox } from '#backend/mail/mail.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import type { EventForm } from '#schema/events/events.rules.ts';
import type { Row } from '#backend/store/table.ts';
import type { StoreKind } from '../support/deployment.ts';
import { openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';

export const hourMs = 3_600_000;

export interface EventFixture extends SurveyFixture {
  /** The instant so many hours from now. */
  hour(hours: number): string;
  /** Makes an event and returns its id. By default: in two days, for two hours, with two places. */
  event(more?: object): Promise<string>;
  /** Registers, or gives back; returns the status. */
  attend(who: string, id: string, attending?: boolean, form?: EventForm): Promise<number>;
  eventRow(id: string): Promise<EventRow>;
  /** Who has a place and who waits, each in the order of asking; of one form, or of all. */
  places(
    id: string,
    form?: EventForm,
  ): Promise<{ readonly in: readonly string[]; readonly waiting: readonly string[] }>;
  placeOf(who: string, id: string): Promise<PlaceRow | undefined>;
  /** Kinds of a person's notifications about events, oldest first. */
  toldOf(who: string): Promise<readonly string[]>;
  mailsTo(who: string): Promise<readonly Row<typeof outbox>[]>;
}

export async function openEventFixture(kind: StoreKind, people = 0): Promise<EventFixture> {
  const surveys = await openSurveyFixture(kind, people);
  const { call, done, look, deployment } = surveys;
  const hour = (hours: number): string => new Date(deployment.now + hours * hourMs).toISOString();
  return {
    ...surveys,
    hour,
    event: async (more = {}) =>
      (
        await done('POST /events/create', {
          title: 'Taller de cerámica',
          starts_at: hour(48),
          ends_at: hour(50),
          capacity: 2,
          ...more,
        })
      ).id,
    attend: async (who, id, attending = true, form) =>
      (await call(who, 'POST /user/event/post', { event_id: id, attending, form })).status,
    eventRow: (id) =>
      look(async (store) => {
        const { rows } = await store.list(events, { where: { id } });
        if (rows[0] === undefined) throw new Error(`no event ${id}`);
        return rows[0];
      }),
    places: (eventId, form) =>
      look(async (store) => {
        const { rows } = await store.list(eventParticipants, {
          where: { eventId, ...(form === undefined ? {} : { form }) },
          order: [['asked', 'asc']],
        });
        const of = (state: PlaceRow['status']) =>
          rows.flatMap(({ status, userId }) => (status === state ? [userId] : []));
        return { in: of('in'), waiting: of('waiting') };
      }),
    placeOf: (userId, eventId) =>
      look(async (store) => (await store.list(eventParticipants, { where: { userId, eventId } })).rows[0]),
    toldOf: (userId) =>
      look(async (store) => {
        const { rows } = await store.list(notifications, {
          where: { userId },
          order: [['createdAt', 'asc']],
        });
        return rows.flatMap(({ kind: one }) => (one.startsWith('event') ? [one] : []));
      }),
    mailsTo: (userId) =>
      look(async (store) => {
        const { rows } = await store.list(outbox, { where: { userId }, order: [['createdAt', 'asc']] });
        return rows.filter(({ calendar }) => calendar !== null);
      }),
  };
}
