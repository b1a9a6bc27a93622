/** Recognition groups hold the lists of their types; what a type says of its group is read from them. */
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { recognitionGroups } from '../program/program.tables.ts';

type Group = Row<typeof recognitionGroups>;

/** Every group, oldest first. */
export const groupsOf = async (store: Store): Promise<readonly Group[]> =>
  (await store.list(recognitionGroups, { order: [['createdAt', 'asc']] })).rows;

/** The oldest group that holds a type, none where none does. */
export const groupOfType = (groups: readonly Group[], typeId: string): string | null =>
  groups.find((group) => group.recognitionTypeIds.includes(typeId))?.id ?? null;

/** Puts a type into one group and out of all others, or out of every group; a group that holds it already leaves all as it is. */
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
