/** Evaluations: one response to each, however often it is sent at once. */
import { keptOf } from '#tests/backend/launchedSurveys.ts';
import { crowd } from '#tests/backend/pollFixture.ts';
import { cycleId, openWrittenEvaluations } from '#tests/backend/writtenEvaluations.ts';
import { racesOn, type Race } from '../race.ts';

export const races: readonly Race[] = racesOn(
  async (kind, count) => {
    const fixture = await openWrittenEvaluations(kind, count);
    await fixture.place('ana', 'carla');
    const people = crowd(count);
    const ids: string[] = [];
    for (const who of people) {
      await fixture.deployment.tokenOf(`${who}@taller.example`);
      ids.push(await fixture.assign('peer', 'ana', who));
    }
    return { ...fixture, people, ids };
  },
  [
    {
      call: 'POST /evaluation/{id}/submit',
      limited: 'one response to an evaluation',
      invariant: 'it has the answers and the score of one call',
      statuses: { 200: 1, 409: 15 },
      races: { usual: 6, whole: 500 },
      calls: ({ people, ids, submit }, race) =>
        Array.from({ length: 16 }, (_, at) =>
          submit(
            people[race] ?? '',
            ids[race] ?? '',
            { score: 1 + (at % 5), text: `${at}` },
            `${race}-${at}`,
          ),
        ),
      async left({ look, people }) {
        const { responses, answers } = await look((store) => keptOf(store, cycleId));
        return {
          responses: responses.length / people.length,
          answers: answers.length / people.length,
          // The only number of a response is its score.
          disagree: responses.filter(({ id, score }) =>
            answers.some((row) => row.responseId === id && row.number !== null && row.number !== score),
          ).length,
        };
      },
      // For each person.
      expected: { responses: 1, answers: 2, disagree: 0 },
    },
  ],
);
