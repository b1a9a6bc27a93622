/** Files of a form: chosen or dropped, shown with their progress, and removed. */
import type { ReactElement } from 'react';
import type { FileKind } from '#schema/files/files.rules.ts';
import { classes } from '#src/ui/classes.ts';
import { usePickedFiles } from './usePickedFiles.tsx';
import type { Uploads } from './useUploads.ts';

export interface PickFilesProps {
  readonly kind: FileKind;
  readonly uploads: Uploads;
  readonly disabled: boolean;
}

/** The form does not send while `uploads.fault` says why. */
export function PickFiles({ kind, uploads, disabled }: PickFilesProps): ReactElement {
  const { items, add, remove, retry, fault, room } = uploads;
  const picked = usePickedFiles({
    kind,
    items,
    add,
    remove,
    retry,
    isLocked: disabled,
    isFull: room === 0,
    note: fault,
  });
  return (
    <div
      {...picked.dropArea}
      className={classes(
        'flex flex-col gap-3 rounded-card',
        picked.isOver && 'outline-2 outline-offset-4 outline-brand-edge outline-dashed',
      )}
    >
      {picked.list}
      {picked.button}
    </div>
  );
}
