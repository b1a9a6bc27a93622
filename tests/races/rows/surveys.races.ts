/** Answers and votes: one of a person, however many arrive at once. */
import { answersTo, keptOf, openLaunchedFixture, sumOfStages } from '#tests/backend/launchedSurveys.ts';
import { crowd, keptVotes, openPollFixture } from '#tests/backend/pollFixture.ts';
import { racesOn, type Race } from '../race.ts';

const submits = (anonymous: boolean) =>
  racesOn(
    async (kind, races) => {
      const fixture = await openLaunchedFixture(kind, races);
      for (const who of crowd(races)) await fixture.deployment.tokenOf(`${who}@taller.example`);
      return { ...fixture, people: crowd(races), survey: await fixture.launched({ anonymous }) };
    },
    [
      {
        call: 'POST /survey/{id}/submit',
        limited: `one response of a person to ${anonymous ? 'an anonymous' : 'a named'} survey`,
        invariant: 'sums, texts, responses and invitations count it once',
        statuses: { 200: 1, 409: 15 },
        // On two stores, with names and anonymous: 2,000 in a release.
        races: { usual: 12, whole: 500 },
        calls: ({ survey, people, submit }, race) =>
          Array.from({ length: 16 }, (_, at) =>
            submit(
              people[race] ?? '',
              survey,
              answersTo(survey, { score: at % 11, option: 1, text: `${at}` }),
              `${race}-${at}`,
            ),
          ),
        async left({ look, survey, people }) {
          const { tallies, responses, texts, invitations } = await look((store) => keptOf(store, survey.id));
          const counted = tallies.filter(({ questionId }) => questionId === '').map(sumOfStages);
          return {
            counted: counted.reduce((sum, one) => sum + one, 0) / people.length,
            answered: invitations.filter(({ answered }) => answered).length / people.length,
            texts: texts.length / people.length,
            responses: responses.length / people.length,
          };
        },
        // For each person.
        expected: { counted: 1, answered: 1, texts: anonymous ? 1 : 0, responses: anonymous ? 0 : 1 },
      },
    ],
  );

const votes = (anonymous: boolean) =>
  racesOn(
    async (kind) => {
      const fixture = await openPollFixture(kind);
      await fixture.deployment.tokenOf('bruno@taller.example');
      return { ...fixture, made: await fixture.poll({ anonymous, results_shown: 'always' }) };
    },
    [
      {
        call: 'PUT /poll/{id}/vote',
        limited: `one vote of a person in ${anonymous ? 'an anonymous' : 'a named'} poll`,
        invariant: 'one ballot with one option is kept and counted',
        statuses: { 200: 4 },
        calls: ({ vote, made }) =>
          ['En línea', 'En el parque', 'En línea', 'En la terraza'].map((text) => vote('bruno', made, text)),
        async left({ see, look, made }) {
          const { ballots, options } = await see('bruno', made);
          const kept = await look(keptVotes);
          const counted = options.reduce((sum, option) => sum + (option.votes ?? 0), 0);
          return [ballots, counted, kept.ballots.length, kept.answers.length];
        },
        expected: [1, 1, 1, 1],
      },
    ],
  );

export const races: readonly Race[] = [false, true].flatMap((anonymous) => [
  ...submits(anonymous),
  ...votes(anonymous),
]);
