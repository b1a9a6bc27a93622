/** The files of one form for its view: uploaded files, and uploads in progress. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FileKind } from '#schema/files/files.rules.ts';
import type { Attachment } from '#src/ui/AttachmentList.tsx';
import { createUploadLine, type FileOnItsWay, type UploadedFile } from './uploadLine.ts';

/** State and actions of the files. */
export interface Uploads {
  readonly items: readonly Attachment[];
  /** Adds files up to the limit. */
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
  /** Why the form cannot be sent yet, as a sentence. */
  readonly fault: string | null;
  /** The number of files that can still be added. */
  readonly room: number;
}

/** The lines of uploaded files, then of those on their way. */
export const attachmentsOf = (
  files: readonly UploadedFile[],
  moving: readonly FileOnItsWay[],
): readonly Attachment[] => [
  ...files.map(({ key, name, size }) => ({ id: key, name, bytes: size, state: 'done' as const })),
  ...moving.map(({ id, name, size, progress, isFailed, error }): Attachment => ({
    id,
    name,
    bytes: size,
    state: isFailed ? 'failed' : 'uploading',
    progress,
    reason: error?.reasons?.[0]?.message ?? error?.message,
  })),
];

/**
 * At most `most` files of one kind. `files` are the uploaded ones; `change` updates them in the form and must
 * be stable.
 */
export function useUploads(
  { kind, most }: { readonly kind: FileKind; readonly most: number },
  files: readonly UploadedFile[],
  change: (next: (files: readonly UploadedFile[]) => UploadedFile[]) => void,
): Uploads {
  const { t } = useLingui();
  const [line] = useState(() => createUploadLine(kind, (file) => change((there) => [...there, file])));
  const moving = useSyncExternalStore(line.subscribe, line.read);
  // Closing the dialog cancels pending uploads.
  useEffect(() => () => line.close(), [line]);
  const room = Math.max(0, most - files.length - moving.length);
  const failed = moving.find(({ isFailed }) => isFailed)?.name;
  const open = moving[0]?.name;
  return {
    items: attachmentsOf(files, moving),
    add: (chosen) => line.add(chosen.slice(0, room)),
    remove: (id) => {
      line.remove(id);
      change((there) => there.filter(({ key }) => key !== id));
    },
    retry: line.retry,
    fault:
      failed !== undefined
        ? t`«${failed}» no se subió: reinténtalo o quítalo.`
        : open !== undefined
          ? t`«${open}» todavía se está subiendo. Espera un momento o quítalo.`
          : null,
    room,
  };
}
