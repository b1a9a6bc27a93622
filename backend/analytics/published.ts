/** Figures of the organisation for readers who may not see them all: without anything of private recognitions. */
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { facts } from '../facts/facts.tables.ts';
import { holdsPrivate, isTag, tagsIn, type Measure, type Tag } from '../facts/measures.ts';
import { readEach, type FactScope, type SumRow } from '../facts/read.ts';
import { periodFor, type SumsAsked } from './asked.ts';
import type { Reading } from './reading.ts';

type Sum = Pick<SumRow, 'period' | 'part' | 'count' | 'amount'>;

/** The condition of a place; people of a manager are never read here. */
const placeOf = (scope: FactScope): { readonly departmentId?: string; readonly countryId?: string } => {
  switch (scope.kind) {
    case 'all':
      return {};
    case 'country':
      return { countryId: scope.countryId };
    case 'department': {
      const { departmentId, countryId } = scope;
      return { departmentId, ...(countryId === undefined ? {} : { countryId }) };
    }
    case 'people':
      throw new Error('Published figures are of places.');
  }
};

const whereOf = ({ startDate, endDate }: Reading, measure: Measure, scope: FactScope) =>
  ({
    measure,
    gone: false,
    day: { gte: startDate, lt: dayAfter(endDate, 1) },
    ...placeOf(scope),
  }) as const;

/** By type, value or category: sums of private ones are kept only as a whole, so that they are read as facts. */
async function hiddenByTag(reading: Reading, asked: SumsAsked, scope: FactScope): Promise<readonly Sum[]> {
  const { rows } = await reading.context.store.list(facts, {
    columns: ['day', 'tags', 'count', 'amount'],
    where: { ...whereOf(reading, asked.measure, scope), tags: { has: ' hidden:' } },
  });
  return rows.flatMap(({ day, tags, count, amount }) =>
    tagsIn(tags).map((part) => ({ period: periodFor(day, asked.by), part, count, amount })),
  );
}

const hiddenAs = ({ part }: Sum, asked: SumsAsked): '' | Tag => {
  const flow = part.replace('hidden:', 'flow:');
  return asked.part === 'flow' && isTag(flow) ? flow : '';
};

/** Sums of places as they are without private recognitions. */
export async function withoutPrivate(
  reading: Reading,
  asked: SumsAsked,
  scopes: readonly FactScope[],
  found: readonly (readonly SumRow[])[],
): Promise<readonly (readonly SumRow[])[]> {
  const { measure, part } = asked;
  if (!holdsPrivate(measure)) return found;
  const { startDate, endDate, context } = reading;
  const isKept = part === undefined || part === 'flow';
  const kept = isKept
    ? await readEach(context.store, { ...asked, part: 'hidden', startDate, endDate }, scopes)
    : [];
  const left: SumRow[][] = [];
  for (const [at, scope] of scopes.entries()) {
    const hidden: readonly Sum[] = isKept
      ? (kept[at] ?? []).map((row) => ({ ...row, part: hiddenAs(row, asked) }))
      : await hiddenByTag(reading, asked, scope);
    const rows = (found[at] ?? []).map((row) => {
      const less = hidden.filter((one) => one.period === row.period && one.part === row.part);
      return {
        ...row,
        count: less.reduce((sum, one) => sum - one.count, row.count),
        amount: less.reduce((sum, one) => sum - one.amount, row.amount),
      };
    });
    left.push(rows.filter(({ count, amount }) => count !== 0 || amount !== 0));
  }
  return left;
}

/** The number of people with at least one public fact. */
export async function publicPeople(
  reading: Reading,
  measure: Measure,
  scopes: readonly FactScope[],
): Promise<number> {
  let sum = 0;
  for (const scope of scopes) {
    const rows = await reading.context.store.tally(facts, {
      where: { ...whereOf(reading, measure, scope), personId: { gt: '' } },
      by: ['personId', 'tags'],
    });
    sum += new Set(rows.flatMap(({ personId, tags }) => (tags.includes(' hidden:') ? [] : [personId]))).size;
  }
  return sum;
}
