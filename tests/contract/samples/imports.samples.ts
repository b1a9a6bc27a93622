/** Valid calls of imports and of the LDAP directory. */
import type { Store } from '#backend/store/port.ts';
import { userImports } from '#backend/users/imports.tables.ts';
import { firstId, type FieldSamples, type RestSamples } from './known.ts';

/** An import that can still be undone. */
export const known = async (store: Store) => ({
  doneImport: await firstId(store, userImports, { where: { status: 'done' } }),
});
/** The result of `known`; samples of other domains may use it. */
export type ImportsKnown = Awaited<ReturnType<typeof known>>;

/** A form with a list of people and further fields. */
const list = (rows: readonly string[], fields: Readonly<Record<string, string>> = {}): FormData => {
  const form = new FormData();
  form.append('file', new File([rows.join('\r\n')], 'personas.csv', { type: 'text/csv' }));
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const people = ['Correo;Nombre;Apellido;Cargo', 'lista@nueva.example;Irene;Lista;Analista'];

export const restSamples: RestSamples<ImportsKnown> = {
  'users.validateSheet': () => ({
    form: list(people, { kind: 'create', deactivate_missing: 'false' }),
  }),
  'users.uploadPeople': () => ({ form: list(people, { send_invitation: 'true' }) }),
  'users.deactivatePeople': ({ me }) => ({
    form: list(['Correo', me], { accept_deactivations: 'true' }),
  }),
  'users.imports': () => ({ search: '?page=1&per_page=5' }),
  'users.import': ({ doneImport }) => ({ params: { id: doneImport } }),
  'users.undoImport': ({ doneImport }) => ({ params: { id: doneImport } }),
  'users.ldapUsers': () => ({ search: '?page=1&per_page=5&keywords=a' }),
  'users.syncLdap': () => ({ body: { sync_all: true, rehearse: true, user_ids: [] } }),
};

export const fieldSamples: FieldSamples<ImportsKnown> = {
  'Query.imports': () => '(page: 1, perPage: 5)',
  'Query.import': ({ doneImport }) => `(id: "${doneImport}")`,
  'Query.ldapUsers': () => '(page: 1, perPage: 5, keywords: "a")',
  'Mutation.undoImport': ({ doneImport }) => `(id: "${doneImport}")`,
  'Mutation.syncDirectory': () => '(syncAll: true, deactivateMissing: true, acceptDeactivations: true)',
};
