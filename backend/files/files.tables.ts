/** What is known of uploaded files; their bytes are kept beside the store. */
import { bool, int, json, orNull, table, text } from '../store/table.ts';

/** Ids are keys, `<kind>/<id>`. */
export const files = table(
  'files',
  {
    uploaderId: text(),
    /** One of the nine kinds. */
    type: text(),
    /** As the person named it. */
    name: text(),
    contentType: text(),
    /** Bytes. */
    size: int(),
    /** Null until the bytes have come. */
    uploadedAt: orNull(text()),
    createdAt: text(),
  },
  { indexes: [['uploaderId', 'createdAt'], ['createdAt']] },
);

/** The organisation's documents; what their newest version is stands here too. */
export const repositoryFiles = table(
  'repository_files',
  {
    name: text(),
    folder: orNull(text()),
    description: orNull(text()),
    /** Of the newest version: its key, its number, what it is, and its bytes. */
    key: text(),
    version: int(),
    contentType: text(),
    size: int(),
    mustAcknowledge: bool(),
    /** Departments that may see it; everybody where empty. */
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

/** Who acknowledged which version. */
export const fileProofs = table(
  'file_proofs',
  { fileId: text(), version: int(), userId: text(), createdAt: text() },
  { unique: [['fileId', 'version', 'userId']], indexes: [['userId', 'fileId']] },
);
