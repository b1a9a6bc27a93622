/** Addresses that get no mails of communications, because a mail server said that they do not work or are not wanted. */
import type { Store } from '../store/port.ts';
import { mailStops, type MailStop } from './mail.tables.ts';

/** Then the address is tried again: a mailbox may be back. */
const stopDays = 90;
const dayMs = 86_400_000;

/** An address as two spellings of it compare. */
const plain = (email: string): string => email.trim().toLowerCase();

/** The addresses that are stopped at a moment. */
export async function stoppedAddresses(store: Store, now: number): Promise<ReadonlySet<string>> {
  const since = new Date(now - stopDays * dayMs).toISOString();
  const { rows } = await store.list(mailStops, { where: { createdAt: { gte: since } } });
  return new Set(rows.map(({ email }) => email));
}

export const isStopped = (stopped: ReadonlySet<string>, email: string): boolean => stopped.has(plain(email));

/** Stops an address, or begins its time again. */
export async function stopAddress(
  { store, newId, at }: { readonly store: Store; readonly newId: () => string; readonly at: string },
  address: string,
  why: MailStop,
): Promise<void> {
  const email = plain(address);
  const known = await store.update(mailStops, { email }, { why, createdAt: at });
  if (known.length === 0) await store.insert(mailStops, [{ id: newId(), email, why, createdAt: at }]);
}
