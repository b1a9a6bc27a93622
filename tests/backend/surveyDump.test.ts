/** A dump of the whole store after an anonymous survey: nothing in it joins an answer to a person. */
import { expect, it } from 'vitest';
import { seededRandom } from '#mock/world/seededRandom.ts';
import type { StoreKind } from '../support/deployment.ts';
import { trials } from '../support/trials.ts';
import { answersTo, keptOf, openLaunchedFixture } from './launchedSurveys.ts';
import { everything } from './peopleFixture.ts';
import { crowd } from './pollFixture.ts';

/** Comments at the place of their author in an order of people. Random orders have one such place on average. */
const hits = (comments: readonly string[], people: readonly string[]): number =>
  comments.filter((text, place) => text === `De ${people[place]}`).length;

it.each(['tab', 'sql'] satisfies StoreKind[])(
  'a dump of the store holds an anonymous response in three tables, and its order tells no author, %s store',
  async (kind) => {
    const people = crowd(30);
    // Fixed: another order of people could be guessed by chance.
    const random = seededRandom('dump');
    let [guesses, right] = [0, 0];
    for (let trial = 0; trial < trials(3); trial++) {
      const fixture = await openLaunchedFixture(kind, people.length);
      const survey = await fixture.launched({ anonymous: true });
      for (const who of people) await fixture.deployment.tokenOf(`${who}@taller.example`);
      const before = await fixture.look(everything);
      const answering = random.shuffle(people);
      for (const who of answering) {
        fixture.deployment.now += 1_000;
        const said = answersTo(survey, { option: 1, text: `De ${who}` });
        expect((await fixture.submit(who, survey, said, `key of ${who}`)).status).toBe(200);
      }
      const after = await fixture.look(everything);
      expect([...after.keys()].filter((table) => after.get(table) !== before.get(table)).toSorted()).toEqual([
        'survey_invitations',
        'survey_tallies',
        'survey_texts',
      ]);
      const { texts, invitations } = await fixture.look((store) => keptOf(store, survey.id));
      const invited = invitations.map(({ userId }) => userId);
      for (const cell of new Set(texts.map(({ cellId }) => cellId))) {
        const inCell = new Set(
          invitations.filter(({ cellId }) => cellId === cell).map(({ userId }) => userId),
        );
        const comments = texts.filter(({ cellId }) => cellId === cell).map(({ text }) => text);
        for (const order of [answering, invited, answering.toReversed(), invited.toReversed()]) {
          guesses += 1;
          const own = order.filter((who) => inCell.has(who) && comments.includes(`De ${who}`));
          right += hits(comments, own);
        }
      }
      fixture.deployment.close();
    }
    expect(right).toBeLessThanOrEqual(guesses + 3 * Math.sqrt(guesses));
  },
);
