/** Files of a removed person: documents remain with the organisation, and file names lose the person's name. */
import { onPersonRemoved } from '../http/handling.ts';
import { nameOf } from '../people/users.rules.ts';
import { fold } from '../kit/fold.ts';
import { fileProofs, files, fileVersions, repositoryFiles } from './files.tables.ts';

export const uploadsUnnamed = onPersonRemoved(
  'files',
  {
    changes: [files, repositoryFiles, fileVersions],
    keeps: [
      { tables: [fileProofs], because: 'that a document was read stays proven, by an id without a name' },
    ],
  },
  async ({ store }, { user }) => {
    for (const table of [repositoryFiles, fileVersions] as const)
      await store.update(table, { uploaderId: user.id }, { uploaderId: null });
    const { rows: uploaded } = await store.list(files, { where: { uploaderId: user.id } });
    const names = fold(nameOf(user)).split(/\s+/);
    const telling = uploaded.filter(({ name }) => names.some((word) => fold(name).includes(word)));
    for (const { id, name } of telling)
      await store.update(files, { id }, { name: `archivo${/\.\w{1,8}$/.exec(name)?.[0] ?? ''}` });
  },
);
