/** Finds and removes files whose record is gone, and uploads without a record of people who are gone. */
import { isFileKind, type FileKind } from '#schema/files/files.rules.ts';
import type { Dependencies } from '../http/context.ts';
import { users } from '../people/users.tables.ts';
import type { OrgId, Store } from '../store/port.ts';
import type { Table } from '../store/table.ts';
import { isForOne } from './files.link.ts';
import { files } from './files.tables.ts';

/** The tables of the records that hold the files of each kind. */
export type FileHolders = Readonly<Record<FileKind, readonly Table[]>>;

/** Files of one read. */
const readAtOnce = 500;

/** Files of a page that nobody can read any more, and the id of its last file. */
async function goneAfter(store: Store, holders: FileHolders, after: string) {
  const { rows } = await store.list(files, {
    where: { id: { gt: after } },
    order: [['id', 'asc']],
    limit: readAtOnce,
    with: { uploader: { one: users, on: 'uploaderId' } },
  });
  const known = new Set<string>();
  for (const table of new Set(Object.values(holders).flat())) {
    const held = rows.flatMap(({ type, recordId }) =>
      recordId !== null && isFileKind(type) && holders[type].includes(table) ? [recordId] : [],
    );
    if (held.length === 0) continue;
    const { rows: records } = await store.list<Table>(table, { where: { id: { in: held } } });
    for (const { id } of records) known.add(id);
  }
  const gone = rows.filter(({ id, recordId, uploader }) =>
    recordId === null
      ? isForOne(id) && uploader !== null && uploader.deletedAt !== null
      : !known.has(recordId),
  );
  return { keys: gone.map(({ id }) => id), last: rows.at(-1)?.id };
}

/** Returns how many files went. */
export async function sweep(
  { db, blobs, pause }: Dependencies,
  org: OrgId,
  holders: FileHolders,
): Promise<number> {
  let swept = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    const from: string = after;
    const { keys, last } = await db.read(org, (store) => goneAfter(store, holders, from));
    // The bytes go first: a stop in between leaves a row, which the next day sweeps.
    for (const key of keys) await blobs.remove(org, key);
    if (keys.length > 0) await db.tx(org, (store) => store.remove(files, { id: { in: keys } }));
    swept += keys.length;
    after = last;
    await pause?.();
  }
  return swept;
}
