/** Events: the last place at once, with people who give theirs back and limits that change. */
import { eventParticipants, events } from '#backend/events/events.tables.ts';
import { openEventFixture } from '#tests/backend/eventFixture.ts';
import { crowd } from '#tests/backend/pollFixture.ts';
import { boss } from '#tests/backend/surveyFixture.ts';
import { racesOn, type Race } from '../race.ts';

const people = crowd(20);
const path = 'POST /user/event/post';

export const races: readonly Race[] = racesOn(
  async (kind, count) => {
    const fixture = await openEventFixture(kind, people.length);
    const ids: string[] = [];
    for (let race = 0; race < count; race++) {
      const id = await fixture.event({ title: `${race}`, capacity: 5 });
      // Four places are taken before the race.
      for (const who of people.slice(0, 4)) await fixture.attend(who, id);
      ids.push(id);
    }
    return { ...fixture, ids };
  },
  [
    {
      call: path,
      limited: 'the last place',
      invariant:
        'nobody waits while a place is free, never more than the limit have one, the counters are right',
      statuses: { 200: 16 },
      races: { usual: 3, whole: 1_000 },
      calls: ({ call, ids }, race) => {
        const id = ids[race] ?? '';
        return Array.from({ length: 16 }, (_, at) => {
          if (at === 5) return call(people[0] ?? '', path, { event_id: id, attending: false });
          if (at === 10) return call(boss, `PATCH /events/edit/${id}`, { capacity: 6 });
          return call(people[4 + at] ?? '', path, { event_id: id, attending: true });
        });
      },
      left: ({ look }) =>
        look(async (store) => {
          const { rows } = await store.list(events);
          const wrong: string[] = [];
          for (const { id, capacity, registered, waiting } of rows) {
            const counted = await store.tally(eventParticipants, { where: { eventId: id }, by: ['status'] });
            const of = (status: string): number => counted.find((one) => one.status === status)?.count ?? 0;
            if (of('in') !== registered || of('waiting') !== waiting) wrong.push(`${id} counters`);
            if (registered > (capacity ?? Infinity)) wrong.push(`${id} too many`);
            if (waiting > 0 && registered < (capacity ?? Infinity))
              wrong.push(`${id} waits for a free place`);
          }
          return wrong;
        }),
      expected: [],
    },
  ],
);
