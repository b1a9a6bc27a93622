/** Faces of a removed person, and the imports that named the person; the person's own row is emptied in `people.erase.ts`. */
import type { Context } from '../http/context.ts';
import { onPersonRemoved } from '../http/handling.ts';
import { files } from '../files/files.tables.ts';
import type { UserRow } from '../people/users.rules.ts';
import { deletionRequests, departments, users } from '../people/users.tables.ts';
import { badges } from '../program/program.tables.ts';
import { ldapLinks, userImportLines, userImports } from './imports.tables.ts';

/** Uploads of faces that were never taken, or no longer are; pictures in posts are of those posts. */
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

/** Lists of people that named them: what came of an import is no longer undone for them. */
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
  // JSON is never filtered: each line is looked at for whom it makes somebody's manager.
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
    // Those of people are changed in `people.erase.ts`.
    changes: [users, departments, deletionRequests, files, userImportLines, userImports],
  },
  async (context, { user, address }) => {
    await facesGone(context, user);
    await listsGone(context, user, address);
  },
);
