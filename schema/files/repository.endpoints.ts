/** The organisation's documents: list, versions and acknowledgements (spec §1 "a files repository"; all calls ours). */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Day, Done, Id, Instant, Keywords, page, PageNumber, PerPage } from '../kit/shapes.ts';
import { wired } from '../kit/wire.ts';
import { textLength } from '../limits.parts.ts';
import { fileNameLength, repositoryLength } from './files.rules.ts';

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(fileNameLength));
const Folder = z.nullable(z.string().check(z.trim(), z.maxLength(repositoryLength.folder)));
const Words = z.nullable(z.string().check(z.trim(), z.maxLength(textLength.description)));
const Key = z.string().check(z.minLength(3), z.maxLength(100));
const Audience = z.array(Id).check(z.maxLength(100));

/** A document as the reader sees it. */
export const RepositoryFile = z.object({
  id: Id,
  name: z.string(),
  folder: z.nullable(z.string()),
  description: z.nullable(z.string()),
  contentType: z.string(),
  /** Size of the newest version in bytes. */
  size: Count,
  /** Number of the newest version, from 1. */
  version: z.int().check(z.gte(1)),
  mustAcknowledge: z.boolean(),
  /** When the reader acknowledged the newest version; null if not yet. */
  acknowledgedAt: z.nullable(Instant),
  /** The newest version that the reader acknowledged; null for none. */
  acknowledgedVersion: z.nullable(z.int()),
  /** Departments that may see it; empty means everybody. Also empty for readers without `files.manage`. */
  departmentIds: z.array(Id),
  /** Date of the next content review. */
  reviewOn: z.nullable(Day),
  uploadedBy: z.nullable(z.object({ id: Id, name: z.string() })),
  /**
   * Size of the audience, and how many of them acknowledged the newest version; null for readers without
   * `files.manage`.
   */
  progress: z.nullable(z.object({ acknowledged: Count, people: Count })),
  createdAt: Instant,
  updatedAt: Instant,
});
export type RepositoryFile = z.output<typeof RepositoryFile>;

/** One version; old versions stay readable. */
export const FileVersion = z.object({
  version: z.int().check(z.gte(1)),
  contentType: z.string(),
  size: Count,
  note: z.nullable(z.string()),
  uploadedBy: z.nullable(z.object({ id: Id, name: z.string() })),
  createdAt: Instant,
  /** Temporary read URL, valid for one to two hours. */
  url: z.string(),
});
export type FileVersion = z.output<typeof FileVersion>;

/** A document with its versions, newest first. */
export const RepositoryFileView = z.object({ file: RepositoryFile, versions: z.array(FileVersion) });
export type RepositoryFileView = z.output<typeof RepositoryFileView>;

export const FileFolder = z.object({ name: z.nullable(z.string()), count: Count });
export type FileFolder = z.output<typeof FileFolder>;

const Details = {
  folder: z.optional(Folder),
  description: z.optional(Words),
  mustAcknowledge: z.optional(z.boolean()),
  departmentIds: z.optional(Audience),
  reviewOn: z.optional(z.nullable(Day)),
};

/** `key` is an upload of kind `comm-attachment` by the caller; without `name` the upload's file name applies. */
export const RepositoryFileInput = z.object({ key: Key, name: z.optional(Name), ...Details });
export type RepositoryFileInput = z.input<typeof RepositoryFileInput>;
export const RepositoryFileChange = edit(z.object({ name: z.optional(Name), ...Details }));
export type RepositoryFileChange = z.input<typeof RepositoryFileChange>;

/** A person of the audience and the last acknowledgement. */
export const FileProof = z.object({
  userId: Id,
  name: z.string(),
  version: z.nullable(z.int()),
  acknowledgedAt: z.nullable(Instant),
  /** Acknowledged the newest version. */
  upToDate: z.boolean(),
});
export type FileProof = z.output<typeof FileProof>;

const Search = z.object({
  /** Search words in name and description. */
  keywords: Keywords,
  folder: z.optional(z.string().check(z.maxLength(repositoryLength.folder))),
  /** Only documents without a folder. */
  unfiled: z.optional(z.boolean()),
  /** Only documents that the caller has not acknowledged. */
  pending: z.optional(z.boolean()),
  page: PageNumber,
  perPage: wired(PerPage, 'perPage'),
});

const see = { can: 'files.see', module: 'files_repo' } as const;
const manage = { can: 'files.manage', module: 'files_repo' } as const;

export const repositoryEndpoints = endpoints({
  list: { route: 'GET /files', query: Search, reply: page(RepositoryFile), ...see, origin: 'ours' },
  folders: { route: 'GET /files/folders', reply: z.array(FileFolder), ...see, origin: 'ours' },
  /** 404 for a reader outside its audience. */
  get: { route: 'GET /files/{id}', reply: RepositoryFileView, ...see, origin: 'ours' },
  add: {
    route: 'POST /files',
    body: RepositoryFileInput,
    reply: RepositoryFile,
    ...manage,
    origin: 'ours',
  },
  change: {
    route: 'PATCH /files/{id}',
    body: RepositoryFileChange,
    reply: RepositoryFile,
    ...manage,
    origin: 'ours',
  },
  /** Requests acknowledgement again; proofs of older versions stay. 409 unless `version` is the next number. */
  addVersion: {
    route: 'POST /files/{id}/version',
    body: z.object({
      key: Key,
      version: z.int().check(z.gte(2)),
      note: z.optional(Words),
    }),
    reply: RepositoryFile,
    ...manage,
    origin: 'ours',
  },
  /**
   * 409 unless `version` is the newest, so that no one acknowledges an unseen version. Repeating it changes
   * nothing.
   */
  acknowledge: {
    route: 'POST /files/{id}/acknowledge',
    body: z.object({ version: z.int().check(z.gte(1)) }),
    reply: RepositoryFile,
    ...see,
    origin: 'ours',
  },
  proofs: {
    route: 'GET /files/{id}/acknowledgements',
    query: z.object({
      pending: z.optional(z.boolean()),
      page: PageNumber,
      perPage: wired(PerPage, 'perPage'),
    }),
    reply: page(FileProof),
    ...manage,
    origin: 'ours',
  },
  /**
   * Notifies people who have not acknowledged the newest version; returns their number. Once per document and day
   * (409).
   */
  remind: { route: 'POST /files/{id}/remind', reply: z.object({ told: Count }), ...manage, origin: 'ours' },
  /** Deletes the document with its versions, proofs and bytes. */
  remove: { route: 'DELETE /files/{id}', reply: Done, ...manage, origin: 'ours' },
});
