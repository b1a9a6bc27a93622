/** How facts change sums. Pure, so that the folding job, reads and the recount compute the same. */
import { remembered } from '../kit/remembered.ts';
import { compareValues } from '../store/order.ts';
import type { Row } from '../store/table.ts';
import type { factSums } from './facts.tables.ts';
import { countsPeople, partsOf, type Measure, type Tag } from './measures.ts';
import { monthOfDay } from './periods.ts';
import type { Fact, Place } from './write.ts';

/** A change to one row of sums. */
export type SumChange = Omit<Row<typeof factSums>, 'id'>;
/** The part of a fact that counts. */
export type Counted = Omit<Fact, 'id' | 'sourceId' | 'gone' | 'folded' | 'createdAt'>;

/** The names of scopes in the table. */
export const scopeNames = {
  all: 'all',
  people: 'people',
  department: ({ departmentId }: Pick<Place, 'departmentId'>) => `department:${departmentId}`,
  country: ({ countryId }: Pick<Place, 'countryId'>) => `country:${countryId}`,
  both: ({ departmentId, countryId }: Place) => `both:${departmentId} ${countryId}`,
  person: (id: string) => `person:${id}`,
} as const;

/** The key of a row of sums. */
export const sumKey = ({
  measure,
  scope,
  period,
  part,
}: Pick<SumChange, 'measure' | 'scope' | 'period' | 'part'>): string =>
  `${measure} ${period} ${part} ${scope}`;

type Kept = { -readonly [K in keyof SumChange]: SumChange[K] };
/** Nested by the four columns of the key: building one combined key for each change would be slow. */
type Kinds = Map<Measure, Map<string, Map<string, Map<string, Kept>>>>;

/** The inner map of a key; creates it if it is missing. */
function below<K, A, B>(map: Map<K, Map<A, B>>, key: K): Map<A, B> {
  let found = map.get(key);
  if (found === undefined) map.set(key, (found = new Map<A, B>()));
  return found;
}

const sortedKeys = <K extends string>(map: ReadonlyMap<K, unknown>): readonly K[] =>
  [...map.keys()].sort(compareValues);

/** Changes of sums, accumulated by row. */
export class SumChanges {
  readonly #kept: Kinds = new Map();

  add(change: SumChange): void {
    const { measure, scope, period, part } = change;
    const parts = below(below(below(this.#kept, measure), scope), period);
    const known = parts.get(part);
    if (known === undefined) parts.set(part, { ...change });
    else {
      known.count += change.count;
      known.amount += change.amount;
    }
  }

  /** The changes that are not zero, in the order of the unique key. */
  *sorted(): Generator<SumChange> {
    for (const measure of sortedKeys(this.#kept)) {
      const scopes = below(this.#kept, measure);
      for (const scope of sortedKeys(scopes)) {
        const periods = below(scopes, scope);
        for (const period of sortedKeys(periods)) {
          const parts = below(periods, period);
          for (const part of sortedKeys(parts)) {
            const kept = parts.get(part);
            if (kept !== undefined && (kept.count !== 0 || kept.amount !== 0)) yield kept;
          }
        }
      }
    }
  }

  list(): readonly SumChange[] {
    return [...this.sorted()];
  }
}

const scopesIn = remembered((departmentId: string) =>
  remembered((countryId: string): readonly [string, string, string, string] => {
    const place = { departmentId, countryId };
    return [scopeNames.all, scopeNames.department(place), scopeNames.country(place), scopeNames.both(place)];
  }),
);

/** The four scopes of a place: all, its department, its country, and both. */
export const scopesOf = ({
  departmentId,
  countryId,
}: Place): readonly [all: string, department: string, country: string, both: string] =>
  scopesIn(departmentId)(countryId);

const partsIn = remembered((measure: Measure) =>
  remembered((stored: string): readonly ('' | Tag)[] => partsOf(measure, stored)),
);
const personScope = remembered(scopeNames.person);

/** Adds what facts change in the sums of counts and amounts. */
export function addSums(into: SumChanges, counted: readonly Counted[]): void {
  for (const { measure, day, personId, tags, count, amount, ...place } of counted) {
    const [month, scopes, parts] = [monthOfDay(day), scopesOf(place), partsIn(measure)(tags)];
    for (const part of parts)
      for (const scope of scopes) {
        into.add({ measure, scope, period: day, part, count, amount });
        into.add({ measure, scope, period: month, part, count, amount });
      }
    if (personId === '') continue;
    const own = { measure, period: month, count, amount };
    into.add({ ...own, scope: scopeNames.people, part: personId });
    // Sizes of one person's movements are read from the facts.
    for (const part of parts.slice(1))
      if (!part.startsWith('size:')) into.add({ ...own, scope: personScope(personId), part });
  }
}

/** What facts change in the sums of counts and amounts. */
export function sumChanges(counted: readonly Counted[]): readonly SumChange[] {
  const changes = new SumChanges();
  addSums(changes, counted);
  return changes.list();
}

/** Whether a fact counts a person once. */
export const namesPerson = ({ measure, personId }: Pick<Fact, 'measure' | 'personId'>): boolean =>
  personId !== '' && countsPeople(measure);
