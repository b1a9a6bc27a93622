/** Ideas: votes, and a merge that takes them along, at once. */
import { openIdeaFixture } from '#tests/backend/ideaFixture.ts';
import { crowd } from '#tests/backend/pollFixture.ts';
import { boss } from '#tests/backend/surveyFixture.ts';
import { racesOn, type Race } from '../race.ts';

const people = crowd(10);
const path = 'POST /ideas/{id}/merge';
/** Whether the vote or the merge comes first is chance. */
const either = <A extends { readonly status: number }>(answer: A): A =>
  answer.status === 409 ? { ...answer, status: 200 } : answer;

export const races: readonly Race[] = racesOn(
  async (kind, count) => {
    const fixture = await openIdeaFixture(kind, people.length);
    const pairs: (readonly [string, string])[] = [];
    for (let made = 0; made < count; made++)
      pairs.push([await fixture.idea(people[0] ?? ''), await fixture.idea(people[1] ?? '')]);
    return { ...fixture, pairs };
  },
  [
    {
      call: path,
      limited: 'the votes of an idea that is being merged',
      invariant:
        'each voter counts once, the second merge and the way back are refused, no vote stays behind',
      statuses: { 200: 2 * people.length + 1, 409: 2 },
      races: { usual: 2, whole: 50 },
      calls: ({ call, vote, pairs }, race) => {
        const [into, id] = pairs[race] ?? ['', ''];
        const merge = (from: string, to: string) => call(boss, `POST /ideas/${from}/merge`, { into_id: to });
        const both = (who: string) => [into, id].map((one) => vote(who, one).then(either));
        return [
          ...people.slice(0, 5).flatMap((who) => both(who)),
          merge(id, into),
          merge(id, into),
          merge(into, id),
          ...people.slice(5).flatMap((who) => both(who)),
        ];
      },
      left: ({ wrong }) => wrong(),
      expected: [],
    },
  ],
);
