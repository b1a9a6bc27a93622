/**
 * Removes the photos of a removed person and clears import data about the person. The row itself is cleared in
 * `people.erase.ts`.
 */
import type { Context } from '../http/context.ts';
import { onPersonRemoved } from '../http/handling.ts';
import { files } from '../files/files.tables.ts';
import type { UserRow } from '../people/users.rules.ts';
import { deletionRequests, departments, users } from '../people/users.tables.ts';
import { badges } from '../program/program.tables.ts';
import { ldapLinks, userImportLines, userImports } from './imports.tables.ts';

/** Deletes uploaded photos of the person, used or not. Pictures in posts belong to the posts. */
async function facesGone({ store, discard }: Context, user: UserRow): Promise<void> {
  const { rows } = await store.list(files, {
    where: { uploaderId: user.id, type: 'user-profile-picture' },
  });
  const faces = rows.map(({ id }) => id);
  const { rows: worn } = await store.list(badges, { where: { imageKey: { in: faces } } });
  const kept = new Set(worn.map(({ imageKey }) => imageKey));
  const thrown = faces.filter((key) => !kept.has(key));
  await store.remove(files, { id: { in: thrown } });
  thrown.forEach(discard);
}

/** Clears the import lines that name the person. These lines can no longer be undone. */
async function listsGone(
  { store }: Context,
  { id, email, phone, employeeNumber }: UserRow,
  address: string,
): Promise<void> {
  await store.update(
    userImportLines,
    { or: [{ userId: id }, { email }] },
    { email: address, wanted: {}, before: null, after: null, status: 'kept' },
  );
  // JSON columns cannot be filtered, so every line is checked for the person as manager.
  const { rows: lines } = await store.list(userImportLines);
  for (const { id: lineId, wanted } of lines) {
    if (wanted.managerEmail !== email) continue;
    const { managerEmail: _gone, ...others } = wanted;
    await store.update(userImportLines, { id: lineId }, { wanted: others });
  }
  const words = [email, phone, employeeNumber].filter((word) => word !== null);
  const says = (text: string): boolean =>
    words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  const { rows } = await store.list(userImports);
  for (const { id: importId, rejected, kept } of rows) {
    if (!says(JSON.stringify([rejected, kept]))) continue;
    await store.update(
      userImports,
      { id: importId },
      {
        rejected: rejected.map((fault) => (says(fault.value) ? { ...fault, value: '' } : fault)),
        kept: kept.map((one) => (one.email === email ? { ...one, email: address } : one)),
      },
    );
  }
}

export const importsUnnamed = onPersonRemoved(
  'users',
  {
    removes: [ldapLinks],
    // `people.erase.ts` changes users, departments and deletion requests.
    changes: [users, departments, deletionRequests, files, userImportLines, userImports],
  },
  async (context, { user, address }) => {
    await facesGone(context, user);
    await listsGone(context, user, address);
  },
);
