/** A figure by department or country. */
import { facts, factSums } from '../facts/facts.tables.ts';
import { daysIn, monthOfDay } from '../facts/periods.ts';
import { departments, users } from '../people/users.tables.ts';
import { isSum, seriesOf, sumRules, valueOf, type Promised } from './figures.ts';
import { isPromised } from './promise.ts';
import { keyOf, type Value, type Wanted } from './chart.parts.ts';
import type { Reading } from './reading.ts';

/** The departments or countries that can have figures, the empty one for people without one. */
async function placesOf({ context: { store } }: Reading, by: Wanted['by']): Promise<readonly string[]> {
  if (by === 'department') return ['', ...(await store.list(departments)).rows.map(({ id }) => id)];
  const rows = await store.tally(users, { by: ['countryId'] });
  return [...new Set(['', ...rows.map(({ countryId }) => countryId ?? '')])];
}

/** Places that no longer exist and have figures: found only where the known ones do not add up to the whole. */
async function removedPlaces(
  { context: { store }, startDate, endDate }: Reading,
  { kind, by }: Wanted,
  known: readonly string[],
): Promise<readonly string[]> {
  if (!isSum(kind) || by !== 'department') return [];
  const { measure } = sumRules[kind];
  const kept = await store.tally(factSums, {
    where: {
      measure,
      scope: { gte: 'department:', lt: 'department;' },
      period: { in: [...new Set(daysIn({ startDate, endDate }).map(monthOfDay))] },
      part: '',
    },
    by: ['scope'],
  });
  const waiting = await store.tally(facts, { where: { folded: 0, measure }, by: ['departmentId'] });
  const all = [...kept.map(({ scope }) => keyOf(scope)), ...waiting.map(({ departmentId }) => departmentId)];
  return [...new Set(all)].filter((key) => !known.includes(key));
}

/** The values of places of the organisation, as many reads for all as for one. */
async function valuesOf(
  reading: Reading,
  allowed: Promised,
  { kind, by, tag, size }: Wanted,
  keys: readonly string[],
): Promise<Value[]> {
  const may = keys.map((key) =>
    by === 'department' ? allowed(kind, key, reading.countryId) : allowed(kind, reading.departmentId, key),
  );
  const scopes = may.flatMap(({ scope }) => scope ?? []);
  const sums = isSum(kind) ? await seriesOf(reading, kind, scopes, { tag, size }) : [];
  const found: Value[] = [];
  let at = 0;
  for (const [index, key] of keys.entries()) {
    const one = may[index];
    if (one === undefined || one.scope === null) found.push({ key, value: null, withheld: 'few' });
    else if (isSum(kind)) {
      found.push({ key, value: sums[at]?.get('') ?? 0, withheld: null });
      at += 1;
    } else found.push({ key, ...(await valueOf(reading, kind, one)) });
  }
  return found.filter(({ value }) => value !== 0);
}

export async function byPlace(reading: Reading, allowed: Promised, wanted: Wanted): Promise<Value[]> {
  const { kind, by, tag, size } = wanted;
  const asked = by === 'department' ? reading.departmentId : reading.countryId;
  const keys = asked === null ? await placesOf(reading, by) : [asked];
  const found = await valuesOf(reading, allowed, wanted, keys);
  if (asked !== null || isPromised(reading, kind)) return found;
  const whole = await valueOf(reading, kind, allowed(kind), { tag, size });
  const sum = found.reduce((total, { value }) => total + (value ?? 0), 0);
  if (sum === whole.value) return found;
  return [
    ...found,
    ...(await valuesOf(reading, allowed, wanted, await removedPlaces(reading, wanted, keys))),
  ];
}

/** For people of a manager, or oneself: by the departments in which they were. Private ones are left out for a manager. */
export async function byOwnPlace(reading: Reading, allowed: Promised, wanted: Wanted): Promise<Value[]> {
  const { kind, by } = wanted;
  const may = allowed(kind);
  const column = by === 'department' ? 'departmentId' : 'countryId';
  const whole = await valueOf(reading, kind, may, wanted);
  const { rows } = await reading.context.store.list(users, {
    columns: ['departmentId', 'countryId'],
    where: { id: { in: reading.ids } },
  });
  const places = [...new Set(rows.map((row) => row[column] ?? ''))];
  // One place of all holds the whole; several are told apart by their people of today.
  const [only] = places;
  if (places.length === 1 && only !== undefined) return [{ key: only, ...whole }];
  const found: Value[] = [];
  for (const key of places) {
    const ids = rows.filter((row) => (row[column] ?? '') === key).map(({ id }) => id);
    const part: Reading = { ...reading, ids, facts: { kind: 'people', ids } };
    const shown =
      whole.value === null
        ? whole
        : await valueOf(part, kind, { scope: [{ kind: 'people', ids }], withheld: null }, wanted);
    found.push({ key, ...shown });
  }
  return found;
}
