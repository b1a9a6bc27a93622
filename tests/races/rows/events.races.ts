/** Events: the last place of each form at once, with people who give theirs back or change, and limits that change. */
import { eventParticipants, events } from '#backend/events/events.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { eventLimits, formsOf, placesIn } from '#schema/events/events.rules.ts';
import { openEventFixture } from '#tests/backend/eventFixture.ts';
import { crowd } from '#tests/backend/pollFixture.ts';
import { boss } from '#tests/backend/surveyFixture.ts';
import { racesOn, type Race } from '../race.ts';

const people = crowd(18);
const path = 'POST /user/event/post';
const formOf = (at: number) => (at % 2 === 0 ? 'onsite' : 'online');

/** What is wrong with the places of some events: their counters and limits, against a recount of the same moment. */
async function wrongIn(store: Store, ids: readonly string[], isOver: boolean): Promise<readonly string[]> {
  const { rows } = await store.list(events, { where: { id: { in: ids } } });
  const counted = await store.tally(eventParticipants, {
    where: { eventId: { in: ids } },
    by: ['eventId', 'status', 'form'],
  });
  const counts = new Map(counted.map((one) => [`${one.eventId} ${one.status} ${one.form}`, one.count]));
  return rows.flatMap((event) =>
    formsOf(event).flatMap((form) => {
      const { capacity, registered, waiting } = placesIn(event, form);
      const limit = capacity ?? Infinity;
      const of = (status: string): number => counts.get(`${event.id} ${status} ${form}`) ?? 0;
      return [
        ...(of('in') === registered && of('waiting') === waiting ? [] : [`${form} counters`]),
        ...(registered > limit ? [`${form} too many`] : []),
        ...(isOver && waiting > 0 && registered < limit ? [`${form} waits for a free place`] : []),
      ];
    }),
  );
}

export const races: readonly Race[] = racesOn(
  async (kind, count) => {
    const fixture = await openEventFixture(kind, people.length);
    const { done, attend, look } = fixture;
    const of = {
      title: 'Taller',
      starts_at: fixture.hour(48),
      location: 'Auditorio',
      url: 'https://meet.example/room',
      capacity: 2,
      online_capacity: 2,
      repeat: { every: 'week', times: eventLimits.repeats },
    };
    for (let made = 0; made < count; made += eventLimits.repeats) await done('POST /events/create', of);
    const { rows } = await look((store) => store.list(events));
    const ids = rows.slice(0, count).map(({ id }) => id);
    // One place of each form is taken before each race.
    for (const id of ids) for (const at of [0, 1]) await attend(people[at] ?? '', id, true, formOf(at));
    return { ...fixture, ids };
  },
  [
    {
      call: path,
      limited: 'the last place of each form',
      invariant:
        'never more than the limit have one at any read, the counters are right, nobody waits while a place is free',
      statuses: { 200: 16 },
      races: { usual: 3, whole: 100 },
      calls: ({ call, ids }, race) => {
        const id = ids[race] ?? '';
        return Array.from({ length: 16 }, async (_, at) => {
          if (at === 5) return call(people[0] ?? '', path, { event_id: id, attending: false });
          if (at === 10) return call(boss, `PATCH /events/edit/${id}`, { capacity: 3, online_capacity: 3 });
          const form = formOf(at);
          if (at === 12) {
            const answer = await call(people[1] ?? '', path, { event_id: id, attending: true, form });
            // Whether the other form has a free place just then is chance.
            return answer.status === 409 ? { ...answer, status: 200 } : answer;
          }
          return call(people[2 + at] ?? '', path, { event_id: id, attending: true, form });
        });
      },
      wrongly: ({ look, ids }, race) => look((store) => wrongIn(store, [ids[race] ?? ''], false)),
      left: ({ look, ids }) => look((store) => wrongIn(store, ids, true)),
      expected: [],
    },
  ],
);
