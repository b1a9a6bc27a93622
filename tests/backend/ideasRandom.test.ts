/** Votes, comments and merges at random and at once: what is kept equals a recount. */
import { afterEach, describe, expect, it } from 'vitest';
import type { StoreKind } from '../support/deployment.ts';
import { diceOf } from '../support/seededRandom.ts';
import { isWhole, seed } from '../support/trials.ts';
import { openIdeaFixture, type IdeaFixture } from './ideaFixture.ts';
import { crowd } from './pollFixture.ts';

let fixture: IdeaFixture;
afterEach(() => fixture.deployment.close());

const atOnce = 20;
const steps = isWhole ? 10_000 : 200;
const people = crowd(12);

describe.each(['tab', 'sql'] satisfies StoreKind[])('ideas at random, %s store', (kind) => {
  it('each voter of an idea and of those merged into it counts once, whatever happens at once', async () => {
    const dice = diceOf(seed);
    fixture = await openIdeaFixture(kind, people.length);
    const { vote, merge, idea, call } = fixture;
    let ids = await Promise.all(people.slice(0, 6).map((who) => idea(who)));
    const step = async (): Promise<number> => {
      const [who, id] = [dice.pick(people), dice.pick(ids)];
      if (dice.hits(0.03)) return (await merge(id, dice.pick(ids))).status;
      if (dice.hits(0.05)) return (await call(who, `POST /ideas/${id}/comment`, { text: 'Sí' })).status;
      return (await vote(who, id, dice.hits(0.7))).status;
    };
    for (let done = 0; done < steps; done += atOnce) {
      const answers = await Promise.all(Array.from({ length: atOnce }, step));
      expect(answers.filter((status) => status !== 200 && status !== 409)).toEqual([]);
      expect(await fixture.wrong(), `after ${done}`).toEqual([]);
      const { said } = await call(people[0] ?? '', 'GET /ideas?order=votes');
      const open: readonly string[] = said.items.map((one: { id: string }) => one.id);
      ids = ids.filter((id) => open.includes(id));
      // Merged ones are replaced.
      while (ids.length < 4) ids.push(await idea(dice.pick(people)));
    }
  });
});
