/** Names of what figures are divided by. What was removed has none: it is null, and its figures stay. */
import type { ChartDimension } from '#schema/analytics/analytics.rules.ts';
import type { Context } from '../http/context.ts';
import { departments } from '../people/users.tables.ts';
import { recognitionTypes, superTypes } from '../program/program.tables.ts';
import { values } from '../program/values.tables.ts';
import { countriesIn } from '../reference/countries.ts';

export interface Name {
  readonly name: string | null;
  readonly nameEn: string | null;
}
const none: Name = { name: null, nameEn: null };

/** The names of a dimension by key. */
export async function namesOf(
  { store }: Pick<Context, 'store'>,
  by: ChartDimension,
): Promise<(key: string) => Name> {
  const found = new Map<string, Name>();
  if (by === 'department')
    for (const { id, name } of (await store.list(departments)).rows) found.set(id, { name, nameEn: null });
  if (by === 'country') {
    const english = new Map(countriesIn('en').map(({ id, name }) => [id, name]));
    for (const { id, name } of countriesIn('es')) found.set(id, { name, nameEn: english.get(id) ?? null });
  }
  if (by === 'type')
    for (const { id, name, nameEn } of (await store.list(recognitionTypes)).rows)
      found.set(id, { name, nameEn });
  if (by === 'value')
    for (const { id, name, nameEn } of (await store.list(values)).rows) found.set(id, { name, nameEn });
  if (by === 'category')
    for (const { id, name } of (await store.list(superTypes)).rows) found.set(id, { name, nameEn: null });
  return (key) => found.get(key) ?? none;
}
