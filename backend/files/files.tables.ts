/** Metadata of uploaded files; the bytes are in the blob store. */
import type { FileKind } from '#schema/files/files.rules.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

/** Ids are keys, `<kind>/<id>`. */
export const files = table(
  'files',
  {
    uploaderId: text(),
    /** One of the nine kinds; `call` for a file that arrived inside a call. */
    type: text<FileKind | 'call'>(),
    /** The name that the person chose. */
    name: text(),
    contentType: text(),
    /** Bytes. */
    size: int(),
    /** Null until the upload is complete. */
    uploadedAt: orNull(text()),
    /** The post or document that holds the file; null until then, and for pictures, which several records may show. */
    recordId: orNull(text()),
    createdAt: text(),
  },
  { indexes: [['uploaderId', 'createdAt'], ['recordId'], ['createdAt']] },
);

/** The organisation's documents, each with the facts of its newest version. */
export const repositoryFiles = table(
  'repository_files',
  {
    name: text(),
    folder: orNull(text()),
    description: orNull(text()),
    /** Key, number, type and size of the newest version. */
    key: text(),
    version: int(),
    contentType: text(),
    size: int(),
    mustAcknowledge: bool(),
    /** Departments that may see the document; empty for all. */
    departmentIds: json<readonly string[]>(),
    /** YYYY-MM-DD. */
    reviewOn: orNull(text()),
    /** Name and description, accent- and case-folded, for search. */
    fold: text(),
    uploaderId: orNull(text()),
    remindedAt: orNull(text()),
    createdAt: text(),
    updatedAt: text(),
  },
  { indexes: [['folder', 'name'], ['name'], ['updatedAt'], ['createdAt']] },
);

export const fileVersions = table(
  'file_versions',
  {
    fileId: text(),
    version: int(),
    key: text(),
    contentType: text(),
    size: int(),
    note: orNull(text()),
    uploaderId: orNull(text()),
    createdAt: text(),
  },
  { unique: [['fileId', 'version']], indexes: [['key']] },
);

/** Acknowledgements by person and version. */
export const fileProofs = table(
  'file_proofs',
  { fileId: text(), version: int(), userId: text(), createdAt: text() },
  { unique: [['fileId', 'version', 'userId']], indexes: [['userId', 'fileId']] },
);
