/** Cases when a person is removed: those with the name lose it, those without stay as they are. */
import { onPersonRemoved } from '../http/handling.ts';
import { caseInvolved, caseMessages, caseNotes, cases, type KeptFile } from './cases.tables.ts';

/** A file name can hold the name of the person. */
const unnamed = (files: readonly KeptFile[]): KeptFile[] =>
  files.map((file) => ({ ...file, name: `archivo${/\.\w{1,8}$/.exec(file.name)?.[0] ?? ''}` }));

export const casesUnnamed = onPersonRemoved(
  'feedback',
  { removes: [caseInvolved], changes: [cases, caseMessages, caseNotes] },
  async ({ store }, { user: { id } }) => {
    const { rows } = await store.list(cases, { where: { userId: id } });
    for (const row of rows) {
      await store.update(cases, { id: row.id }, { userId: null, files: unnamed(row.files) });
      const { rows: messages } = await store.list(caseMessages, {
        where: { caseId: row.id, fromPerson: true },
      });
      for (const one of messages)
        if (one.files.length > 0)
          await store.update(caseMessages, { id: one.id }, { files: unnamed(one.files) });
    }
    await store.update(cases, { handlerId: id }, { handlerId: null });
    await store.update(caseMessages, { authorId: id }, { authorId: null });
    await store.update(caseNotes, { userId: id }, { userId: null });
  },
);
