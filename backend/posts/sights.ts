/**
 * Which audiences of posts hold a person today: those of the role, and those of the department, the groups and the person
 * that something was addressed to. Without addressed posts a reader costs one read, which all readers share.
 */
import { audiences, audiencesOf } from '#schema/recognitions/recognitions.rules.ts';
import { userGroupMembers } from '../departments/departments.tables.ts';
import type { Context } from '../http/context.ts';
import type { UserRow } from '../people/users.rules.ts';
import type { Store } from '../store/port.ts';
import { postAudiences, type SeenBy } from './posts.tables.ts';

/** Whom an audience holds. */
export interface Addressees {
  readonly departmentIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly userIds: readonly string[];
}

const partsOf = ({ departmentIds, groupIds, userIds }: Addressees): readonly string[] => [
  ...departmentIds.map((id) => `department:${id}`),
  ...groupIds.map((id) => `group:${id}`),
  ...userIds.map((id) => `person:${id}`),
];

/** Whether a post is for named departments, groups or people, and not for roles. */
export const isAddressed = (seenBy: SeenBy): boolean => audiences.every((one) => one !== seenBy);

/** The audiences that hold a person today. */
export async function sightsOf(
  store: Store,
  { id, departmentId, userType }: Pick<UserRow, 'id' | 'departmentId' | 'userType'>,
): Promise<readonly SeenBy[]> {
  const byRole = audiencesOf(userType);
  const { rows: any } = await store.list(postAudiences, { limit: 1 });
  if (any.length === 0) return byRole;
  const { rows: memberships } = await store.list(userGroupMembers, { where: { userId: id } });
  const parts = partsOf({
    departmentIds: departmentId === null ? [] : [departmentId],
    groupIds: memberships.map(({ groupId }) => groupId),
    userIds: [id],
  });
  const { rows } = await store.list(postAudiences, { where: { part: { in: parts } } });
  return [...byRole, ...new Set(rows.map(({ audience }) => audience))];
}

/** Sets whom an audience of posts holds from now on. */
export async function address(
  { store, newId }: Pick<Context, 'store' | 'newId'>,
  audience: SeenBy,
  to: Addressees,
): Promise<void> {
  const parts = [...new Set(partsOf(to))];
  const { rows } = await store.list(postAudiences, { where: { audience } });
  const gone = rows.filter(({ part }) => !parts.includes(part)).map(({ id }) => id);
  if (gone.length > 0) await store.remove(postAudiences, { id: { in: gone } });
  await store.insert(
    postAudiences,
    parts.map((part) => ({ id: newId(), audience, part })),
    { skipExisting: true },
  );
}

/** The same for an audience that something may have been addressed to. */
export async function readdress(
  context: Pick<Context, 'store' | 'newId'>,
  audience: SeenBy,
  to: Addressees,
): Promise<void> {
  const { rows } = await context.store.list(postAudiences, { where: { audience }, limit: 1 });
  if (rows.length > 0) await address(context, audience, to);
}
