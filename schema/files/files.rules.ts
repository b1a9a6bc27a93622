/** What may be uploaded where: the same for the screens, before anything is sent, and for the backend (spec §5). */
import type { FileRule } from '../kit/files.ts';

/** Content types of pictures. A drawing in SVG is a program and is none of them. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

const office = 'application/vnd.openxmlformats-officedocument';
/** Content types of documents. */
export const documentTypes = [
  'application/pdf',
  `${office}.wordprocessingml.document`,
  `${office}.spreadsheetml.sheet`,
  `${office}.presentationml.presentation`,
  'text/plain',
] as const;

const megabyte = 1_048_576;
const picture: FileRule = { types: imageTypes, maxBytes: 5 * megabyte };
const attachment: FileRule = { types: [...imageTypes, ...documentTypes], maxBytes: 10 * megabyte };

/** The nine kinds of uploads (spec §5) and what each may be. */
export const fileRules = {
  'comm-attachment': attachment,
  'user-profile-picture': picture,
  'task-attachment': attachment,
  'program-attachment': attachment,
  'suggestion-attachment': attachment,
  'complaint-attachment': attachment,
  'goalcheckin-attachment': attachment,
  'corp-benef-image': picture,
  'post-attachments': attachment,
} as const satisfies Readonly<Record<string, FileRule>>;

/** One of the nine. */
export type FileKind = keyof typeof fileRules;

/** Whether a text names one of the nine; anything else is answered with "Invalid file type". */
export const isFileKind = (kind: string): kind is FileKind => Object.hasOwn(fileRules, kind);

/** Longest name of a file, in characters (ours). */
export const fileNameLength = 255;

/** What is wrong with a file before it is sent; undefined when it may be. The codes have their words in `reasons.ts`. */
export function fileFault(
  { types, maxBytes }: FileRule,
  { contentType, size }: { readonly contentType: string; readonly size: number },
): 'file_empty' | 'file_too_large' | 'file_type' | undefined {
  if (!types.includes(contentType.toLowerCase())) return 'file_type';
  if (size <= 0) return 'file_empty';
  return size > maxBytes ? 'file_too_large' : undefined;
}

/** Megabytes as people say them. */
export const megabytesOf = (bytes: number): number => Math.round((bytes * 10) / megabyte) / 10;

/** Longest name of a folder of documents, in characters (ours). */
export const repositoryLength = { folder: 60 } as const;
