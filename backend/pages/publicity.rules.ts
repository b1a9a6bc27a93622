/** Pure rules for when and for whom an announcement runs. */
import type { Row } from '../store/table.ts';
import type { publicity } from './pages.tables.ts';

export type PublicityRow = Row<typeof publicity>;

/** Whether it is active and a day (`YYYY-MM-DD`, in the organisation's time zone) is within its first and last day. */
export const runsOn = (
  { active, startsAt, endsAt }: Pick<PublicityRow, 'active' | 'startsAt' | 'endsAt'>,
  today: string,
): boolean => active && (startsAt === null || startsAt <= today) && (endsAt === null || today <= endsAt);
