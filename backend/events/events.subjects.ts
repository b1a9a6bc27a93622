/** What a notice about an event is about: its title, and how the reader takes part where the event has two forms. */
import { formsOf } from '#schema/events/events.rules.ts';
import type { Context } from '../http/context.ts';
import { hows } from './events.mails.ts';
import { eventParticipants, events } from './events.tables.ts';

/** "Taller de cerámica · en línea", by id; in two reads. */
export async function eventSubjects(
  { store, me, language }: Pick<Context, 'store' | 'me' | 'language'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const id = { in: [...new Set(ids)] };
  const { rows } = await store.list(events, { where: { id } });
  const { rows: places } = await store.list(eventParticipants, {
    where: { userId: me.id, eventId: id, status: { ne: 'out' } },
  });
  const formOf = new Map(places.map(({ eventId, form }) => [eventId, form]));
  return new Map(
    rows.map((row) => {
      const form = formsOf(row).length > 1 ? formOf.get(row.id) : undefined;
      const how = form === undefined ? '' : ` · ${hows[language === 'en' ? 'english' : 'spanish'][form]}`;
      return [row.id, `${row.title}${how}`];
    }),
  );
}
