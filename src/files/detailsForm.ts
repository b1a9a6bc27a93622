/** Maps the details of a document to the contract. */
import { RepositoryFileChange } from '#schema/files/repository.endpoints.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import type { SharedFile } from './files.queries.ts';

/** The form values; empty if unset. */
export interface DetailsFields {
  name: string;
  folder: string;
  description: string;
  departmentIds: string[];
  mustAcknowledge: boolean;
  reviewOn: string;
}

/** Fields that can show errors. */
export const detailsFields = [
  'name',
  'folder',
  'description',
  'departmentIds',
  'mustAcknowledge',
  'reviewOn',
] as const;

const orNull = (text: string): string | null => (text === '' ? null : text);

/** The request input. */
export const toDetailsInput = (fields: DetailsFields) => ({
  ...fields,
  name: fields.name.trim(),
  folder: orNull(fields.folder.trim()),
  description: orNull(fields.description.trim()),
  reviewOn: orNull(fields.reviewOn),
});

/** The rules of the contract row. */
export const detailsForm = {
  schema: RepositoryFileChange,
  toInput: toDetailsInput,
} satisfies RowForm<DetailsFields>;

/** The form for several new documents at once; each is named after its file. */
export const sharedForm: RowForm<DetailsFields> = {
  schema: RepositoryFileChange,
  toInput: (fields) => {
    const { name: _name, ...shared } = toDetailsInput(fields);
    return shared;
  },
};

/** The initial form values. */
export const fieldsOf = (file: SharedFile | null, folder: string | null = null): DetailsFields => ({
  name: file?.name ?? '',
  folder: file?.folder ?? folder ?? '',
  description: file?.description ?? '',
  departmentIds: [...(file?.departmentIds ?? [])],
  mustAcknowledge: file?.mustAcknowledge ?? false,
  reviewOn: file?.reviewOn ?? '',
});
