/** Mails about places at events, each with the calendar file that adds, moves or removes the entry. */
import { formsOf, type EventForm } from '#schema/events/events.rules.ts';
import { baseOf, addressOfPage } from '../session/links.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { oneLine } from '../mail/words.ts';
import { writeMail } from '../mail/write.ts';
import { notificationSettings } from '../notifications/notifications.tables.ts';
import { organizations } from '../organization/organization.tables.ts';
import { isOver, type UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { calendarFile, entryFor } from './calendarFile.ts';
import type { EventRow, PlaceRow } from './events.access.ts';

/** What a mail says. */
export type PlaceNews = keyof typeof said;

interface Words {
  readonly subject: string;
  readonly text: string;
}

/** `{title}` and `{when}` are filled in; `{message}` is why it was cancelled. */
const said = {
  registered: {
    spanish: { subject: 'Tienes tu lugar: {title}', text: 'Te esperamos en {title}, {when}.' },
    english: { subject: 'You have your place: {title}', text: 'See you at {title}, {when}.' },
  },
  promoted: {
    spanish: {
      subject: 'Se liberó un lugar: {title}',
      text: 'Estabas en la lista de espera de {title}, {when}. Se liberó un lugar y ya es tuyo. Si no puedes ir, devuélvelo con un clic aquí:',
    },
    english: {
      subject: 'A place became free: {title}',
      text: 'You were on the waiting list of {title}, {when}. A place became free, and it is yours. If you cannot come, give it back with one press here:',
    },
  },
  changed: {
    spanish: { subject: 'Cambió {title}', text: '{title} cambió. Ahora es {when}.' },
    english: { subject: '{title} has changed', text: '{title} has changed. Now it is {when}.' },
  },
  cancelled: {
    spanish: { subject: 'Se canceló {title}', text: '{title}, {when}, se canceló. {message}' },
    english: { subject: '{title} is cancelled', text: '{title}, {when}, is cancelled. {message}' },
  },
  givenBack: {
    spanish: { subject: 'Devolviste tu lugar: {title}', text: 'Tu lugar en {title}, {when}, quedó libre.' },
    english: {
      subject: 'You gave your place back: {title}',
      text: 'Your place at {title}, {when}, is free.',
    },
  },
} as const satisfies Record<string, Record<UserRow['language'], Words>>;

/** The form of the place, where the event has both. */
export const hows = {
  spanish: { onsite: 'en persona', online: 'en línea' },
  english: { onsite: 'in person', online: 'online' },
} as const satisfies Record<UserRow['language'], Record<EventForm, string>>;

const removesEntry: readonly PlaceNews[] = ['cancelled', 'givenBack'];

/** Making one costs more than the rest of a mail, and there are few. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** "martes, 24 de noviembre de 2026, 18:00 (GMT-5)" in the zone of the event. */
function whenOf({ startsAt, allDay, timezone }: EventRow, language: UserRow['language']): string {
  const name = `${language} ${timezone} ${allDay}`;
  const known = formats.get(name);
  if (known !== undefined) return known.format(new Date(startsAt));
  const made = new Intl.DateTimeFormat(language === 'spanish' ? 'es-419' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(allDay ? {} : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' }),
    timeZone: timezone,
  });
  formats.set(name, made);
  return made.format(new Date(startsAt));
}

/** Mails these people; those who want no mail, have left, or never came in are left out. */
export async function mailPlaces(
  context: Pick<JobContext, 'store' | 'newId' | 'at' | 'org' | 'links'>,
  event: EventRow,
  places: readonly Pick<PlaceRow, 'userId' | 'form'>[],
  news: PlaceNews,
): Promise<void> {
  const { store, at, org, links } = context;
  const ids = places.map(({ userId }) => userId);
  const { rows: settings } = await store.list(notificationSettings, {
    where: { userId: { in: ids }, emailEnabled: false },
  });
  const silent = new Set(settings.map(({ userId }) => userId));
  const { rows: people } = await store.list(users, {
    where: { id: { in: ids }, active: true, deletedAt: null, activatedAt: { ne: null } },
  });
  const reached = people.filter((user) => !silent.has(user.id) && !isOver(user, Date.parse(at)));
  if (reached.length === 0) return;
  const {
    rows: [organization],
  } = await store.list(organizations, { limit: 1 });
  const base = await baseOf(links, org);
  const name = organization?.name ?? '';
  const isRemoved = removesEntry.includes(news);
  const method = isRemoved ? 'cancel' : 'request';
  const organizer = {
    name: oneLine(name, 120) || 'Aplauso',
    email: `no-reply@${new URL(base).hostname}`,
  };
  const isBoth = formsOf(event).length > 1;
  const formOf = new Map(places.map(({ userId, form }) => [userId, form]));
  await writeMail(
    context,
    reached.map((user) => {
      const { subject, text } = said[news][user.language];
      const form = formOf.get(user.id) ?? null;
      const how = isBoth && form !== null ? `, ${hows[user.language][form]}` : '';
      const entry = entryFor(event, isRemoved ? null : form, user.language);
      // All are replaced in one pass, so that braces in a title stay text.
      const filled = (words: string): string =>
        words.replaceAll(/\{(title|when|message)\}/g, (_, part: string) =>
          part === 'title'
            ? oneLine(event.title)
            : part === 'when'
              ? whenOf(event, user.language) + how
              : oneLine(event.cancelMessage ?? '', 500),
        );
      return {
        kind: 'notice' as const,
        user,
        words: { organization: name, subject: filled(subject), text: filled(text).trim() },
        link: addressOfPage(base, `/events?id=${event.id}`),
        calendar: {
          name: 'evento.ics',
          method,
          text: calendarFile([entry], { method, name: event.title, at, organizer }),
        },
      };
    }),
  );
}
