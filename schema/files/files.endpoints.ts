/** Calls about files: upload and read URLs, and the file contents (spec §5, §7). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Id, Instant } from '../kit/shapes.ts';
import { timeoutMs } from '../limits.ts';
import { fileNameLength } from './files.rules.ts';

/** The announced file; the upload URL accepts exactly this file. */
export const UploadRequest = z.object({
  fileName: z.string().check(z.trim(), z.minLength(1), z.maxLength(fileNameLength)),
  /** For example `image/png`. */
  contentType: z.string().check(z.minLength(1), z.maxLength(255)),
  /** Bytes. */
  size: z.int().check(z.gte(1)),
});

/** The upload URL of a file, and the key that other calls accept. */
export const UploadAddress = z.object({
  /** PUT the bytes to this URL with the announced content type. */
  url: z.string(),
  key: z.string(),
  /** Form fields that an object store requires; absent with our backend. */
  fields: z.optional(z.record(z.string(), z.string())),
  expiresAt: Instant,
});
export type UploadAddress = z.output<typeof UploadAddress>;

/** Key of a file, `<kind>/<id>`. */
export const FileKey = z.string().check(z.minLength(3), z.maxLength(100));

/** A temporary URL to read a file. */
export const ReadAddress = z.object({ url: z.string(), expiresAt: Instant });
export type ReadAddress = z.output<typeof ReadAddress>;

/** The space that files take and may take, for administrators. */
export const FileUsage = z.object({
  files: Count,
  /** 1,048,576 bytes each, rounded up. */
  megabytes: Count,
  maxFiles: Count,
  maxMegabytes: Count,
  /** The limits of one person. */
  person: z.object({ maxFiles: Count, maxMegabytes: Count, perMinute: Count }),
  /** The people whose files take the most; without a name after they were removed. */
  people: z.array(z.object({ id: Id, name: z.nullable(z.string()), files: Count, megabytes: Count })),
});
export type FileUsage = z.output<typeof FileUsage>;

/** Signature of a URL: organisation, expiry, for files of a record the reader, and the signature over all of them. */
const Signed = z.object({
  org: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Milliseconds since 1970. */
  exp: z.int().check(z.gte(0)),
  sig: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Id of the person the URL was made for; their rights are checked at each read. */
  reader: z.optional(Id),
});

export const fileEndpoints = endpoints({
  uploadAddress: {
    route: 'POST /upload_presign/{type}',
    body: UploadRequest,
    reply: UploadAddress,
    can: 'files.use',
    origin: 'proposed',
  },
  readAddress: {
    route: 'POST /read_presign/{type}',
    // No screen: Answers hold addresses that are signed already.
    body: z.object({ key: FileKey }),
    reply: ReadAddress,
    can: 'files.use',
    kind: 'read',
    origin: 'proposed',
  },
  usage: { route: 'GET /files/usage', reply: FileUsage, can: 'organization.manage', origin: 'ours' },
  upload: {
    route: 'PUT /file/{type}/{id}',
    query: Signed,
    encoding: 'binary',
    reply: z.object({ key: z.string() }),
    can: 'public',
    timeout: timeoutMs.upload,
    origin: 'ours',
  },
  read: {
    route: 'GET /file/{type}/{id}',
    // No screen: The page opens the address itself, which is signed.
    query: Signed,
    answer: 'blob',
    can: 'public',
    origin: 'ours',
  },
});
