/** The details of a document in the contract's terms. */
import { RepositoryFileChange } from '#schema/files/repository.endpoints.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import type { SharedFile } from './files.queries.ts';

/** What is typed; empty where there is none. */
export interface DetailsFields {
  name: string;
  folder: string;
  description: string;
  departmentIds: string[];
  mustAcknowledge: boolean;
  reviewOn: string;
}

/** Fields that reasons can stand beside. */
export const detailsFields = [
  'name',
  'folder',
  'description',
  'departmentIds',
  'mustAcknowledge',
  'reviewOn',
] as const;

const orNull = (text: string): string | null => (text === '' ? null : text);

/** What goes to the server. */
export const toDetailsInput = (fields: DetailsFields) => ({
  ...fields,
  name: fields.name.trim(),
  folder: orNull(fields.folder.trim()),
  description: orNull(fields.description.trim()),
  reviewOn: orNull(fields.reviewOn),
});

/** The rules of the row. */
export const detailsForm: RowForm<DetailsFields> = { schema: RepositoryFileChange, toInput: toDetailsInput };

/** The same for several new ones at once, each called as its file. */
export const sharedForm: RowForm<DetailsFields> = {
  schema: RepositoryFileChange,
  toInput: (fields) => {
    const { name: _name, ...shared } = toDetailsInput(fields);
    return shared;
  },
};

/** Where the form begins. */
export const fieldsOf = (file: SharedFile | null, folder: string | null = null): DetailsFields => ({
  name: file?.name ?? '',
  folder: file?.folder ?? folder ?? '',
  description: file?.description ?? '',
  departmentIds: [...(file?.departmentIds ?? [])],
  mustAcknowledge: file?.mustAcknowledge ?? false,
  reviewOn: file?.reviewOn ?? '',
});
