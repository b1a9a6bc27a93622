/**
 * Files of a removed person: what a record holds goes with the record, and else loses the person's name; what no record
 * holds goes, because only the person could read it.
 */
import { onPersonRemoved } from '../http/handling.ts';
import { nameOf } from '../people/users.rules.ts';
import { fold } from '../kit/fold.ts';
import { isForOne } from './files.link.ts';
import { fileProofs, files, fileVersions, repositoryFiles } from './files.tables.ts';

export const uploadsUnnamed = onPersonRemoved(
  'files',
  {
    changes: [files, repositoryFiles, fileVersions],
    keeps: [
      { tables: [fileProofs], because: 'that a document was read stays proven, by an id without a name' },
    ],
  },
  async ({ store, discard }, { user }) => {
    for (const table of [repositoryFiles, fileVersions] as const)
      await store.update(table, { uploaderId: user.id }, { uploaderId: null });
    const { rows: uploaded } = await store.list(files, { where: { uploaderId: user.id } });
    for (const { id, recordId } of uploaded) if (recordId === null && isForOne(id)) discard(id);
    const names = fold(nameOf(user)).split(/\s+/);
    const telling = uploaded.filter(({ name }) => names.some((word) => fold(name).includes(word)));
    for (const { id, name } of telling)
      await store.update(files, { id }, { name: `archivo${/\.\w{1,8}$/.exec(name)?.[0] ?? ''}` });
  },
);
