/** Places that are taken, given back and limited at random, against a recount. */
import { afterEach, describe, expect, it } from 'vitest';
import { takesPeople } from '#schema/events/events.rules.ts';
import { diceOf } from '../support/seededRandom.ts';
import { seed, storesOf, trials } from '../support/trials.ts';
import { openEventFixture, type EventFixture } from './eventFixture.ts';
import { crowd } from './pollFixture.ts';
import { boss } from './surveyFixture.ts';

let fixture: EventFixture;
afterEach(() => fixture.deployment.close());

const turns = trials(120);

describe.each(storesOf(import.meta.url))('places at random, %s store', (kind) => {
  it('never overbooked, nobody waits for a free place: the counters, the order and the limit are as a recount has them', async () => {
    const people = crowd(12);
    fixture = await openEventFixture(kind, people.length);
    const { attend, call, done, places, eventRow, deployment } = fixture;
    const dice = diceOf(seed);
    const id = await fixture.event({ starts_at: fixture.hour(400), ends_at: fixture.hour(402), capacity: 4 });
    let capacity: number | null = 4;
    let [holders, line]: [string[], string[]] = [[], []];
    const moveUp = (): void => {
      while (line.length > 0 && (capacity === null || holders.length < capacity))
        holders.push(line.shift() ?? '');
    };
    for (let turn = 0; turn < turns; turn++) {
      const who = dice.pick(people);
      if (dice.hits(0.12)) {
        capacity = dice.hits(0.1) ? null : dice.whole(1, 8);
        await done(`PATCH /events/edit/${id}`, { capacity });
        moveUp();
      } else if (dice.hits(0.6)) {
        expect(await attend(who, id)).toBe(200);
        if (!holders.includes(who) && !line.includes(who)) line.push(who);
        moveUp();
      } else {
        expect(await attend(who, id, false)).toBe(200);
        holders = holders.filter((other) => other !== who);
        line = line.filter((other) => other !== who);
        moveUp();
      }
      const stored = await places(id);
      expect({ in: new Set(stored.in), waiting: stored.waiting }, `turn ${turn}`).toEqual({
        in: new Set(holders),
        waiting: line,
      });
    }
    const row = await eventRow(id);
    expect(row).toMatchObject({ registered: holders.length, waiting: line.length });
    expect(takesPeople(row, new Date(deployment.now).toISOString())).toBe(true);
    const { said } = await call(boss, `GET /event/${id}/participants?status=waiting`);
    expect(
      said.items.map(({ user, turn }: { user: { id: string }; turn: number }) => [user.id, turn]),
    ).toEqual(line.map((who, index) => [who, index + 1]));
  });
});
