/** Events of departments. */
import { domainEvent } from '../kit/domainEvent.ts';

/** A department is removed; its people are in another one by now, or in none. */
export const departmentRemoved = domainEvent<{ readonly id: string; readonly movedTo: string | null }>(
  'department.removed',
);
