/** Files in bodies: a file field declares its allowed types and size; the service receives the stored file. */
import * as z from 'zod/mini';

/** Constraints on a file. */
export interface FileRule {
  /** Content types, such as `image/png`. */
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/** A file uploaded with a call, already stored under its key; deleted again if the call fails. */
export interface UploadedFile {
  readonly key: string;
  /** The file name from the client. */
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  /** The content, for services that read it immediately. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The unread body of a `binary` row without a schema. */
export interface Incoming {
  readonly contentType: string;
  /** Size in bytes announced by the sender. */
  readonly declared: number | undefined;
  /** Reads the bytes, once; undefined if there are more than `maxBytes`. */
  readonly read: (maxBytes: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** Schema of a file: callers pass a `Blob` or `File`, services receive an `UploadedFile`. */
export type FileSchema = z.ZodMiniType<UploadedFile, Blob>;

const rules = z.registry<FileRule>();

const isUploaded = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'key' in value && 'contentType' in value;

/** A file of these types and at most this size: a field of a `multipart` body, or a whole `binary` body. */
export function file(rule: FileRule): FileSchema {
  const schema = z.custom<UploadedFile>(isUploaded) as unknown as FileSchema; // input and output types differ: the router replaces the `Blob` by an `UploadedFile`
  rules.add(schema, rule);
  return schema;
}

interface Def {
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
}

/** The rule of a file schema, also if optional or in a list; undefined for every other schema. */
export function fileRuleOf(schema: z.core.$ZodType): FileRule | undefined {
  const rule = rules.get(schema);
  if (rule !== undefined) return rule;
  const { innerType, element } = schema._zod.def as Def; // documented fields of wrappers and lists
  const inner = innerType ?? element;
  return inner === undefined ? undefined : fileRuleOf(inner);
}
