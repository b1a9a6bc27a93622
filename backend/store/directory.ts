/** The directory over the verbs of a store: the two tables that belong to no organisation. */
import { DuplicateKey, type Directory, type OrgId, type Store } from './port.ts';
import { int, table, text, type Table } from './table.ts';

const directoryKeys = table('directory_keys', { organization: text() }, { indexes: [['organization']] });
const directoryOrganizations = table('directory_organizations', { place: int() }, { unique: [['place']] });

/** Kept beside the tables of the domains by every engine. */
export const directoryTables: readonly Table[] = [directoryKeys, directoryOrganizations];

/** The scope in which the directory's rows are kept. */
export const directoryScope: OrgId = '*';

/** The id itself where an organisation may have it; raises `TypeError` for the empty one and for the directory's scope. */
export function ofOrganization(org: OrgId): OrgId {
  if (org === '' || org === directoryScope) throw new TypeError(`"${org}" is no organisation`);
  return org;
}

/** Runs work on the directory's own scope, as `Database.tx` and `Database.read` do for an organisation. */
export interface DirectoryScope {
  tx<A>(work: (store: Store) => Promise<A>): Promise<A>;
  read<A>(work: (store: Store) => Promise<A>): Promise<A>;
}

/** The directory of a database. */
export function openDirectory({ tx, read }: DirectoryScope): Directory {
  return {
    find: async (key) =>
      (await read((store) => store.list(directoryKeys, { where: { id: key } }))).rows[0]?.organization,
    organizations: async () => {
      const { rows } = await read((store) =>
        store.list(directoryOrganizations, { order: [['place', 'asc']] }),
      );
      return rows.map(({ id }) => id);
    },
    bind: (organization, keys) => tx((store) => bindKeys(store, organization, keys)),
    unbind: async (organization, keys) => {
      await tx((store) => store.remove(directoryKeys, { organization, id: { in: [...keys] } }));
    },
  };
}

/** Binds keys inside a transaction of the directory's scope; knows the organisation from then on. */
export async function bindKeys(store: Store, organization: OrgId, keys: readonly string[]): Promise<void> {
  const [newest] = (await store.list(directoryOrganizations, { order: [['place', 'desc']], limit: 1 })).rows;
  await store.insert(directoryOrganizations, [{ id: organization, place: (newest?.place ?? 0) + 1 }], {
    skipExisting: true,
  });
  await store.insert(
    directoryKeys,
    keys.map((id) => ({ id, organization })),
    { skipExisting: true },
  );
  const { rows } = await store.list(directoryKeys, {
    where: { id: { in: [...keys] }, organization: { ne: organization } },
    limit: 1,
  });
  if (rows.length > 0) throw new DuplicateKey(directoryKeys.name, ['id']);
}
