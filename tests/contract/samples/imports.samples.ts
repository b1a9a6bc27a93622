/** Valid calls of imports and of the LDAP directory. */
import type { Store } from '#backend/store/port.ts';
import { userImports } from '#backend/users/imports.tables.ts';
import { firstId, type Calls } from './known.ts';

/** An import that can still be undone. */
export const known = async (store: Store) => ({
  doneImport: await firstId(store, userImports, { where: { status: 'done' } }),
});
/** The result of `known`; samples of other domains may use it. */
export type ImportsKnown = Awaited<ReturnType<typeof known>>;

/** A file with a list of people. */
const list = (...rows: readonly string[]): File =>
  new File([rows.join('\r\n')], 'personas.csv', { type: 'text/csv' });
const people = ['Correo;Nombre;Apellido;Cargo', 'lista@nueva.example;Irene;Lista;Analista'];

export const calls: Calls<ImportsKnown> = {
  'users.validateSheet': () => ({
    body: { file: list(...people), columns: undefined, reading: undefined, kind: 'create' },
  }),
  'users.uploadPeople': () => ({ body: { file: list(...people), columns: undefined, reading: undefined } }),
  'users.deactivatePeople': ({ me }) => ({
    body: { file: list('Correo', me), columns: undefined, reading: undefined },
  }),
  'users.imports': () => ({ query: { perPage: 5 } }),
  'users.import': 'doneImport',
  'users.undoImport': 'doneImport',
  'users.ldapUsers': () => ({ query: { perPage: 5, keywords: 'a' } }),
  'users.syncLdap': () => ({ body: { syncAll: true, rehearse: false, userIds: [] } }),
};
