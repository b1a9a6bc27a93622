/** When and for whom an announcement runs, decided without reading anything. */
import type { Row } from '../store/table.ts';
import type { publicity } from './pages.tables.ts';

export type PublicityRow = Row<typeof publicity>;

/** Whether it is on, and a day (`YYYY-MM-DD`, on the organisation's own wall) lies between its first and its last one. */
export const runsOn = (
  { active, startsAt, endsAt }: Pick<PublicityRow, 'active' | 'startsAt' | 'endsAt'>,
  today: string,
): boolean => active && (startsAt === null || startsAt <= today) && (endsAt === null || today <= endsAt);

/** Whether it is meant for people of a department; null are those of none. */
export const isFor = (
  { departmentIds }: Pick<PublicityRow, 'departmentIds'>,
  departmentId: string | null,
): boolean => departmentIds.length === 0 || (departmentId !== null && departmentIds.includes(departmentId));
