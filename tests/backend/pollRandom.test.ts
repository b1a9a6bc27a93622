/** A thousand votes, changes and withdrawals by sixty people on several polls: the totals always equal the ballots. */
import { expect, it } from 'vitest';
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import { diceOf } from '../support/seededRandom.ts';
import type { StoreKind } from '../support/deployment.ts';
import { seed } from '../support/trials.ts';
import { openPollFixture, crowd, keptVotes, type PollFixture, type WirePoll } from './pollFixture.ts';

const kinds = [
  { multiple: false },
  { multiple: true },
  { multiple: true, max_choices: 2 },
  { multiple: false, anonymous: true },
  { multiple: true, anonymous: true },
];

/** The choice of each person, as the test expects it. */
type Book = Map<string, readonly string[]>;

async function expectBooks(
  fixture: PollFixture,
  polls: readonly WirePoll[],
  books: readonly Book[],
): Promise<void> {
  const { ballots, answers } = await fixture.look(keptVotes);
  for (const [at, { id, options }] of polls.entries()) {
    const book = books[at] ?? new Map<string, readonly string[]>();
    const now = (await fixture.call('ana', `GET /poll/${id}/results`)).said as WirePoll;
    const chosen = [...book.values()].flat();
    expect(now.ballots).toBe(book.size);
    expect(ballots.filter(({ surveyId }) => surveyId === id)).toHaveLength(book.size);
    expect(answers.filter(({ surveyId }) => surveyId === id)).toHaveLength(chosen.length);
    expect(now.options.map(({ votes }) => votes)).toEqual(
      options.map((option) => chosen.filter((one) => one === option.id).length),
    );
  }
  // Every answer belongs to a ballot.
  const known = new Set(ballots.map(({ id }) => id));
  expect(answers.filter(({ responseId }) => !known.has(responseId))).toEqual([]);
}

it.each([
  ['tab', 1000],
  ['sql', 200],
] satisfies [StoreKind, number][])(
  `poll totals equal the ballots, %s store, %i acts, seed ${seed}`,
  async (kind, acts) => {
    const { whole } = diceOf(seed);
    const dice = (limit: number): number => whole(0, limit - 1);
    const voters = crowd(60);
    const fixture = await openPollFixture(kind, 60);
    const polls: WirePoll[] = [];
    for (const own of kinds)
      polls.push(
        await fixture.poll({
          ...own,
          options: ['A', 'B', 'C', 'D'],
          results_shown: 'always' satisfies Poll['resultsShown'],
        }),
      );
    const books = polls.map((): Book => new Map());
    const tally = { voted: 0, changed: 0, withdrawn: 0, refused: 0 };
    const isRare = (): boolean => Object.values(tally).some((times) => times <= acts / 40);
    // A seed that meets a case too seldom goes on: chance says nothing about the product.
    for (let act = 1; act <= acts || (act <= 4 * acts && isRare()); act++) {
      const at = dice(polls.length);
      const [poll, book, who] = [polls[at], books[at], voters[dice(voters.length)] ?? ''];
      if (poll === undefined || book === undefined) continue;
      if (dice(4) === 0) {
        // Half of the withdrawals come from voters; otherwise a short run would contain hardly any.
        const voted = [...book.keys()];
        const leaver = (dice(2) === 0 ? voted[dice(voted.length)] : undefined) ?? who;
        expect((await fixture.call(leaver, `DELETE /poll/${poll.id}/vote`)).status).toBe(200);
        if (book.delete(leaver)) tally.withdrawn++;
        continue;
      }
      const choice = poll.options.map(({ id }) => id).filter(() => dice(3) === 0);
      const { multiple = false, max_choices: most = 4 } = kinds[at] ?? {};
      const isRight = choice.length >= 1 && choice.length <= (multiple ? most : 1);
      const { status } = await fixture.call(who, `PUT /poll/${poll.id}/vote`, { option_ids: choice });
      expect(status, `seed ${seed}, act ${act}`).toBe(isRight ? 200 : 422);
      if (!isRight) tally.refused++;
      else {
        tally[book.has(who) ? 'changed' : 'voted']++;
        book.set(who, choice);
      }
      if (act % 100 === 0) await expectBooks(fixture, polls, books);
    }
    await expectBooks(fixture, polls, books);
    for (const [what, times] of Object.entries(tally)) expect(times, what).toBeGreaterThan(acts / 40);
    fixture.deployment.close();
  },
  60_000,
);
