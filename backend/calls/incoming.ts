/** Reads the body of a call as its row says: JSON, a form with files, one file, or a stream that is read later. */
import type { Reason } from '#schema/errors.ts';
import { fileFault, megabytesOf } from '#schema/files/files.rules.ts';
import { hasBody, type Row } from '#schema/kit/endpoint.ts';
import { fileRuleOf, type FileRule, type Incoming, type UploadedFile } from '#schema/kit/files.ts';
import { readForm, toOurs, wirePath } from '#schema/kit/wire.ts';
import { type Language } from '#schema/limits.ts';
import { uploadBytes } from '#schema/limits.parts.ts';
import { reason } from '#schema/reasons.ts';
import { looksLike } from '../kit/magic.ts';
import type { StoredFile } from '../http/context.ts';
import { digestOf } from '../http/digest.ts';
import { domainError } from '../http/domainError.ts';

/** A file on its way to the blob store. */
export interface Carried {
  readonly key: string;
  readonly file: StoredFile;
}

/** A body that was read but not validated. */
export interface Taken {
  /** The text by which two bodies are compared. */
  readonly text: string;
  /** The body with our field names; throws 400 if it cannot be parsed. */
  readonly value: () => unknown;
  readonly files: readonly Carried[];
  /** Errors of the files, with the field names of the wire. */
  readonly reasons: readonly Reason[];
}

/** The bytes of a body; undefined as soon as they exceed the limit. */
export async function readUpTo(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      return undefined;
    }
    parts.push(next.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

const typeOf = (said: string | null): string => (said ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** The violated rule of a file. The check reads the bytes, because the declared type may be wrong. */
const faultOf = (rule: FileRule, { bytes, contentType }: StoredFile): ReturnType<typeof fileFault> =>
  fileFault(rule, { contentType, size: bytes.byteLength }) ??
  (looksLike(contentType, bytes) ? undefined : 'file_type');

/** Takes files out of a body one by one and gives each a key. */
class Files {
  readonly carried: Carried[] = [];
  readonly reasons: Reason[] = [];
  readonly #newKey: () => string;
  readonly #language: Language;
  constructor(newKey: () => string, language: Language) {
    this.#newKey = newKey;
    this.#language = language;
  }
  take(rule: FileRule, file: StoredFile, field: string): UploadedFile {
    const fault = faultOf(rule, file);
    if (fault !== undefined)
      this.reasons.push(reason(field, fault, this.#language, { maximum: megabytesOf(rule.maxBytes) }));
    const key = this.#newKey();
    this.carried.push({ key, file });
    const { name, contentType, bytes } = file;
    return { key, name, contentType, size: bytes.byteLength, bytes };
  }
}

async function form(
  schema: NonNullable<Row['body']>,
  request: Request,
  files: Files,
  language: Language,
): Promise<Taken> {
  const bytes = await readUpTo(request, uploadBytes);
  if (bytes === undefined) throw domainError('too_large', language);
  let read: FormData;
  try {
    const type = request.headers.get('content-type') ?? '';
    read = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw domainError('bad_request', language);
  }
  const held = new Map<File, Uint8Array<ArrayBuffer>>();
  const said: (readonly string[])[] = [];
  // Browsers create a new `File` object for each read of a form field. Each field is therefore read once.
  const entries = new Map<string, FormDataEntryValue[]>();
  for (const [name, value] of read.entries()) {
    entries.set(name, [...(entries.get(name) ?? []), value]);
    if (typeof value === 'string') {
      said.push([name, value]);
      continue;
    }
    const content = new Uint8Array(await value.arrayBuffer());
    held.set(value, content);
    said.push([name, value.name, value.type, await digestOf(content)]);
  }
  const shape: Readonly<Record<string, NonNullable<Row['body']>>> =
    (schema._zod.def as { readonly shape?: Readonly<Record<string, NonNullable<Row['body']>>> }).shape ?? {}; // a form is an object
  const fields = { getAll: (name: string) => entries.get(name) ?? [] };
  const value = readForm(schema, fields, (file, name) => {
    const rule = shape[name] === undefined ? undefined : fileRuleOf(shape[name]);
    const content = held.get(file);
    // The schema rejects a file in a text field. The name of the file would pass as text.
    if (rule === undefined || content === undefined) return file;
    const stored = { bytes: content, contentType: typeOf(file.type), name: file.name };
    return files.take(rule, stored, wirePath(schema, [name]));
  });
  return { text: JSON.stringify(said), value: () => value, files: files.carried, reasons: files.reasons };
}

const nameOf = (header: string | null): string => {
  try {
    return decodeURIComponent(header ?? '');
  } catch {
    return '';
  }
};

async function single(rule: FileRule, request: Request, files: Files, language: Language): Promise<Taken> {
  const bytes = await readUpTo(request, rule.maxBytes);
  if (bytes === undefined)
    throw domainError('invalid', language, [
      reason('', 'file_too_large', language, { maximum: megabytesOf(rule.maxBytes) }),
    ]);
  const contentType = typeOf(request.headers.get('content-type'));
  const value = files.take(
    rule,
    { bytes, contentType, name: nameOf(request.headers.get('x-file-name')) },
    '',
  );
  const text = JSON.stringify([contentType, await digestOf(bytes)]);
  return { text, value: () => value, files: files.carried, reasons: files.reasons };
}

/** Whether a call carries files. The caller's permission is then checked before the body is read. */
export const carriesFiles = (row: Row): boolean =>
  row.body !== undefined && (row.encoding ?? 'json') !== 'json';

/** Reads the body. Throws 400, 413 or 422 if the body cannot be read. */
export async function take(
  row: Row,
  request: Request,
  language: Language,
  newKey: () => string,
): Promise<Taken | undefined> {
  const schema = row.body;
  if (!hasBody(row)) return undefined;
  if (schema === undefined) {
    const declared = request.headers.get('content-length');
    const incoming: Incoming = {
      contentType: typeOf(request.headers.get('content-type')),
      declared: declared === null ? undefined : Number(declared),
      read: (maxBytes) => readUpTo(request, maxBytes),
    };
    return { text: '', value: () => incoming, files: [], reasons: [] };
  }
  const files = new Files(newKey, language);
  if (row.encoding === 'multipart') return form(schema, request, files, language);
  const rule = fileRuleOf(schema);
  if (row.encoding === 'binary' && rule !== undefined) return single(rule, request, files, language);
  const text = await request.text();
  const value = (): unknown => {
    try {
      return toOurs(schema, JSON.parse(text === '' ? '{}' : text));
    } catch {
      throw domainError('bad_request', language);
    }
  };
  return { text, value, files: [], reasons: [] };
}
