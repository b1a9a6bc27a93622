/**
 * The promise: what people do by themselves (coming in; for managers also spending) is shown only for groups of at least
 * the threshold. Groups are decided from the people of departments and countries, never from what they did, so that
 * neither a figure, nor its complement, nor the difference of two tells about fewer.
 */
import type { FigureKind, WithheldFor } from '#schema/analytics/analytics.rules.ts';
import { cellsIn, cellsOf, type Cell } from '#schema/kit/privacy/cells.ts';
import { threshold } from '#schema/limits.parts.ts';
import { present } from '../departments/leaders.ts';
import type { FactScope } from '../facts/read.ts';
import { departments, users } from '../people/users.tables.ts';
import type { Reading } from './reading.ts';

const promised: Readonly<Record<Reading['scope'], readonly FigureKind[]>> = {
  own: [],
  people: ['activePeople', 'sessions', 'pointsRedeemed'],
  organization: ['activePeople', 'sessions'],
};

/** Whether a figure is promised to tell about no few people. */
export const isPromised = ({ scope }: Pick<Reading, 'scope'>, kind: FigureKind): boolean =>
  promised[scope].includes(kind);

/** What may be read for a figure: facts of a scope, or the reason why nothing is. */
export type Allowed =
  | { readonly scope: readonly FactScope[]; readonly withheld: null }
  | { readonly scope: null; readonly withheld: WithheldFor };
const few: Allowed = { scope: null, withheld: 'few' };

/** Cells of people by department and country, of at least the threshold each. */
async function cellsNow({ context: { store } }: Reading): Promise<readonly Cell[]> {
  const counted = await store.tally(users, { where: present, by: ['departmentId', 'countryId'] });
  return cellsOf(
    counted.map(({ departmentId, countryId }) => ({
      department: departmentId ?? '',
      country: countryId ?? '',
    })),
    ['department', 'country'],
    threshold.usual,
    counted.map(({ count }) => count),
  ).cells;
}

/** Whether a filter is a sum of whole cells, with at least the threshold of people inside. */
function isWhole(cells: readonly Cell[], departmentId: string | null, countryId: string | null): boolean {
  const inside = cellsIn(cells, {
    ...(departmentId === null ? {} : { department: [departmentId] }),
    ...(countryId === null ? {} : { country: [countryId] }),
  });
  const people = (inside ?? []).reduce((sum, at) => sum + (cells[at]?.invited ?? 0), 0);
  return inside !== null && people >= threshold.usual;
}

/** Departments that a manager leads, if exactly their people are in them: then their sums do not change with a person. */
async function departmentsLed({ context: { store, me }, ids }: Reading): Promise<readonly FactScope[]> {
  const { rows: led } = await store.list(departments, { where: { managerId: me.id } });
  if (led.length === 0) return [];
  const { rows } = await store.list(users, {
    columns: ['active'],
    where: { ...present, departmentId: { in: led.map(({ id }) => id) } },
  });
  const there = new Set(rows.map(({ id }) => id).filter((id) => id !== me.id));
  if (there.size !== ids.length || !ids.every((id) => there.has(id))) return [];
  return led.map(({ id }) => ({ kind: 'department', departmentId: id }));
}

/** Decides for several groups at once; `allowedFor` a department and country, null for the filter of the reading. */
export async function promiseOf(
  reading: Reading,
): Promise<(kind: FigureKind, departmentId?: string | null, countryId?: string | null) => Allowed> {
  const { scope, ids, facts } = reading;
  const cells = scope === 'organization' ? await cellsNow(reading) : [];
  const led = scope === 'people' && ids.length >= threshold.usual ? await departmentsLed(reading) : [];
  return (kind, departmentId = reading.departmentId, countryId = reading.countryId) => {
    const open: FactScope =
      scope !== 'organization'
        ? facts
        : departmentId !== null
          ? { kind: 'department', departmentId, ...(countryId === null ? {} : { countryId }) }
          : countryId === null
            ? { kind: 'all' }
            : { kind: 'country', countryId };
    if (!isPromised(reading, kind)) return { scope: [open], withheld: null };
    if (scope === 'people') return led.length === 0 ? few : { scope: led, withheld: null };
    return isWhole(cells, departmentId, countryId) ? { scope: [open], withheld: null } : few;
  };
}
