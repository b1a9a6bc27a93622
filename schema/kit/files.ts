/** Files in bodies: a field that is a file says what it may be, and the service is handed where it has been put. */
import * as z from 'zod/mini';

/** What a file may be. */
export interface FileRule {
  /** Content types, such as `image/png`. */
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/** A file that came with a call, already kept under its key; removed again when the call does not succeed. */
export interface UploadedFile {
  readonly key: string;
  /** As the person named it. */
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  /** What came, for whoever reads it at once. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The body of a `binary` row without a schema: nothing of it has been read yet. */
export interface Incoming {
  readonly contentType: string;
  /** What the sender says it will be, in bytes. */
  readonly declared: number | undefined;
  /** Its bytes, once; undefined as soon as there are more than allowed. */
  readonly read: (maxBytes: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** A schema of a file: callers give a `Blob` or `File`, services get an `UploadedFile`. */
export type FileSchema = z.ZodMiniType<UploadedFile, Blob>;

const rules = z.registry<FileRule>();

const isUploaded = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'key' in value && 'contentType' in value;

/** A file of these types and at most this size: a field of a `multipart` body, or a whole `binary` one. */
export function file(rule: FileRule): FileSchema {
  const schema = z.custom<UploadedFile>(isUploaded) as unknown as FileSchema; // what is given and what is got differ: the router puts one in place of the other
  rules.add(schema, rule);
  return schema;
}

interface Def {
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
}

/** The rule of a file, of an optional one or of a list of them; undefined for everything else. */
export function fileRuleOf(schema: z.core.$ZodType): FileRule | undefined {
  const rule = rules.get(schema);
  if (rule !== undefined) return rule;
  const { innerType, element } = schema._zod.def as Def; // documented fields of wrappers and lists
  const inner = innerType ?? element;
  return inner === undefined ? undefined : fileRuleOf(inner);
}
