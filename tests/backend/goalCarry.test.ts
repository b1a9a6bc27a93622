/** Goals are carried over in pieces: each goal once, sums true after each piece, and no piece grows with the period; both stores. */
import { afterEach, describe, expect, it } from 'vitest';
import { carriedAtOnce, carryOn, uncarry } from '#backend/goals/carryOver.ts';
import { defaultGoal, newLink } from '#backend/goals/goals.defaults.ts';
import { goalCarries, goalLinks, goals } from '#backend/goals/goals.tables.ts';
import { readingService } from '#backend/goals/reading.service.ts';
import type { Store } from '#backend/store/port.ts';
import { readingAs } from '../support/readingAs.ts';
import { storesOf } from '../support/trials.ts';
import { falseSums } from './goalSums.ts';
import { boss, openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';

let fixture: SurveyFixture;
afterEach(() => fixture.deployment.close());

const fan = 20;
const idOf = (goal: number): string => `goal-${String(goal).padStart(5, '0')}`;

describe.each(storesOf(import.meta.url))('goals carried over, %s store', (kind) => {
  const period = async (name: string): Promise<string> =>
    (await fixture.done('POST /goal_period', { name, starts_on: '2020-01-01' })).id;
  /** Two periods; the first one has this many goals of 1 % weight, of which each 20 are parts of one. */
  const open = async (many: number) => {
    fixture = await openSurveyFixture(kind);
    await fixture.turn('goals', true);
    const [from, to] = [await period('T1'), await period('T2')];
    const isTop = (goal: number): boolean => goal % (fan + 1) === 0;
    const numbers = Array.from({ length: many }, (_, goal) => goal);
    const tops = numbers.filter(isTop).length;
    const partsOf = (goal: number): number => Math.min(fan, many - goal - 1);
    const createdAt = (goal: number): string => new Date(1_700_000_000_000 + goal * 1_000).toISOString();
    await fixture.change(async (store) => {
      await store.insert(
        goals,
        numbers.map((goal) =>
          defaultGoal({
            id: idOf(goal),
            title: idOf(goal),
            ownerId: goal % 2 === 0 ? boss : 'ana',
            periodId: from,
            weight: 1,
            createdAt: createdAt(goal),
            ...(isTop(goal)
              ? { measure: 'parts', progress: '1/2', parts: partsOf(goal) }
              : { measure: 'number', start: 0, target: 20_000, value: 10_000, progress: '1/2', parents: 1 }),
          }),
        ),
      );
      await store.insert(
        goalLinks,
        numbers
          .filter((goal) => !isTop(goal))
          .map((goal) => ({
            id: `link-${goal}`,
            parentId: idOf(goal - (goal % (fan + 1))),
            childId: idOf(goal),
            weight: 1,
            ...newLink,
            createdAt: createdAt(goal),
          })),
      );
    });
    return { from, to, tops };
  };
  const carry = (from: string, to_id: string): Promise<{ readonly carried: number }> =>
    fixture.done(`POST /goal_period/${from}/carry_over`, { to_id });
  const copies = (to: string) =>
    fixture.look(async (store) => (await store.list(goals, { where: { periodId: to } })).rows);
  const running = () => fixture.look(async (store) => (await store.list(goalCarries)).rows);
  const jobContext = (store: Store) => ({
    store,
    at: new Date(fixture.deployment.now).toISOString(),
    newId: fixture.deployment.dependencies.newId,
    publish: () => undefined,
  });

  it('the call carries one piece, the job the others, and each goal comes over once with its links', async () => {
    const many = carriedAtOnce * 2 + 31;
    const { from, to, tops } = await open(many);
    expect((await carry(from, to)).carried).toBe(many);
    expect((await copies(to)).length).toBe(carriedAtOnce);
    expect(await falseSums(fixture, boss)).toEqual([]);
    // Asked again, it says what is left, and starts nothing.
    expect((await carry(from, to)).carried).toBe(many - carriedAtOnce);
    const [first] = await running();
    // A piece whose transaction ends badly leaves nothing.
    await expect(
      fixture.change(async (store) => {
        await carryOn(jobContext(store), first?.id ?? '');
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect((await copies(to)).length).toBe(carriedAtOnce);
    await fixture.change((store) => carryOn(jobContext(store), first?.id ?? ''));
    expect(await falseSums(fixture, boss)).toEqual([]);
    await fixture.later(1_000);
    expect(await running()).toEqual([]);
    const all = await copies(to);
    expect(new Set(all.map(({ carriedFromId }) => carriedFromId)).size).toBe(many);
    expect(all.length).toBe(many);
    const links = await fixture.look(async (store) => (await store.list(goalLinks)).rows);
    expect(links.length).toBe((many - tops) * 2);
    const counted = (ofParts: boolean) =>
      all
        .filter(({ measure }) => (measure === 'parts') === ofParts)
        .reduce((sum, { parts, parents }) => sum + parts + parents, 0);
    expect([counted(true), counted(false)]).toEqual([many - tops, many - tops]);
    const weights = (who: string) =>
      all.reduce((sum, { ownerId, weight }) => sum + (ownerId === who ? (weight ?? 0) : 0), 0);
    expect([weights(boss), weights('ana')]).toEqual([100, 100]);
    expect(await falseSums(fixture, boss)).toEqual([]);
    expect((await carry(from, to)).carried).toBe(0);
  });

  it('of a period, the list tells the open goals that stay behind from those that have a copy', async () => {
    const many = carriedAtOnce + 5;
    const { from, to } = await open(many);
    const counted = async (carried: boolean): Promise<number> =>
      (await fixture.done(`GET /org/goal?period_id=${from}&status=open&carried=${carried}&per_page=1`))
        .pagination.total;
    expect([await counted(false), await counted(true)]).toEqual([many, 0]);
    await carry(from, to);
    expect([await counted(false), await counted(true)]).toEqual([5, carriedAtOnce]);
    await fixture.later(1_000);
    expect([await counted(false), await counted(true)]).toEqual([0, many]);
  });

  it('a count of what stays behind reads no goal, and a copy that is removed leaves its goal behind again', async () => {
    const { from, to } = await open(carriedAtOnce + 5);
    await carry(from, to);
    const query = { page: 1, perPage: 1, periodId: from, status: 'open' } as const;
    for (const [carried, total] of [
      [true, carriedAtOnce],
      [false, 5],
    ] as const) {
      const { answer, most } = await readingAs(fixture.deployment, boss, (context) =>
        readingService.all(context, { query: { ...query, carried } }),
      );
      expect([answer.pagination.total, most < carriedAtOnce]).toEqual([total, true]);
    }
    await fixture.change(async (store) => {
      const { rows } = await store.list(goals, { where: { periodId: to }, limit: 3 });
      await store.remove(goals, { id: { in: rows.map(({ id }) => id) } });
      await uncarry(store, rows);
    });
    const left = await fixture.look((store) =>
      store.tally(goals, { where: { periodId: from, carried: false } }),
    );
    expect(left.map(({ count }) => count)).toEqual([8]);
  });

  it('ends where the other period is closed meanwhile', async () => {
    const { from, to } = await open(carriedAtOnce + 5);
    await carry(from, to);
    await fixture.done(`POST /goal_period/${to}/close`, {});
    await fixture.later(1_000);
    expect(await running()).toEqual([]);
    expect((await copies(to)).length).toBe(carriedAtOnce);
  });

  it('a piece among many goals asks the store as often as one among few, for no more rows', async () => {
    const asked = async (many: number) => {
      const { from, to } = await open(many);
      await carry(from, to);
      const [row] = await running();
      let [calls, rows] = [0, 0];
      await fixture.change((store) => {
        const counting: Store = {
          ...store,
          list: async (table, query) => {
            calls += 1;
            const found = await store.list(table, query);
            rows += found.rows.length;
            return found;
          },
          tally: (table, query) => ((calls += 1), store.tally(table, query)),
          insert: (table, added, options) => ((calls += 1), store.insert(table, added, options)),
          update: (table, where, change) => ((calls += 1), store.update(table, where, change)),
        };
        return carryOn(jobContext(counting), row?.id ?? '');
      });
      return { calls, rows };
    };
    const few = await asked(carriedAtOnce * 4);
    fixture.deployment.close();
    const many = await asked(carriedAtOnce * 16);
    expect(many.rows).toBeLessThanOrEqual(few.rows);
    expect(many.calls).toBeLessThanOrEqual(few.calls);
  });
});
