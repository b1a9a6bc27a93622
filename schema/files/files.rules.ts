/** Upload rules: screens check them before sending, the backend checks them again (spec §5). */
import type { FileRule } from '../kit/files.ts';

/** Content types of images. SVG is excluded because it can contain scripts. */
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

/** The nine kinds of uploads (spec §5) and the rule of each. */
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

export type FileKind = keyof typeof fileRules;

/** Whether a text is one of the nine kinds; any other text gets "Invalid file type". */
export const isFileKind = (kind: string): kind is FileKind => Object.hasOwn(fileRules, kind);

/**
 * The space of a person and of an organisation, and how many files a person may upload within a minute (ours). The
 * composer takes five files at once, and a page of pictures some more.
 */
export const uploadQuota = {
  person: { files: 5_000, bytes: 5 * 1_024 * megabyte },
  organization: { files: 500_000, bytes: 100 * 1_024 * megabyte },
  perMinute: 60,
} as const;

/** Maximum length of a file name, in characters (ours). */
export const fileNameLength = 255;

/**
 * The problem of a file before upload; undefined if the file is allowed. `reasons.ts` holds the messages of the
 * codes.
 */
export function fileFault(
  { types, maxBytes }: FileRule,
  { contentType, size }: { readonly contentType: string; readonly size: number },
): 'file_empty' | 'file_too_large' | 'file_type' | undefined {
  if (!types.includes(contentType.toLowerCase())) return 'file_type';
  if (size <= 0) return 'file_empty';
  return size > maxBytes ? 'file_too_large' : undefined;
}

/** Bytes as megabytes with one decimal. */
export const megabytesOf = (bytes: number): number => Math.round((bytes * 10) / megabyte) / 10;

/** Maximum length of the name of a document folder, in characters (ours). */
export const repositoryLength = { folder: 60 } as const;
