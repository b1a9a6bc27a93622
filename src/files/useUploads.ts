/** The files of one thing as the view shows them: those that are there, and those on their way. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FileKind } from '#schema/files/files.rules.ts';
import type { Attachment } from '#src/ui/AttachmentList.tsx';
import { createUploadLine, type UploadedFile } from './uploadLine.ts';

/** What the view needs of the files. */
export interface Uploads {
  readonly items: readonly Attachment[];
  /** As many as there is room for. */
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
  /** Why it cannot be sent yet, as a sentence. */
  readonly fault: string | null;
  /** Files that fit beside those that are there. */
  readonly room: number;
}

/** At most `most` of one kind. `files` are those that are there; `change` keeps them with the form and stays the same function. */
export function useUploads(
  { kind, most }: { readonly kind: FileKind; readonly most: number },
  files: readonly UploadedFile[],
  change: (next: (files: readonly UploadedFile[]) => UploadedFile[]) => void,
): Uploads {
  const { t } = useLingui();
  const [line] = useState(() => createUploadLine(kind, (file) => change((there) => [...there, file])));
  const moving = useSyncExternalStore(line.subscribe, line.read);
  // A dialog that goes away takes along what was still on its way.
  useEffect(() => () => line.close(), [line]);
  const room = Math.max(0, most - files.length - moving.length);
  const failed = moving.find(({ isFailed }) => isFailed)?.name;
  const open = moving[0]?.name;
  return {
    items: [
      ...files.map(({ key, name, size }) => ({ id: key, name, bytes: size, state: 'done' as const })),
      ...moving.map(({ id, name, size, progress, isFailed, error }): Attachment => ({
        id,
        name,
        bytes: size,
        state: isFailed ? 'failed' : 'uploading',
        progress,
        reason: error?.reasons?.[0]?.message ?? error?.message,
      })),
    ],
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
