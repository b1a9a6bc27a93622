/** The organisation's documents: what there is, its versions, and who acknowledged them (spec §1 "a files repository"; all calls ours). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Day, Done, Id, Instant, page, PageNumber, PerPage } from '../kit/shapes.ts';
import { wired } from '../kit/wire.ts';
import { textLength } from '../limits.parts.ts';
import { fileNameLength, repositoryLength } from './files.rules.ts';

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(fileNameLength));
const Folder = z.nullable(z.string().check(z.trim(), z.maxLength(repositoryLength.folder)));
const Words = z.nullable(z.string().check(z.trim(), z.maxLength(textLength.description)));
const Key = z.string().check(z.minLength(3), z.maxLength(100));
const Audience = z.array(Id).check(z.maxLength(100));

/** A document as the person who asks sees it. */
export const RepositoryFile = z.object({
  id: Id,
  name: z.string(),
  folder: z.nullable(z.string()),
  description: z.nullable(z.string()),
  contentType: z.string(),
  /** Bytes of the newest version. */
  size: Count,
  /** Number of the newest version, from 1. */
  version: z.int().check(z.gte(1)),
  mustAcknowledge: z.boolean(),
  /** When the caller acknowledged the newest version; null for not yet. */
  acknowledgedAt: z.nullable(Instant),
  /** The newest version that the caller acknowledged; null for none. */
  acknowledgedVersion: z.nullable(z.int()),
  /** Who may see it: departments; everybody where empty. Empty too for whoever may not manage files. */
  departmentIds: z.array(Id),
  /** Day on which somebody looks whether it still holds. */
  reviewOn: z.nullable(Day),
  uploadedBy: z.nullable(z.object({ id: Id, name: z.string() })),
  /** People of its audience, and those of them who acknowledged the newest version; null for whoever may not manage files. */
  progress: z.nullable(z.object({ acknowledged: Count, people: Count })),
  createdAt: Instant,
  updatedAt: Instant,
});
export type RepositoryFile = z.output<typeof RepositoryFile>;

/** One version; old ones stay readable. */
export const FileVersion = z.object({
  version: z.int().check(z.gte(1)),
  contentType: z.string(),
  size: Count,
  note: z.nullable(z.string()),
  uploadedBy: z.nullable(z.object({ id: Id, name: z.string() })),
  createdAt: Instant,
  /** Where it can be read for an hour or two. */
  url: z.string(),
});
export type FileVersion = z.output<typeof FileVersion>;

/** A document with its versions, the newest first. */
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

/** `key` is that of an upload of kind `comm-attachment` of the caller's own; its name unless another is given. */
export const RepositoryFileInput = z.object({ key: Key, name: z.optional(Name), ...Details });
export type RepositoryFileInput = z.input<typeof RepositoryFileInput>;
export const RepositoryFileChange = z.object({ name: z.optional(Name), ...Details });
export type RepositoryFileChange = z.input<typeof RepositoryFileChange>;

/** Somebody of the audience, and what they acknowledged last. */
export const FileProof = z.object({
  userId: Id,
  name: z.string(),
  version: z.nullable(z.int()),
  acknowledgedAt: z.nullable(Instant),
  /** The newest version. */
  upToDate: z.boolean(),
});
export type FileProof = z.output<typeof FileProof>;

const Search = z.object({
  /** Words of name and description. */
  keywords: z.optional(z.string().check(z.maxLength(100))),
  folder: z.optional(z.string().check(z.maxLength(repositoryLength.folder))),
  /** Only what lies in no folder. */
  unfiled: z.optional(z.boolean()),
  /** Only what the caller still has to acknowledge. */
  pending: z.optional(z.boolean()),
  page: PageNumber,
  perPage: wired(PerPage, 'perPage'),
});

const see = { can: 'files.see', module: 'files_repo' } as const;
const manage = { can: 'files.manage', module: 'files_repo' } as const;

export const repositoryEndpoints = endpoints({
  list: { route: 'GET /files', query: Search, reply: page(RepositoryFile), ...see, origin: 'ours' },
  folders: { route: 'GET /files/folders', reply: z.array(FileFolder), ...see, origin: 'ours' },
  /** 404 for who is not of its audience. */
  get: { route: 'GET /files/{id}', reply: RepositoryFileView, ...see, origin: 'ours' },
  add: {
    route: 'POST /files',
    body: RepositoryFileInput,
    reply: RepositoryFile,
    status: 201,
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
  /** Asks everybody again; proofs of older versions stay. 409 unless `version` is the one that follows. */
  addVersion: {
    route: 'POST /files/{id}/version',
    body: z.object({
      key: Key,
      version: z.int().check(z.gte(2)),
      note: z.optional(Words),
    }),
    reply: RepositoryFile,
    status: 201,
    ...manage,
    origin: 'ours',
  },
  /** 409 unless `version` is the newest: nobody acknowledges what they did not see. Again changes nothing. */
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
  /** Tells those who have not acknowledged the newest version; answers how many. Once a day for each document (409). */
  remind: { route: 'POST /files/{id}/remind', reply: z.object({ told: Count }), ...manage, origin: 'ours' },
  /** With its versions and proofs; the bytes go too. */
  remove: { route: 'DELETE /files/{id}', reply: Done, ...manage, origin: 'ours' },
});
