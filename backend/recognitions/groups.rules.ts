/** Recognition groups and the types they contain. Only the group stores the relation. */
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { recognitionGroups } from '../program/program.tables.ts';

type Group = Row<typeof recognitionGroups>;

/** Every group, oldest first. */
export const groupsOf = async (store: Store): Promise<readonly Group[]> =>
  (await store.list(recognitionGroups, { order: [['createdAt', 'asc']] })).rows;

/** The oldest group that contains a type; null if there is none. */
export const groupOfType = (groups: readonly Group[], typeId: string): string | null =>
  groups.find((group) => group.recognitionTypeIds.includes(typeId))?.id ?? null;

/** Moves a type to one group, or out of all groups. Changes nothing if that group already contains the type. */
export async function regroup(store: Store, typeId: string, groupId: string | null): Promise<void> {
  const groups = await groupsOf(store);
  const holds = (group: Group): boolean => group.recognitionTypeIds.includes(typeId);
  if (groups.some((group) => group.id === groupId && holds(group))) return;
  for (const group of groups) {
    if (group.id !== groupId && !holds(group)) continue;
    const others = group.recognitionTypeIds.filter((id) => id !== typeId);
    await store.update(
      recognitionGroups,
      { id: group.id },
      { recognitionTypeIds: group.id === groupId ? [...others, typeId] : others },
    );
  }
}
