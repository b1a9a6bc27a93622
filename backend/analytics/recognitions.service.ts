/** Recognitions by type and month, of one person, and who sends most. */
import { analyticsLimits } from '#schema/analytics/analytics.rules.ts';
import type { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import { ranks } from '#schema/recognitions/recognitions.rules.ts';
import type { Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { monthOfDay } from '../facts/periods.ts';
import { readTop } from '../facts/ranks.ts';
import type { SumRow } from '../facts/read.ts';
import { peopleById } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { podiumHidden } from '../recognitions/recognitions.tables.ts';
import { keyOf } from './chart.parts.ts';
import { perPerson, sumsOf } from './figures.ts';
import { namesOf } from './names.ts';
import { readingOf, type Reading } from './reading.ts';

type Calls = 'recognitionTypes' | 'recognitionTypesByMonth' | 'personTypes' | 'senderRank' | 'social';

async function typesOf(reading: Reading, by: 'total' | 'month') {
  const [rows = []] = await sumsOf(reading, { measure: 'sent', part: 'type', by });
  const nameOf = await namesOf(reading.context, 'type');
  return rows
    .map(({ part, period, count, amount }) => ({
      recognitionTypeId: keyOf(part),
      ...named(nameOf(keyOf(part))),
      month: period,
      count,
      points: amount,
      withheld: null,
    }))
    .toSorted((one, other) =>
      one.month < other.month ? -1 : one.month > other.month ? 1 : other.count - one.count,
    );
}

/** A removed type has no name. */
const named = ({ name, nameEn }: { readonly name: string | null; readonly nameEn: string | null }) => ({
  name: name ?? '',
  nameEn,
});

/** Those of these people who have a place: neither those who opted out of the podium, nor those who left. */
async function withPlace(
  { context: { store } }: Reading,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows: hidden } = await store.list(podiumHidden, { where: { userId: { in: ids } } });
  const { rows: there } = await store.list(users, {
    columns: ['active'],
    where: { id: { in: ids }, active: true },
  });
  const out = new Set(hidden.map(({ userId }) => userId));
  return new Set(there.map(({ id }) => id).filter((id) => !out.has(id)));
}

/** Those who sent most and have a place, in any order: all, or as many as can be shown. */
async function senders(reading: Reading) {
  const { context, scope, facts, startDate, endDate } = reading;
  const choose = (ids: readonly string[]) => withPlace(reading, ids);
  const most = analyticsLimits.rankMost;
  if (scope === 'organization' && facts.kind === 'all') {
    const top = await readTop(context.store, { measure: 'sent', startDate, endDate, most }, choose);
    if (top !== null) return top;
  }
  const [counts, points] = [await perPerson(reading, 'sent'), await perPerson(reading, 'sent', 'amount')];
  const [chosen, fits] = [await choose([...counts.keys()]), await whoFits(reading)];
  return [...counts]
    .filter(([id]) => chosen.has(id) && fits(id))
    .map(([personId, times]) => ({ personId, times, points: points.get(personId) ?? 0 }));
}

/** Whether a person is in the department and country that were asked for. */
async function whoFits({ context: { store }, departmentId, countryId }: Reading) {
  if (departmentId === null && countryId === null) return () => true;
  const { rows } = await store.list(users, {
    columns: ['active'],
    where: {
      ...(departmentId === null ? {} : { departmentId }),
      ...(countryId === null ? {} : { countryId }),
    },
  });
  const ids = new Set(rows.map(({ id }) => id));
  return (id: string) => ids.has(id);
}

export const recognitionAnalytics: Pick<Service<typeof analyticsEndpoints>, Calls> = {
  async recognitionTypes(context, { query }) {
    const reading = await readingOf(context, query);
    const items = await typesOf(reading, 'total');
    return { about: reading.about, items: items.map(({ month: _month, ...item }) => item) };
  },

  async recognitionTypesByMonth(context, { query }) {
    const reading = await readingOf(context, query);
    return { about: reading.about, items: await typesOf(reading, 'month') };
  },

  async personTypes(context, { params: { id }, query }) {
    const reading = await readingOf(context, query);
    const isTheirs = reading.scope === 'organization' || id === context.me.id || reading.ids.includes(id);
    const { rows } = isTheirs
      ? await context.store.list(users, { columns: ['active'], where: { id, deletedAt: null }, limit: 1 })
      : { rows: [] };
    // A person whose figures one may not see does not exist.
    if (rows.length === 0) throw domainError('not_found', context.language);
    const own: Reading = {
      ...reading,
      // Oneself also sees private recognitions; a manager never does.
      scope: id === context.me.id ? 'own' : reading.scope === 'organization' ? 'own' : 'people',
      ids: [id],
      facts: { kind: 'people', ids: [id] },
    };
    const [sent = []] = await sumsOf(own, { measure: 'sent', part: 'type' });
    const [received = []] = await sumsOf(own, { measure: 'received', part: 'type' });
    const nameOf = await namesOf(context, 'type');
    const countIn = (all: readonly SumRow[], part: string): number =>
      all.find((row) => row.part === part)?.count ?? 0;
    const parts = [...new Set([...sent, ...received].map(({ part }) => part))];
    return {
      about: reading.about,
      items: parts
        .map((part) => ({
          recognitionTypeId: keyOf(part),
          ...named(nameOf(keyOf(part))),
          sent: countIn(sent, part),
          received: countIn(received, part),
        }))
        .toSorted((one, other) => other.sent + other.received - one.sent - one.received),
    };
  },

  async senderRank(context, { query }) {
    const reading = await readingOf(context, query);
    const order = (await senders(reading)).toSorted(
      (one, other) => other.times - one.times || (one.personId < other.personId ? -1 : 1),
    );
    const places = ranks(order.map(({ times }) => times));
    const shown = order
      .map(({ personId: id, times: count, points }, at) => ({
        id,
        count,
        points,
        place: places[at] ?? at + 1,
      }))
      .filter(({ place }) => place <= analyticsLimits.rank)
      .slice(0, analyticsLimits.rankMost);
    const people = await peopleById(
      context,
      shown.map(({ id }) => id),
    );
    return {
      about: reading.about,
      items: shown.flatMap(({ id, count, points, place }) => {
        const user = people.get(id);
        return user === undefined ? [] : [{ place, user, count, points }];
      }),
    };
  },

  async social(context, { query }) {
    const reading = await readingOf(context, query);
    const [sent = []] = await sumsOf(reading, { measure: 'sent', by: 'month' });
    const [boosts = []] = await sumsOf(reading, { measure: 'boosts', by: 'month' });
    const months = [...new Set([...sent, ...boosts].map(({ period }) => period))].toSorted();
    const at = (rows: readonly SumRow[], month: string) => rows.find(({ period }) => period === month);
    return {
      about: reading.about,
      items: months.map((month) => ({
        month,
        recognitions: at(sent, month)?.count ?? 0,
        boosts: at(boosts, month)?.count ?? 0,
        points: (at(sent, month)?.amount ?? 0) + (at(boosts, month)?.amount ?? 0),
        isUnfinished: month === monthOfDay(reading.today),
      })),
    };
  },
};
