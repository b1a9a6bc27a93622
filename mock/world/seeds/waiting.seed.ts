/** One thing that somebody put off until yesterday, and that waits again. */
import type { RowsByTable } from '#backend/store/seed.ts';
import { taskPeople } from '#backend/tasks/tasks.tables.ts';
import { waitingSnoozes } from '#backend/waiting/waiting.tables.ts';
import { day, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';

/** Nothing without a task. */
export function waitingSeed({ calendar, newId }: Plan, tasks: RowsByTable): RowsByTable {
  const first = tasks[taskPeople.name]?.slice(0, 1) ?? [];
  return rowsOf(
    waitingSnoozes,
    first.map((row) => ({
      id: newId('waiting_snoozes'),
      userId: String(row['userId']),
      kind: 'task' as const,
      itemId: String(row['taskId']),
      until: instant(calendar.now - day),
    })),
  );
}
