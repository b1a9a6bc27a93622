/** The values of an organisation. */
import type { RowsByTable } from '#backend/store/seed.ts';
import { values } from '#backend/program/values.tables.ts';
import { instant } from '../calendar.ts';
import { valueKeys, type ValueKey } from '../culture.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { chapters } from '../story.ts';

/** Ids and rows of the values. */
export function valuesOf({ culture, story, begun, newId }: Plan): {
  readonly valueIdOf: ReadonlyMap<ValueKey, string>;
  readonly rows: RowsByTable;
} {
  const createdAt = instant(Math.max(begun, story.start(chapters.values)));
  const made = valueKeys.map((key, position) => {
    const [name, nameEn, description, icon] = culture.values[key];
    const row = {
      id: newId('corporate_values'),
      name,
      nameEn,
      description,
      icon,
      iconKey: null,
      position,
      createdAt,
    };
    return { key, row: { ...row, active: true } };
  });
  return {
    valueIdOf: new Map(made.map(({ key, row }) => [key, row.id])),
    rows: rowsOf(
      values,
      made.map(({ row }) => row),
    ),
  };
}
