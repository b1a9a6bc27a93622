/** What facts change in the sums: pure, so that a job, a read and a recount all count alike. */
import type { Row } from '../store/table.ts';
import type { factSums } from './facts.tables.ts';
import { countsPeople, partsOf } from './measures.ts';
import { monthOfDay } from './periods.ts';
import type { Fact, Place } from './write.ts';

/** A change of one row of sums. */
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

/** Changes of sums, added up by row. */
export class SumChanges {
  readonly #byKey = new Map<string, { -readonly [K in keyof SumChange]: SumChange[K] }>();

  add(change: SumChange): void {
    const key = sumKey(change);
    const known = this.#byKey.get(key);
    if (known === undefined) this.#byKey.set(key, { ...change });
    else {
      known.count += change.count;
      known.amount += change.amount;
    }
  }

  /** Those that change something. */
  list(): readonly SumChange[] {
    return [...this.#byKey.values()].filter(({ count, amount }) => count !== 0 || amount !== 0);
  }
}

/** The four scopes of a place. */
const scopesOf = (place: Place): readonly string[] => [
  scopeNames.all,
  scopeNames.department(place),
  scopeNames.country(place),
  scopeNames.both(place),
];

/** Adds what facts change in the sums of counts and amounts. */
export function addSums(into: SumChanges, counted: readonly Counted[]): void {
  for (const { measure, day, personId, tags, count, amount, ...place } of counted) {
    const [month, scopes, parts] = [monthOfDay(day), scopesOf(place), partsOf(measure, tags)];
    for (const part of parts)
      for (const scope of scopes)
        for (const period of [day, month]) into.add({ measure, scope, period, part, count, amount });
    if (personId === '') continue;
    const own = { measure, period: month, count, amount };
    into.add({ ...own, scope: scopeNames.people, part: personId });
    // Sizes of one person's movements are read from the facts.
    for (const part of parts.slice(1))
      if (!part.startsWith('size:')) into.add({ ...own, scope: scopeNames.person(personId), part });
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
