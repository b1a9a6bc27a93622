/** Cells of a survey: fixed at the launch from the department and tenure of the day. */
import type { Values } from '#schema/kit/privacy/cells.ts';
import type { Dimension } from '#schema/surveys/surveys.rules.ts';
import { tenureOf } from '#schema/surveys/tenure.ts';
import type { UserRow } from '../people/users.rules.ts';
import { departments } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';

/** What is frozen of a person at the launch. */
export const frozen = (
  { departmentId, admissionDate }: Pick<UserRow, 'departmentId' | 'admissionDate'>,
  day: string,
): { readonly departmentId: string | null; readonly tenure: string | null } => ({
  departmentId,
  tenure: tenureOf(admissionDate, day),
});

/** The values of a frozen person by dimension, for `launchCells`. */
export const valuesIn = ({
  departmentId,
  tenure,
}: {
  readonly departmentId: string | null;
  readonly tenure: string | null;
}): Values => ({ department: departmentId ?? '', tenure: tenure ?? '' });

/** The values that a person would have on a day. */
export const valuesOf = (person: Parameters<typeof frozen>[0], day: string): Values =>
  valuesIn(frozen(person, day));

/** Gives the names of values: of departments (empty for people without one), and bands of tenure as they are. */
export async function segmentNames(
  store: Store,
): Promise<(dimension: Dimension, values: readonly string[]) => string[]> {
  const { rows } = await store.list(departments);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (dimension, values) =>
    values.map((value) => (dimension === 'department' ? (names.get(value) ?? '') : value));
}
