/** Goals: 100 of weight at most, one correction, no circle, one answer to what waits, one end of a period, and each goal carried over once. */
import { goalCheckins, goalLinks, goals } from '#backend/goals/goals.tables.ts';
import { openSurveyFixture } from '#tests/backend/surveyFixture.ts';
import { racesOn, type Race } from '../race.ts';

const calls = 16;
const times = <A>(one: (at: number) => A): readonly A[] => Array.from({ length: calls }, (_, at) => one(at));

export const races: readonly Race[] = racesOn(
  async (kind, count) => {
    const fixture = await openSurveyFixture(kind);
    await fixture.turn('goals', true);
    const period = async (name: string): Promise<string> =>
      (await fixture.done('POST /goal_period', { name, starts_on: '2020-01-01' })).id;
    const goal = async (period_id: string): Promise<string> =>
      (await fixture.call('ana', 'POST /goal', { title: 'Meta', period_id, target: 10 })).said.id;
    const one = async (race: number) => {
      const [from, to] = [await period(`De ${race}`), await period(`A ${race}`)];
      const [upper, lower] = [await goal(from), await goal(from)];
      const checkin = await fixture.call('ana', 'POST /goal/checkin', {
        goal_id: upper,
        value: 1,
        confidence: 'on_track',
      });
      const over = await period(`Sobre ${race}`);
      const { id: above } = await fixture.done('POST /goal', { title: 'Meta', period_id: over, target: 10 });
      const part = await goal(over);
      await fixture.call('ana', `PATCH /goal/${part}/parents`, { parents: [{ id: above, weight: 3 }] });
      const ask: string = (await fixture.done(`GET /goal/${above}`)).asked[0].id;
      return { from, to, upper, lower, above, part, ask, checkin: checkin.said.id as string };
    };
    const made: Awaited<ReturnType<typeof one>>[] = [];
    for (let race = 0; race < count; race++) made.push(await one(race));
    const none = { from: '', to: '', upper: '', lower: '', above: '', part: '', ask: '', checkin: '' };
    const at = (race: number) => made[race] ?? none;
    return { ...fixture, at };
  },
  [
    {
      call: 'POST /goal',
      limited: '100 of weight',
      invariant: 'two goals of 40 fit, and the sum is 80',
      statuses: { 200: 2, 409: calls - 2 },
      calls: ({ call, at }, race) =>
        times(() =>
          call('ana', 'POST /goal', { title: 'Meta', period_id: at(race).to, target: 10, weight: 40 }),
        ),
      left: ({ look, at }) =>
        look(async (store) => {
          const { rows } = await store.list(goals, { where: { periodId: at(0).to } });
          return rows.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
        }),
      expected: 80,
    },
    {
      call: 'POST /goal/checkin',
      limited: 'one correction of a check-in',
      invariant: 'one correction is kept, and its value is that of the goal',
      statuses: { 200: 1, 409: calls - 1 },
      calls: ({ call, at }, race) =>
        times((one) =>
          call('ana', 'POST /goal/checkin', {
            goal_id: at(race).upper,
            value: 2 + (one % 8),
            confidence: 'on_track',
            corrects_id: at(race).checkin,
          }),
        ),
      left: ({ look, at }) =>
        look(async (store) => {
          const { rows } = await store.list(goalCheckins, { where: { correctsId: at(0).checkin } });
          const { rows: all } = await store.list(goals, { where: { id: at(0).upper } });
          return { corrections: rows.length, same: rows[0]?.value === all[0]?.value };
        }),
      expected: { corrections: 1, same: true },
    },
    {
      call: 'PATCH /goal/{id}/parents',
      limited: 'one direction between two goals',
      invariant: 'one is above the other, never both',
      statuses: { 200: calls / 2, 409: calls / 2 },
      calls: ({ call, at }, race) =>
        times((one) => {
          const { upper, lower } = at(race);
          const [child, parent] = one % 2 === 0 ? [lower, upper] : [upper, lower];
          return call('ana', `PATCH /goal/${child}/parents`, { parents: [{ id: parent }] });
        }),
      left: ({ look }) =>
        look(async (store) => (await store.list(goalLinks, { where: { askedWeight: null } })).rows.length),
      expected: 1,
    },
    {
      call: 'PATCH /goal/{id}/parts',
      limited: 'one answer to a part that waits',
      invariant: 'it counts with its weight, or is gone, and nobody answers it again',
      statuses: { 200: 1, 409: calls - 1 },
      calls: ({ call, at }, race) =>
        times((one) => {
          const { above, ask } = at(race);
          const answer = { part_id: ask, asked_weight: 3, accept: one % 2 === 0 };
          return call('diego', `PATCH /goal/${above}/parts`, answer);
        }),
      left: ({ look, at }) =>
        look(async (store) => {
          const { rows } = await store.list(goalLinks, { where: { childId: at(0).part } });
          return rows.every(({ weight, askedWeight }) => weight === 3 && askedWeight === null);
        }),
      expected: true,
    },
    {
      call: 'POST /goal_period/{id}/close',
      limited: 'one end of a period',
      invariant: 'it is closed once',
      statuses: { 200: 1, 409: calls - 1 },
      calls: ({ call, at }, race) =>
        times(() => call('diego', `POST /goal_period/${at(race).from}/close`, {})),
      left: async ({ done }) =>
        (await done('GET /goal_period')).filter(
          ({ closed_at }: { readonly closed_at: string | null }) => closed_at !== null,
        ).length,
      expected: 1,
    },
    {
      call: 'POST /goal_period/{id}/carry_over',
      limited: 'one copy of each open goal',
      invariant: 'both goals are in the next period once',
      statuses: { 200: calls },
      calls: ({ call, at }, race) =>
        times(() => call('diego', `POST /goal_period/${at(race).from}/carry_over`, { to_id: at(race).to })),
      left: ({ look, at }) =>
        look(async (store) => {
          const { rows } = await store.list(goals, { where: { periodId: at(0).to } });
          return new Set(rows.map(({ carriedFromId }) => carriedFromId)).size + rows.length;
        }),
      expected: 4,
    },
  ],
);
