/** Which addresses and keys belong to which organisation: told to the directory once the rows that carry them are kept. */
import type { Context, Dependencies } from '../http/context.ts';
import { DuplicateKey, type OrgId } from '../store/port.ts';
import { directoryDues } from './mail.tables.ts';

type Owing = Pick<Context, 'store' | 'newId' | 'at'> & { readonly settleDirectory?: () => void };

/** Writes down, inside the transaction, that keys of the directory are to be bound or let go; it is done as soon as the transaction stands. */
export async function oweKeys(
  { store, newId, at, settleDirectory: settle }: Owing,
  verb: 'bind' | 'unbind',
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await store.insert(
    directoryDues,
    keys.map((key) => ({ id: newId(), key, verb, createdAt: at })),
  );
  settle?.();
}

/** The same of addresses (in lower case). */
export const oweDirectory = (
  context: Owing,
  verb: 'bind' | 'unbind',
  emails: readonly string[],
): Promise<void> =>
  oweKeys(
    context,
    verb,
    emails.map((email) => `email:${email}`),
  );

/** Does what is owed, oldest first; a key that another organisation has taken meanwhile is logged and left. Answers whether there was anything. */
export async function settleDirectory(
  { db, log }: Pick<Dependencies, 'db' | 'log'>,
  org: OrgId,
): Promise<boolean> {
  const { rows } = await db.read(org, (store) =>
    store.list(directoryDues, {
      order: [
        ['createdAt', 'asc'],
        ['id', 'asc'],
      ],
    }),
  );
  if (rows.length === 0) return false;
  // Runs of one verb, in order: an address that was let go and taken again must end as it was meant.
  for (let from = 0; from < rows.length;) {
    const verb = rows[from]?.verb;
    let to = from;
    while (rows[to]?.verb === verb) to++;
    const keys = rows.slice(from, to).map(({ key }) => key);
    try {
      if (verb === 'bind') await db.directory.bind(org, keys);
      else await db.directory.unbind(org, keys);
    } catch (error) {
      if (!(error instanceof DuplicateKey)) throw error;
      for (const key of keys)
        await db.directory
          .bind(org, [key])
          .catch(() => log('an address belongs to another organisation by now'));
    }
    from = to;
  }
  const done = rows.map(({ id }) => id);
  await db.tx(org, (store) => store.remove(directoryDues, { id: { in: done } }));
  return true;
}
