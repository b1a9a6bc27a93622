/** What administrators see: all communications, and what came of each. */
import type { communicationEndpoints } from '#schema/communications/communications.endpoints.ts';
import {
  communicationChannels,
  endless,
  type CommunicationChannel,
  type FollowUpPart,
} from '#schema/communications/communications.rules.ts';
import type { ChannelReach, DepartmentReading } from '#schema/communications/communications.shapes.ts';
import { pageSize } from '#schema/limits.ts';
import { dayAfter, dayAt } from '#schema/users/celebrations.rules.ts';
import type { Context, Service } from '../http/context.ts';
import { withPreparation } from '../http/lazyService.ts';
import { pageFrom } from '../http/pages.ts';
import { fold } from '../kit/fold.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { peopleById } from '../people/users.rules.ts';
import { departments, users } from '../people/users.tables.ts';
import type { Where } from '../store/port.ts';
import { communicationBy, type CommunicationRow, type PersonRow } from './communications.access.ts';
import { communicationPeople, communications } from './communications.tables.ts';
import { adminOf, adminOne } from './communications.views.ts';

type Endpoints = typeof communicationEndpoints;
type Calls = 'adminList' | 'followUp' | 'people';

/** Days of a plot at most. */
const plotDays = 30;
/** People whom the words of a search may find. */
const foundAtMost = 500;

/** The filter of one part of the people. */
const inPart = (part: FollowUpPart | undefined): Where<PersonRow> => {
  switch (part) {
    case undefined:
      return {};
    case 'delivered':
      return { notice: 'sent' };
    case 'failed':
      return { failed: true };
    case 'read':
      return { readAt: { ne: null } };
    case 'unread':
      return { readAt: null };
    case 'owes':
      return { acknowledgedAt: null };
    case 'acknowledged':
      return { acknowledgedAt: { ne: null } };
  }
};

const onChannel = (channel: CommunicationChannel): Where<CommunicationRow> => {
  switch (channel) {
    case 'pin':
      return { onPin: true };
    case 'newsfeed':
      return { onNewsfeed: true };
    case 'email':
      return { onEmail: true };
    case 'whatsapp':
      return { onWhatsapp: true };
  }
};

const none = {
  noAddress: 0,
  optedOut: 0,
  off: 0,
  refused: 0,
  unknown: 0,
  bounced: 0,
  complained: 0,
} as const;

/** What became of each chosen channel. */
async function channelsOf({ store }: Context, row: CommunicationRow): Promise<ChannelReach[]> {
  const where = { communicationId: row.id, addressed: true };
  const chosen = communicationChannels.filter(
    (channel) =>
      ({ pin: row.onPin, newsfeed: row.onNewsfeed, email: row.onEmail, whatsapp: row.onWhatsapp })[channel],
  );
  const found: ChannelReach[] = [];
  for (const channel of chosen) {
    if (channel === 'pin' || channel === 'newsfeed') {
      found.push({ channel, ...none, reached: row.people });
      continue;
    }
    const counts = await store.tally(communicationPeople, { where, by: [channel] });
    const of = (state: string): number => counts.find((one) => one[channel] === state)?.count ?? 0;
    found.push({
      channel,
      reached: of('sent') + of('complained'),
      noAddress: of('no_address'),
      optedOut: of('opted_out'),
      off: of('off') + of('left'),
      refused: of('refused'),
      unknown: of('unknown'),
      bounced: of('bounced'),
      complained: of('complained'),
    });
  }
  return found;
}

/** How each department read it, as the departments were at the first delivery. */
async function departmentsOf({ store }: Context, { id }: CommunicationRow): Promise<DepartmentReading[]> {
  const where = { communicationId: id, addressed: true };
  const by = ['departmentId'] as const;
  const [all, delivered, read, acknowledged] = await Promise.all([
    store.tally(communicationPeople, { where, by }),
    store.tally(communicationPeople, { where: { ...where, notice: 'sent' }, by }),
    store.tally(communicationPeople, { where: { ...where, readAt: { ne: null } }, by }),
    store.tally(communicationPeople, { where: { ...where, acknowledgedAt: { ne: null } }, by }),
  ]);
  const { rows } = await store.list(departments, {
    where: { id: { in: all.flatMap(({ departmentId }) => departmentId ?? []) } },
  });
  const names = new Map(rows.map((one) => [one.id, one.name]));
  const countIn = (counts: typeof all, departmentId: string | null): number =>
    counts.find((one) => one.departmentId === departmentId)?.count ?? 0;
  return all
    .map(({ departmentId, count }) => ({
      departmentId,
      name: names.get(departmentId ?? '') ?? null,
      people: count,
      delivered: countIn(delivered, departmentId),
      read: countIn(read, departmentId),
      acknowledged: countIn(acknowledged, departmentId),
    }))
    .toSorted((one, other) => (one.name ?? '~').localeCompare(other.name ?? '~'));
}

/** How many had read it by the end of each day since the delivery. */
async function daysOf({ store, now }: Context, row: CommunicationRow) {
  if (row.state === 'scheduled' || row.state === 'cancelled') return [];
  const timezone = await timezoneOf(store);
  const { rows } = await store.list(communicationPeople, {
    where: { communicationId: row.id, addressed: true, readAt: { ne: null } },
  });
  const first = dayAt(Date.parse(row.startsAt), timezone);
  const today = dayAt(now, timezone);
  const dayOf = (at: string | null): string => (at === null ? '' : dayAt(Date.parse(at), timezone));
  const moments = rows.map(({ readAt, acknowledgedAt }) => [dayOf(readAt), dayOf(acknowledgedAt)] as const);
  const days = [];
  for (let day = first; day <= today && days.length < plotDays; day = dayAfter(day, 1))
    days.push({
      day,
      read: moments.filter(([read]) => read <= day).length,
      acknowledged: moments.filter(([, done]) => done !== '' && done <= day).length,
    });
  return days;
}

export const followUpService: Pick<Service<Endpoints>, Calls> = {
  async adminList(context, { query: { page, keywords, from, to, channel, state } }) {
    const words = fold(keywords ?? '');
    const query = {
      where: {
        ...(from === undefined && to === undefined
          ? {}
          : { startsAt: { gte: from ?? '', lt: to === undefined ? endless : dayAfter(to, 1) } }),
        ...(channel === undefined ? {} : onChannel(channel)),
        ...(state === undefined ? {} : { state }),
      },
      order: [['startsAt', 'desc']],
    } as const;
    const place = { page, perPage: pageSize.default };
    const { items, pagination } =
      words === ''
        ? await pageFrom(context.store, communications, query, place)
        : await pageFrom(
            context.store,
            communications,
            { ...query, where: { ...query.where, fold: { has: words } } },
            place,
          );
    return { items: await adminOf(context, items), pagination };
  },

  followUp: withPreparation<Endpoints['followUp'], boolean>(
    async ({ dependencies }) => dependencies.mailReportSecret !== undefined,
    async (context, { params: { id } }, mailReports) => {
      const row = await communicationBy(context, id);
      return {
        ...(await adminOne(context, row)),
        channels: await channelsOf(context, row),
        departments: await departmentsOf(context, row),
        days: await daysOf(context, row),
        mailReports,
      };
    },
  ),

  async people(context, { params: { id }, query: { page, perPage, keywords, part, departmentId } }) {
    const { store } = context;
    await communicationBy(context, id);
    const words = fold(keywords ?? '');
    const { rows: found } =
      words === ''
        ? { rows: [] }
        : await store.list(users, { where: { fold: { has: words } }, limit: foundAtMost });
    const { items, pagination } = await pageFrom(
      store,
      communicationPeople,
      {
        where: {
          communicationId: id,
          addressed: true,
          ...inPart(part),
          ...(departmentId === undefined ? {} : { departmentId }),
          ...(words === '' ? {} : { userId: { in: found.map((user) => user.id) } }),
        },
        order: [['userId', 'asc']],
      },
      { page, perPage },
    );
    const people = await peopleById(
      context,
      items.map(({ userId }) => userId),
    );
    return {
      items: items.flatMap((row) => {
        const user = people.get(row.userId);
        const { id: rowId, dueAt, notice, email, whatsapp, readAt, acknowledgedAt } = row;
        return user === undefined
          ? []
          : [
              {
                id: rowId,
                user,
                departmentId: row.departmentId,
                dueAt,
                notice,
                email,
                whatsapp,
                readAt,
                acknowledgedAt,
              },
            ];
      }),
      pagination,
    };
  },
};
