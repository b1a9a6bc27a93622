/** The directory, built on a store: two tables that belong to no organisation. */
import { DuplicateKey, type Directory, type OrgId, type Store } from './port.ts';
import { int, table, text, type Table } from './table.ts';

const directoryKeys = table('directory_keys', { organization: text() }, { indexes: [['organization']] });
const directoryOrganizations = table('directory_organizations', { place: int() }, { unique: [['place']] });

/** Every engine creates these tables beside those of the domains. */
export const directoryTables: readonly Table[] = [directoryKeys, directoryOrganizations];

/** The scope of the directory's rows. */
export const directoryScope: OrgId = '*';

/** Returns the id if an organisation may have it; throws `TypeError` for the empty id and for the directory's scope. */
export function ofOrganization(org: OrgId): OrgId {
  if (org === '' || org === directoryScope) throw new TypeError(`"${org}" is no organisation`);
  return org;
}

/** Runs work in the directory's own scope, like `Database.tx` and `Database.read` in an organisation. */
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

/** Binds keys inside a transaction of the directory's scope, and registers the organisation. */
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
