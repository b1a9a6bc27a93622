/** Events of departments. */
import { domainEvent } from '../kit/domainEvent.ts';

/** A department was removed; its people are already in another department, or in none. */
export const departmentRemoved = domainEvent<{ readonly id: string; readonly movedTo: string | null }>(
  'department.removed',
);
