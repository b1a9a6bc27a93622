/** Benefits: the last place at once, with people who give theirs back and refusals, against a recount at any read. */
import { crowd } from '#tests/backend/pollFixture.ts';
import { openBenefitFixture, wrongIn } from '#tests/benefits/benefitFixture.ts';
import { racesOn, type Race } from '../race.ts';

const people = crowd(16);
const path = (id = ''): string => `POST /corporate_benefit/${id}/submit`;

export const races: readonly Race[] = racesOn(
  async (kind, count) => {
    const fixture = await openBenefitFixture(kind, people.length);
    const ids: string[] = [];
    for (let race = 0; race < count; race++)
      ids.push(await fixture.benefit({ name: `Lugar ${race}`, stock: 1, clock_hours: 0 }));
    return { ...fixture, ids };
  },
  [
    {
      call: 'POST /corporate_benefit/{id}/submit',
      limited: 'the last place',
      invariant: 'exactly one person has it, and places are those of a recount at any read',
      statuses: { 200: 1, 409: 15 },
      races: { usual: 3, whole: 2_000 },
      calls: ({ call, ids }, race) => people.map((who) => call(who, path(ids[race]), {})),
      wrongly: ({ look }) => look(wrongIn),
      left: ({ look }) => look(wrongIn),
      expected: [],
    },
    {
      call: 'POST /corporate_benefit/{id}/submit',
      limited: 'one submission of a person',
      invariant: 'sixteen presses of one person are one submission',
      statuses: { 200: 1, 409: 15 },
      races: { usual: 2, whole: 500 },
      calls: ({ call, ids }, race) => people.map(() => call('ana', path(ids[race]), {})),
      left: ({ look }) => look(wrongIn),
      expected: [],
    },
    {
      call: 'POST /benefit_submission/{id}/withdraw',
      limited: 'the place of one submission',
      invariant:
        'withdrawn or decided once, its place given back once, and others who ask get it at most once',
      // Who asks may come before or after: those count as 0.
      statuses: { 0: 12, 200: 1, 409: 3 },
      races: { usual: 3, whole: 2_000 },
      calls: ({ call, decide, asked, ids }, race) => {
        const taken = asked('ana', ids[race] ?? '');
        const withdraw = async () => call('ana', `POST /benefit_submission/${(await taken).id}/withdraw`, {});
        const refuse = async () => decide('carla', (await taken).decision, false);
        const want = async (who: string) => {
          await taken;
          return { ...(await call(who, path(ids[race]), {})), status: 0 };
        };
        return [...people.slice(0, 12).map(want), withdraw(), withdraw(), refuse(), refuse()];
      },
      wrongly: ({ look }) => look(wrongIn),
      left: ({ look }) => look(wrongIn),
      expected: [],
    },
  ],
);
