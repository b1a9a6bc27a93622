/** The part of another department that waits for the leader of the demo to accept it. */
import type { Row } from '#backend/store/table.ts';
import { moving } from '#backend/goals/goals.defaults.ts';
import type { goalLinks, goals } from '#backend/goals/goals.tables.ts';
import type { Person } from './users.seed.ts';

/** Of the goals of the last period; nothing where the leader has no goal of a department, or nobody else can ask. */
export function askedLink(
  made: readonly Row<typeof goals>[],
  { leader, members }: { readonly leader: Person | undefined; readonly members: readonly Person[] },
  own: Pick<Row<typeof goalLinks>, 'id' | 'createdAt'>,
): readonly Row<typeof goalLinks>[] {
  const now = made.filter(({ periodId }) => periodId === made.at(-1)?.periodId);
  const above = now.find(({ level, ownerId }) => level === 'department' && ownerId === leader?.id);
  const below = now.find(
    ({ level, ownerId, departmentId, visibility }) =>
      level === 'person' &&
      visibility === 'organization' &&
      departmentId !== above?.departmentId &&
      members.some(({ id, isPersona }) => id === ownerId && !isPersona),
  );
  if (above === undefined || below === undefined) return [];
  const asked = { weight: 0, askedWeight: 2, askedById: below.ownerId };
  return [{ ...own, parentId: above.id, childId: below.id, ...asked, ...moving }];
}
