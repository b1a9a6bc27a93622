/** Updates the directory with an organisation's addresses and keys, after their rows are committed. */
import type { Context, Dependencies } from '../http/context.ts';
import { DuplicateKey, type OrgId } from '../store/port.ts';
import { directoryDues } from './mail.tables.ts';

type Owing = Pick<Context, 'store' | 'newId' | 'at'> & { readonly settleDirectory?: () => void };

/** Records inside the transaction that directory keys must be bound or unbound; this happens right after the commit. */
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

/** The same for email addresses (in lower case). */
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

/**
 * Settles the recorded keys, oldest first. A key that now belongs to another organisation is logged and skipped.
 * Returns whether there was work.
 */
export async function settleDirectory(
  { db, log }: Pick<Dependencies, 'db' | 'log'>,
  org: OrgId,
): Promise<boolean> {
  const { rows } = await db.read(org, (store) =>
    // Ids are drawn inside the transaction of the change, times when its call arrived.
    store.list(directoryDues, { order: [['id', 'asc']] }),
  );
  if (rows.length === 0) return false;
  // Runs of one verb keep their order, so that the last change of an address wins.
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
