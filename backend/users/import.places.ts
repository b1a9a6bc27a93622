/** Departments and groups that a list names, created if missing, and links between directory entries and people. */
import { byNameKey } from '#schema/kit/names.ts';
import { userGroups } from '../departments/departments.tables.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { namesKnown, type Named } from './import.known.ts';
import type { Told } from './import.values.ts';
import { ldapLinks, userImportMade } from './imports.tables.ts';
import { departments } from '../people/users.tables.ts';

type Making = Pick<JobContext, 'store' | 'newId' | 'at'>;

/** Ids of departments and groups by `nameKey`. */
export interface Places {
  readonly departmentIdByName: Named['idOf'];
  readonly groupIdByName: Named['idOf'];
}

/** Ids by name. Creates missing departments and groups and records them for undo. */
export async function placesFor(
  { store, newId, at }: Making,
  importId: string,
  wanted: readonly Told[],
): Promise<Places> {
  const known = await namesKnown(store);
  const idsOf = async (kind: 'department' | 'group', names: readonly string[], { idOf }: Named) => {
    const ids = new Map(idOf);
    const made = [...byNameKey(names)]
      .filter(([key]) => !ids.has(key))
      .map(([key, name]) => {
        const id = newId();
        ids.set(key, id);
        return { id, name, active: true, createdAt: at };
      });
    if (kind === 'department')
      await store.insert(
        departments,
        made.map((one) => ({ ...one, parentId: null, managerId: null })),
      );
    else
      await store.insert(
        userGroups,
        made.map((one) => ({ ...one, description: '' })),
      );
    const marks = made.map(({ id: madeId }) => ({ id: newId(), importId, kind, madeId }));
    await store.insert(userImportMade, marks);
    return ids;
  };
  return {
    departmentIdByName: await idsOf(
      'department',
      wanted.flatMap(({ department }) => department ?? []),
      known.departments,
    ),
    groupIdByName: await idsOf(
      'group',
      wanted.flatMap(({ groups }) => groups ?? []),
      known.groups,
    ),
  };
}

/** Saves links between directory entries and people. */
export async function link({ store, newId, at }: Making, links: ReadonlyMap<string, string>): Promise<void> {
  if (links.size === 0) return;
  await store.remove(ldapLinks, {
    or: [{ ldapId: { in: [...links.keys()] } }, { userId: { in: [...links.values()] } }],
  });
  await store.insert(
    ldapLinks,
    [...links].map(([ldapId, userId]) => ({ id: newId(), ldapId, userId, syncedAt: at })),
  );
}
