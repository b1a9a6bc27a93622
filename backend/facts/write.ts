/** Writes facts, in the transaction of what they count. */
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { facts } from './facts.tables.ts';
import { storedTags, type Measure, type Tag } from './measures.ts';

export type Fact = Row<typeof facts>;

/** Something that happened and is counted. */
export interface Happened {
  readonly measure: Measure;
  /** The person it counts for; null for the organisation. */
  readonly personId: string | null;
  /** The person whose department and country it counts in, if `personId` is null. */
  readonly placeOf?: string | null;
  readonly tags: readonly Tag[];
  readonly count: number;
  readonly amount: number;
  readonly sourceId: string;
  /** The instant that determines the day. */
  readonly at: string;
}

/** Department and country of a person; empty for none. */
export type Place = Pick<Fact, 'departmentId' | 'countryId'>;
export const nowhere: Place = { departmentId: '', countryId: '' };

/** The day of an instant in a time zone; each instant is looked up once. */
export function daysOf(timezone: string): (at: string) => string {
  const days = new Map<string, string>();
  return (at) => {
    const day = days.get(at) ?? dayAt(Date.parse(at), timezone);
    days.set(at, day);
    return day;
  };
}

/** Facts as rows, by default not yet folded. */
export const factRows = (
  happened: readonly Happened[],
  {
    dayOf,
    places,
    newId,
    folded = 0,
  }: {
    readonly dayOf: (at: string) => string;
    readonly places: ReadonlyMap<string, Place>;
    readonly newId: () => string;
    readonly folded?: 0 | 1;
  },
): readonly Fact[] =>
  happened.map(({ measure, personId, placeOf, tags, count, amount, sourceId, at }) => {
    const { departmentId, countryId } = places.get(personId ?? placeOf ?? '') ?? nowhere;
    return {
      id: newId(),
      measure,
      day: dayOf(at),
      personId: personId ?? '',
      departmentId,
      countryId,
      tags: storedTags(tags),
      count,
      amount,
      sourceId,
      gone: false,
      folded,
      createdAt: at,
    };
  });

/** The places of these people now. */
export async function placesOf(
  store: Store,
  personIds: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, Place>> {
  const ids = [...new Set(personIds.filter((id) => id !== null && id !== undefined && id !== ''))];
  if (ids.length === 0) return new Map();
  const { rows } = await store.list(users, {
    columns: ['departmentId', 'countryId'],
    where: { id: { in: ids.flatMap((id) => id ?? []) } },
  });
  return new Map(
    rows.map(({ id, departmentId, countryId }) => [
      id,
      { departmentId: departmentId ?? '', countryId: countryId ?? '' },
    ]),
  );
}

/** Writes facts in the departments of this moment; `timezone` saves a read where it is known. */
export async function writeFacts(
  store: Store,
  happened: readonly Happened[],
  newId: () => string,
  timezone?: string,
): Promise<void> {
  if (happened.length === 0) return;
  const places = await placesOf(
    store,
    happened.map(({ personId, placeOf }) => personId ?? placeOf),
  );
  const zone = timezone ?? (await timezoneOf(store));
  await store.insert(facts, factRows(happened, { dayOf: daysOf(zone), places, newId }));
}

/** Takes the facts of these sources back, on the days on which they count. */
export async function takeBackFacts(
  { store, newId, at }: { readonly store: Store; readonly newId: () => string; readonly at: string },
  sourceIds: readonly string[],
): Promise<void> {
  const taken = await store.update(facts, { sourceId: { in: sourceIds }, gone: false }, { gone: true });
  await store.insert(
    facts,
    taken.map((fact) => ({
      ...fact,
      id: newId(),
      count: -fact.count,
      amount: -fact.amount,
      folded: 0,
      createdAt: at,
    })),
  );
}
