/** Who may read a file: its record decides, and before a record holds it only the person who uploaded it. */
import { isFileKind, type FileKind } from '#schema/files/files.rules.ts';
import type { ModuleFlag } from '#schema/modules.ts';
import { may } from '#schema/permissions.ts';
import { switchesOf } from '../organization/switches.ts';
import { isOver, type UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import { filesByKey, type FileRow } from './files.rules.ts';

/**
 * The rule of one kind of uploads: whether the person may see a record that holds the file. Undefined: no record holds
 * it.
 */
export type FileReader = (store: Store, me: UserRow, file: FileRow) => Promise<boolean | undefined>;

/** A rule for each kind of uploads; a kind without a rule does not compile. */
export type FileReaders = Readonly<Record<FileKind, FileReader>>;

/** For kinds whose files records of several tables hold: the first rule that knows the record decides. */
export const heldByOne =
  (...rules: readonly FileReader[]): FileReader =>
  async (store, me, file) => {
    for (const rule of rules) {
      const isSeen = await rule(store, me, file);
      if (isSeen !== undefined) return isSeen;
    }
    return undefined;
  };

/** A module's records and their files are closed while it is off. */
export const whileOn =
  (flag: ModuleFlag, reader: FileReader): FileReader =>
  async (store, me, file) => {
    const isSeen = await reader(store, me, file);
    return isSeen === true ? (await switchesOf(store, [flag]))(flag) : isSeen;
  };

/** For kinds that no record uses yet: only the person who uploaded a file may read it. */
export const heldByNothing: FileReader = async () => undefined;

/** A completed upload that the person may read; undefined for every other key. */
export async function readableFile(
  readers: FileReaders,
  store: Store,
  me: UserRow,
  key: string,
): Promise<FileRow | undefined> {
  const file = (await filesByKey(store, [key])).get(key);
  if (file === undefined || !isFileKind(file.type) || !may(me.userType, 'files.use')) return undefined;
  const isSeen = (await readers[file.type](store, me, file)) ?? file.uploaderId === me.id;
  return isSeen ? file : undefined;
}

/** The same for the person whom an address names, by their rights now. */
export async function readableFor(
  readers: FileReaders,
  store: Store,
  { reader, key, now }: { readonly reader: string; readonly key: string; readonly now: number },
): Promise<FileRow | undefined> {
  const {
    rows: [me],
  } = await store.list(users, { where: { id: reader, active: true, deletedAt: null } });
  return me === undefined || isOver(me, now) ? undefined : readableFile(readers, store, me, key);
}
