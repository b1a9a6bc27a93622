/** The days of a year on which people came in, and how many sessions they began. */
import { sessionFact } from '#backend/facts/sessions.ts';
import { nowhere, type Fact, type Place } from '#backend/facts/write.ts';
import { day } from '../calendar.ts';
import type { Parts } from '../parts.ts';
import type { Plan } from '../plan.ts';
import type { Person } from './users.seed.ts';

/** Chances to come in on a working day, by how often the person thanks, and on a free one. */
const chances = { least: 0.15, most: 0.7, free: 0.04 } as const;

/** Facts of the year until yesterday by their ids, without those who take no part in it. */
export function* sessionsOf(
  { calendar, story, begun, dice }: Plan,
  people: readonly Person[],
  places: ReadonlyMap<string, Place>,
): Parts<readonly Fact[]> {
  const random = dice('sessions');
  const { now } = calendar;
  const made: Fact[] = [];
  const first = Math.max(begun, now - 365 * day);
  for (let back = Math.floor((now - first) / day); back > 0; back--) {
    const at = now - back * day;
    const date = calendar.date(-back);
    const isFree = [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
    const present = story.presence(at);
    const ofDay: Fact[] = [];
    for (const { id, role, warmth, since, until } of people) {
      if (role === 'external' || since > at || until < at) continue;
      const chance = isFree ? chances.free : Math.min(chances.most, chances.least + 0.3 * warmth);
      if (!random.chance(chance * present)) continue;
      const count = random.chance(0.2) ? 2 : 1;
      ofDay.push(sessionFact({ day: date, personId: id, count }, places.get(id) ?? nowhere, ofDay.length, 1));
    }
    made.push(...ofDay.sort((one, other) => (one.id < other.id ? -1 : 1)));
    yield;
  }
  return made;
}
